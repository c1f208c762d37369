"""What can happen at a table. The log is a list of these, and the table is what follows from it."""

from typing import Any, Literal

import msgspec

from stofa.engine.title import Consequence
from stofa.engine.view import Mover

Reaction = Literal["applause", "laugh", "wow", "oh-no", "hurry", "thanks"]
"""What somebody may show the others, each of it a drawing without words."""


class Happening(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """One kind of thing that happens."""


class Opened(Happening, frozen=True, tag="opened"):
    """The table was set up."""

    game: str
    players: int


class Seated(Happening, frozen=True, tag="seated"):
    """Somebody took a seat, or came to it on one more device."""

    seat: int
    name: str
    newcomer: bool = False
    """Whether the seat was another's, or a bot's, in the running game until now. What it was dealt and chose
    in secret before is not for the newcomer to look up."""


class LeftSeat(Happening, frozen=True, tag="left-seat"):
    """Somebody gave a seat up before the game, or went away during it."""

    seat: int


class Revoked(Happening, frozen=True, tag="revoked"):
    """The host took a seat away from all its devices and made a new link for it."""

    seat: int


class SeatAsked(Happening, frozen=True, tag="seat-asked"):
    """The host would like to give a seat of the running game to somebody else: whom it concerns is asked."""

    seat: int
    by: int | None = None
    """The seat of the host; None if the host has none."""
    agreed: list[int] = []
    """All seats of the host: they agree."""


class SeatWanted(Happening, frozen=True, tag="seat-wanted"):
    """A newcomer would like to take a seat of the running game that a bot plays: the others are asked."""

    seat: int
    newcomer: str
    """What they are called."""
    agreed: list[int] = []
    """The seats of the host, who made the link by which they come; none if they came without one."""


class SeatAnswered(Happening, frozen=True, tag="seat-answered"):
    seat: int
    of: int
    """The seat that somebody else is to get."""
    yes: bool


class SeatFreed(Happening, frozen=True, tag="seat-freed"):
    """Somebody else may take a seat of the running game from now on."""

    seat: int
    why: Literal["given", "absent", "empty"]
    """Who held it has agreed; or has been absent for long, and the others agree; or nobody held it, and the
    others agree."""


class SeatKept(Happening, frozen=True, tag="seat-kept"):
    """Nobody else gets a seat after all: who holds it is back, or the host no longer asks for it."""

    seat: int


class Here(Happening, frozen=True, tag="here"):
    """A seat that was reminded, or is about to be lost, gave a sign of life."""

    seat: int


class Started(Happening, frozen=True, tag="started"):
    """The game begins. The hash of the seed is shown now, the seed itself at the end."""

    commitment: str


class Moved(Happening, frozen=True, tag="moved"):
    """A seat, or chance, made a move."""

    mover: Mover
    move: str
    seen_by: int | None = None
    """The one seat that may see what the move names, until it is shown to all; everybody may without it."""
    then: list[Consequence] = []
    """What it brought about by itself; everybody may know that."""


class UndoAsked(Happening, frozen=True, tag="undo-asked"):
    seat: int
    to: int
    """How many moves (cards included) would be left."""


class UndoAnswered(Happening, frozen=True, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(Happening, frozen=True, tag="undone"):
    """Moves were taken back."""

    seat: int
    to: int
    """How many moves (cards included) are left."""
    seen: bool = False
    """Whether it took consent, if only that of bots: others had moved since, or something hidden was seen."""


class Nudged(Happening, frozen=True, tag="nudged"):
    """Somebody was reminded that it is their turn."""

    seat: int
    by: int


class TakeOverAsked(Happening, frozen=True, tag="take-over-asked"):
    """Somebody wants a bot to play for an absent seat."""

    seat: int
    by: int


class TakenOver(Happening, frozen=True, tag="taken-over"):
    """A bot plays for a seat from now on."""

    seat: int
    bot: str
    why: Literal["left", "empty", "chosen", "time"]


class HandedBack(Happening, frozen=True, tag="handed-back"):
    """Somebody came back and plays on."""

    seat: int


class TimedOut(Happening, frozen=True, tag="timed-out"):
    seat: int


class Hinted(Happening, frozen=True, tag="hinted"):
    """Somebody was told what a bot would do; what that was, only they know."""

    seat: int


WhyStoodIn = Literal["illegal", "raised", "hung", "gone"]
"""What was wrong with a bot: it chose what is not allowed; failed; did not answer in time, or ended; or is no
longer installed."""


class StoodIn(Happening, frozen=True, tag="stood-in"):
    """A bot lost its turn to a stand-in. Told once for each reason."""

    seat: int
    bot: str
    why: WhyStoodIn


class Reacted(Happening, frozen=True, tag="reacted"):
    """Somebody showed the others one of the drawn reactions."""

    seat: int
    reaction: Reaction


class Finished(Happening, frozen=True, tag="finished"):
    """The game is over. Whoever has the seed can check every card."""

    result: dict[str, Any]
    seed: str | None


class Rematched(Happening, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


OtherHappening = (
    Opened
    | Seated
    | LeftSeat
    | Revoked
    | SeatAsked
    | SeatWanted
    | SeatAnswered
    | SeatFreed
    | SeatKept
    | Here
    | Started
    | UndoAsked
    | UndoAnswered
    | Undone
    | Nudged
    | TakeOverAsked
    | TakenOver
    | HandedBack
    | TimedOut
    | Hinted
    | StoodIn
    | Reacted
    | Finished
    | Rematched
)
"""All but moves: what everybody may know as it stands in the log."""

AnyHappening = OtherHappening | Moved


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log."""

    n: int
    """1, 2, 3, … without a gap, the same for everybody."""
    at: int
    """When: milliseconds since 1970, UTC."""
    what: AnyHappening
    cmd: str | None = None
    """Id of the command whose last event this is. Nobody outside is told."""
