"""Villages of Valeria: build a village of resources, buildings and adventurers."""
