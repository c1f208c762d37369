"""Ticket to Ride: The Card Game. Rules TR-1 to TR-29."""

from collections.abc import Sequence
from typing import Any, Final

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.errors import Refusal
from stofa.engine.moves import Move
from stofa.engine.options import Flag, Options, Seat
from stofa.engine.reasons import Gain
from stofa.engine.title import Consequence, Points, Result, Title
from stofa.games.ticket_to_ride.board import BONUSES
from stofa.games.ticket_to_ride.consequences import consequences_of
from stofa.games.ticket_to_ride.core import codes, public as steps
from stofa.games.ticket_to_ride.core.encoding import ENCODING
from stofa.games.ticket_to_ride.core.evaluation import TicketEvaluation
from stofa.games.ticket_to_ride.core.public import Public
from stofa.games.ticket_to_ride.core.state import TicketObservation, TicketState, forget_returned
from stofa.games.ticket_to_ride.drawing import draw
from stofa.games.ticket_to_ride.gains import gains_of
from stofa.games.ticket_to_ride.memory import TicketMemory, memory_of
from stofa.games.ticket_to_ride.moves import MOVES
from stofa.games.ticket_to_ride.position import (
    TicketOwn,
    TicketPosition,
    TicketPublic,
    own_of,
    position_of,
    public_of,
    tickets_of,
)
from stofa.games.ticket_to_ride.position_text import TEXT
from stofa.games.ticket_to_ride.printed import printed
from stofa.games.ticket_to_ride.scoring import scoring_of
from stofa.games.ticket_to_ride.shapes import shapes_as_json
from stofa.games.ticket_to_ride.weights import WEIGHTS
from stofa.games.ticket_to_ride.why_not import why_not, why_not_chance

TURNS_OF_PLAYOUTS: Final = 12
TURNS_AT_LENGTH: Final = 20
"""After how many turns a playout is judged by the evaluation, and where there is much time to think; found
by games against each other (see docs/explanation/bots.md)."""


class TicketToRide(Title[TicketState, TicketObservation, TicketPosition]):
    id = "ticket-to-ride-card-game"
    package = __name__
    rules_version = 1
    player_counts = (2, 3, 4)  # TR-1
    order = 2
    minutes = 30
    players_rule = "TR-1"
    options = (Seat("start"), Flag("open_stations", False))  # TR-5, TR-8
    moves = MOVES
    positions = TEXT
    encoding = ENCODING

    def board(self) -> dict[str, Any]:
        return printed()

    def shapes(self) -> dict[str, Any]:
        return shapes_as_json()

    def start(self, players: int, options: Options, rules: int) -> TicketState:
        return TicketState(players, int(options["start"]), bool(options["open_stations"]))

    def evaluation(self, players: int) -> Evaluation:
        return TicketEvaluation(WEIGHTS[players], TURNS_OF_PLAYOUTS, TURNS_AT_LENGTH)

    def position(self, observation: TicketObservation) -> TicketPosition:
        return position_of(observation)

    def public(self, observation: TicketObservation) -> TicketPublic:
        return public_of(observation)

    def own(self, observation: TicketObservation) -> TicketOwn:
        return own_of(observation)

    def memory(self, observation: TicketObservation) -> TicketMemory:
        return memory_of(observation)

    def forget_before(self, observation: TicketObservation, came: TicketObservation) -> None:
        """TR-19: the tickets that the seat had given back, and where they went."""
        forget_returned(observation, came.own)

    def draw(self, observation: TicketObservation, language: str = "en") -> str:
        return draw(self.position(observation), language)

    def why_not(self, observation: TicketObservation, move: int) -> Refusal | None:
        return why_not(observation, move)

    def why_not_chance(self, state: TicketState, move: int) -> Refusal | None:
        return why_not_chance(state, move)

    def shows(self, state: TicketState, move: int) -> bool:
        """TR-22: when all have chosen, the tickets completed are shown."""
        return state.public.step == steps.COMPLETING and _after(state, move).step != steps.COMPLETING

    def unveils(self, state: TicketState, move: int) -> bool:
        """Tickets that others returned (TR-19), who completes any, and in the end which ones (TR-22)."""
        if codes.kind(move) == codes.TICKETS:
            return bool(state.public.shuffled_tickets == 0)
        before, after = state.public, _after(state, move)
        if before.step == steps.COMPLETING:
            return bool(after.step != steps.COMPLETING or after.active != before.active)
        return bool(after.step == steps.COMPLETING)

    def gains(self, before: TicketObservation, line: Sequence[Move], after: TicketObservation) -> list[Gain]:
        return list(gains_of(before, line, after))

    def consequences(self, state: TicketState, move: int) -> list[Consequence]:
        if state.public.owners == 0:  # nothing lies on a track
            return []
        return list(consequences_of(state.public, move, _after(state, move)))

    def active(self, state: TicketState) -> int:
        return state.public.active

    def result(self, state: TicketState) -> Result:
        plain = super().result(state)
        seats = range(state.players())
        details = {
            "completed": [tickets_of(state.public.completed[seat]) for seat in seats],
            "bonus": [
                [city for number, city in enumerate(BONUSES) if state.bonus(seat) >> number & 1]
                for seat in seats
            ],
        }
        return Result(plain.scores, plain.winners, details)

    def scoring(self, state: TicketState) -> list[list[Points]]:
        return [scoring_of(state, seat) for seat in range(state.players())]


def _after(state: TicketState, move: int) -> Public:
    """What would be public after a move."""
    then = state.clone()
    then.play(move)
    return then.public


TITLE: Final = TicketToRide()
