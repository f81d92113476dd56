"""Live tables: games that people play together, kept so that nothing acknowledged is ever lost."""
