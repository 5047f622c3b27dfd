"""The rules of briscola as frozen values: cards, deals, matches, views and records."""
