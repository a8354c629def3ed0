"""What all cogs share: panels, menus, buttons that survive a restart, and private answers."""
