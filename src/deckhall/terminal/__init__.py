"""The table in a terminal: keyboard only, one game at a time, people and bots around one screen."""
