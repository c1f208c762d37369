"""PA-31: the locked pawns, of one player and of the team."""

from stofa.engine.title import Points
from stofa.games.partners.core.public import partner
from stofa.games.partners.core.state import PartnersState


def scoring_of(state: PartnersState, seat: int) -> list[Points]:
    own = int(state.public.locked(seat))
    team = own + int(state.public.locked(partner(seat)))
    return [Points("locked", own, {"pawns": own, "team": team})]
