"""Discord, thin: an interaction becomes a command, an event becomes a message."""
