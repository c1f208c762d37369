"""PA-31: the locked pawns, of one player and of the team."""

from stofa.engine.title import Points
from stofa.games.partners.core.state import PartnersState
from stofa.games.partners.core.table import partner


def scoring_of(state: PartnersState, seat: int) -> list[Points]:
    own = int(state.table.locked(seat))
    team = own + int(state.table.locked(partner(seat)))
    return [Points("locked", own, {"pawns": own, "team": team})]
