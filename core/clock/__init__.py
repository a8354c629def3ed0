"""When a phase closes: the game clock with its pauses, and the schemes by which voting periods end."""
