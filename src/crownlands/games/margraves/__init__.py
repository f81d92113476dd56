"""Margraves of Valeria."""
