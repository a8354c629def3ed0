"""Omerta without Discord: the kernel, the rule systems, running games, storage, voice and numbers."""
