"""The games in a terminal, line by line."""
