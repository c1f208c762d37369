"""Partners: rules PA-1 to PA-31."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.errors import Refusal
from stofa.engine.moves import Move
from stofa.engine.options import Options, Seat
from stofa.engine.reasons import Gain
from stofa.engine.title import Consequence, Deed, Points, Statistic, Title
from stofa.games.partners.consequences import consequences_of, swapped
from stofa.games.partners.core import codes, public as steps
from stofa.games.partners.core.cards import NO_CARD
from stofa.games.partners.core.encoding import ENCODING
from stofa.games.partners.core.evaluation import PartnersEvaluation
from stofa.games.partners.core.state import PartnersObservation, PartnersState
from stofa.games.partners.drawing import draw
from stofa.games.partners.gains import gains_of
from stofa.games.partners.moves import MOVES
from stofa.games.partners.position import (
    PartnersOwn,
    PartnersPosition,
    PartnersPublic,
    own_of,
    position_of,
    public_of,
)
from stofa.games.partners.position_text import TEXT
from stofa.games.partners.printed import printed
from stofa.games.partners.scoring import scoring_of
from stofa.games.partners.shapes import shapes_as_json
from stofa.games.partners.statistics import statistics_of
from stofa.games.partners.tracing import path_of
from stofa.games.partners.weights import WEIGHTS
from stofa.games.partners.why_not import why_not, why_not_chance

TURNS_OF_PLAYOUTS: Final = 16
TURNS_AT_LENGTH: Final = 40
"""After how many turns a playout is judged by the evaluation, and where there is much time to think (see
docs/explanation/bots.md)."""


class Partners(Title[PartnersState, PartnersObservation, PartnersPosition]):
    id = "partners"
    package = __name__
    rules_version = 1
    player_counts = (4,)  # PA-1
    order = 3
    minutes = 60
    players_rule = "PA-1"
    options = (Seat("dealer"),)  # PA-7
    moves = MOVES
    positions = TEXT
    counts_all_along = True
    encoding = ENCODING

    def board(self) -> dict[str, Any]:
        return printed()

    def shapes(self) -> dict[str, Any]:
        return shapes_as_json()

    def start(self, players: int, options: Options, rules: int) -> PartnersState:
        return PartnersState(int(options["dealer"]))

    def evaluation(self, players: int) -> Evaluation:
        return PartnersEvaluation(WEIGHTS[players], TURNS_OF_PLAYOUTS, 0, TURNS_AT_LENGTH)

    def position(self, observation: PartnersObservation) -> PartnersPosition:
        return position_of(observation)

    def public(self, observation: PartnersObservation) -> PartnersPublic:
        return public_of(observation)

    def own(self, observation: PartnersObservation) -> PartnersOwn:
        return own_of(observation)

    def forget_before(self, observation: PartnersObservation, came: PartnersObservation) -> None:
        """PA-8: the card given away in the same deal, unless it still lay face down before the seat then."""
        now, then = observation.public, came.public
        same_deal = (now.dealer, now.deal) == (then.dealer, then.deal)
        if same_deal and then.step >= steps.PLAYING and observation.given == came.given:
            observation.given = NO_CARD

    def draw(self, observation: PartnersObservation, language: str = "en") -> str:
        return draw(self.position(observation), language)

    def why_not(self, observation: PartnersObservation, move: int) -> Refusal | None:
        return why_not(observation, move)

    def why_not_chance(self, state: PartnersState, move: int) -> Refusal | None:
        return why_not_chance(state, move)

    def unveils(self, state: PartnersState, move: int) -> bool:
        """PA-8: with the last card to be given, all of them change hands."""
        return codes.kind(move) == codes.GIVE and state.public.active == state.public.dealer

    def gains(
        self, before: PartnersObservation, line: Sequence[Move], after: PartnersObservation
    ) -> list[Gain]:
        return list(gains_of(before, line, after))

    def consequences(self, state: PartnersState, move: int) -> list[Consequence]:
        kind = codes.kind(move)
        if kind not in (codes.LEAVE, codes.FORWARD, codes.BACK, codes.SPLIT, codes.SWAP):
            return []
        after = state.clone()
        after.play(move)
        tell = swapped if kind == codes.SWAP else consequences_of
        return list(tell(state.public, after.public))

    def unfinished(self, observation: PartnersObservation) -> bool:
        return bool(observation.public.step == steps.SPLITTING)

    def path(self, observation: PartnersObservation, move: int) -> list[str]:
        return path_of(observation.public, move)

    def active(self, state: PartnersState) -> int:
        return state.public.active

    def sides(self, players: int) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)]  # PA-1

    def statistics(self, deeds: Iterable[Deed]) -> list[Statistic]:
        return statistics_of(deeds)

    def scoring(self, state: PartnersState) -> list[list[Points]]:
        return [scoring_of(state, seat) for seat in range(state.players())]


TITLE: Final = Partners()
