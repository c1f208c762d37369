"""Positions as the tests write them, and what they ask of one.

A player is a line: the squares of the pawns that are out, and after a colon the cards in the hand::

    position(blue="b5 b5 B4 : 7 swap", red="r0 : 2")

Pawns that no square is named for are at home; cards that no hand has are in the deck, unless they are named
as `played`: green has laid those down. Blue is to play, and green has dealt.
"""

from typing import Final

import stofa
from stofa import Game
from stofa.games.partners.board import CARDS, COLOURS
from stofa.games.partners.core.cards import CARD
from stofa.games.partners.core.state import PartnersState
from stofa.games.partners.position import PartnersPosition
from stofa.games.partners.squares import SQUARES
from tests.games.previewing import play as play, refused as refused

NUMBER: Final = {name: number for number, name in SQUARES.items()}
LOCKED: Final = {letter: " ".join(f"{letter}{ring}" for ring in range(1, 5)) for letter in "BRYG"}
"""All four rings of a goal, by its letter."""


def position(
    *,
    blue: str = "",
    red: str = "",
    yellow: str = "",
    green: str = "",
    active: str = "blue",
    dealer: str = "green",
    deal: int = 1,
    played: str = "",
) -> Game[PartnersPosition]:
    """A game that has come to this point, with its cards played by hand."""
    parts = [f"dealer: {COLOURS.index(dealer)}", f"turn: {COLOURS.index(active)}", f"deal: {deal}"]
    for seat, line in enumerate((blue, red, yellow, green)):
        squares, _, hand = line.partition(":")
        parts += [f"pawns {seat}: {squares}", f"hand {seat}: {hand}"]
    parts.append(f"laid 3: {played}")
    return stofa.position("partners", "; ".join(parts), manual_chance=True)


def dealt(*hands: str, dealer: str = "green") -> Game[PartnersPosition]:
    """A new game, its first cards dealt: the hands from the dealer's left on."""
    game = stofa.new("partners", 4, manual_chance=True, dealer=COLOURS.index(dealer))
    return deal(game, *hands)


def deal(game: Game[PartnersPosition], *hands: str) -> Game[PartnersPosition]:
    """The cards that come now."""
    for hand in hands:
        for card in hand.split():
            game.play(f"deal {card}")
    return game


def inside(game: Game) -> PartnersState:
    """Everything, also what is hidden."""
    assert isinstance(game._state, PartnersState)
    return game._state


def seen(game: Game[PartnersPosition], seat: int | None = None) -> PartnersPosition:
    """What a seat sees; without one, what a spectator sees."""
    return game.view(seat).position


def where(game: Game[PartnersPosition], colour: str = "blue") -> str:
    """The squares of a colour's pawns that are out, along its path."""
    return " ".join(seen(game).players[COLOURS.index(colour)].pawns)


def home(game: Game[PartnersPosition], colour: str) -> int:
    return seen(game).players[COLOURS.index(colour)].home


def locked(game: Game[PartnersPosition], colour: str = "blue") -> int:
    return seen(game).players[COLOURS.index(colour)].locked


def legal(game: Game) -> str:
    """The legal moves, sorted."""
    return ", ".join(sorted(game.legal))


def bag(cards: str) -> int:
    return sum(CARD[CARDS.index(card)] for card in cards.split())
