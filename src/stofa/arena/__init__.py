"""Bots against bots: games by the thousand, reproducible on any machine."""
