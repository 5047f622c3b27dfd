"""Deals that are shared by their numbers."""
