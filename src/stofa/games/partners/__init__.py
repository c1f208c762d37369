"""Partners: rules PA-1 to PA-31."""

from typing import Final

from stofa.engine.core.state import Sight, State
from stofa.engine.errors import Refusal
from stofa.engine.moves import Vocabulary
from stofa.engine.options import Options, Seat
from stofa.engine.title import Title
from stofa.games.partners.core import codes
from stofa.games.partners.core.state import PartnersSight, PartnersState
from stofa.games.partners.drawing import draw
from stofa.games.partners.notation import VOCABULARY
from stofa.games.partners.position import PartnersPosition, position_of
from stofa.games.partners.why_not import why_not, why_not_chance


class Partners(Title):
    id = "partners"
    package = __name__
    rules_version = 1
    player_counts = (4,)  # PA-1
    players_rule = "PA-1"
    options = (Seat("dealer"),)  # PA-7

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def start(self, players: int, options: Options) -> State:
        return PartnersState(int(options["dealer"]))

    def position(self, sight: Sight) -> PartnersPosition:
        assert isinstance(sight, PartnersSight)
        return position_of(sight)

    def draw(self, sight: Sight, language: str = "en") -> str:
        return draw(self.position(sight), language)

    def why_not(self, sight: Sight, move: int) -> Refusal | None:
        assert isinstance(sight, PartnersSight)
        return why_not(sight, move)

    def why_not_chance(self, state: State, move: int) -> Refusal | None:
        assert isinstance(state, PartnersState)
        return why_not_chance(state, move)

    def witness(self, state: State, move: int) -> int | None:
        assert isinstance(state, PartnersState)
        return state.table.active if codes.kind(move) in (codes.DEAL, codes.GIVE) else None


TITLE: Final = Partners()
