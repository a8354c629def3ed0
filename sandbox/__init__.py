"""The sandbox: a local Discord, a page to look into it, and simulated players."""
