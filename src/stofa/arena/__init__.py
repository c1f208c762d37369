"""Bots against bots: games by the thousand, the same whatever machine plays them."""
