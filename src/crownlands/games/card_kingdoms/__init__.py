"""Valeria: Card Kingdoms."""
