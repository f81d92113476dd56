"""Cités Royales."""
