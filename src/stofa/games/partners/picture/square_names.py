"""Squares as the reader writes them: with the letters that the colours have in their language."""

from stofa.engine.picture.marks import LETTERS as MARKS
from stofa.games.partners.board import COLOURS, LETTERS


def readers_name(square: str, language: str) -> str:
    """ "g5" for a German or Icelandic reader of "y5"; moves and records keep b r y g."""
    colour = COLOURS[LETTERS.index(square[0].lower())]
    letter = MARKS[language][colour]
    return (letter if square[0].isupper() else letter.lower()) + square[1:]
