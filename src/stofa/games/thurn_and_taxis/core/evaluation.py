"""What a position of Thurn and Taxis is worth to a player: points so far, and what is under way."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stofa.engine.core.evaluation import Evaluation
from stofa.engine.core.state import State
from stofa.games.thurn_and_taxis.board import HOUSES
from stofa.games.thurn_and_taxis.core import public as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import PROVINCE, PROVINCE_COUNT, present, size
from stofa.games.thurn_and_taxis.core.heuristic import reach
from stofa.games.thurn_and_taxis.core.public import POINTS
from stofa.games.thurn_and_taxis.core.state import ThurnState

# What is looked at. A feature is a place in the list.
SCORE: Final = 0  # points as they are now
SCORE_LATE: Final = 1  # the same by how late it is
CARRIAGE: Final = 2  # the highest
CARRIAGE_LATE: Final = 3  # by how late it is
LENGTH: Final = 4  # of the route
REACH: Final = 5  # the length that the route can have with the hand
REACH_LATE: Final = 6  # by how late it is
LONG_ENOUGH: Final = 7  # one, if the route brings the next carriage
LONG_ENOUGH_SOON: Final = 8  # one, if it will with the hand
HAND: Final = 9  # cards
NEW_CITIES: Final = 10  # cities of the route without an own house
NEW_CITIES_LATE: Final = 11  # by how late it is
PROVINCES: Final = 12  # with an own house
PROVINCE_TILES: Final = 13  # points of the next tiles, by how far they are earned
LAST_CITIES: Final = 14  # points of the tiles that want one more house
WIDE_TILE: Final = 15  # points of the next one, times PROVINCES
TO_MOVE: Final = 16  # one, if it is
TO_MOVE_LATE: Final = 17  # by how late it is
FEATURES: Final = 18


@final
@mypyc_attr(acyclic=True)
class ThurnEvaluation(Evaluation):
    """Judges by points, by the route and by what is missing for the tiles: the later, the more by points."""

    def look(self, state: State, side: i64, features: vec[i64]) -> None:
        assert isinstance(state, ThurnState)
        public = state.public
        player = public.players[side]
        number: i64 = 0
        while number < len(features):
            features[number] = 0
            number += 1
        # How near the end is: the most carriages or houses that anybody has.
        late: i64 = 0
        seat: i64 = 0
        while seat < len(public.players):
            other = public.players[seat]
            late = max(late, max(other.carriage - steps.NO_CARRIAGE, (HOUSES - other.houses_left) // 4))
            seat += 1
        score: i64 = POINTS[player.carriage] + tiles.value(player.tiles) - player.houses_left
        features[SCORE] = score
        features[SCORE_LATE] = score * late
        features[CARRIAGE] = player.carriage
        features[CARRIAGE_LATE] = player.carriage * late
        growth: i64 = reach(player, present(state.hands[side]) & ~player.route)
        length: i64 = player.length + growth
        features[LENGTH] = player.length
        features[REACH] = length
        features[REACH_LATE] = length * late
        if player.length >= player.carriage + 1:
            features[LONG_ENOUGH] = 1
        if length >= player.carriage + 1:
            features[LONG_ENOUGH_SOON] = 1
        features[HAND] = player.hand_size
        fresh: i64 = size(player.route & ~player.houses)
        features[NEW_CITIES] = fresh
        features[NEW_CITIES_LATE] = fresh * late
        province: i64 = 0
        while province < PROVINCE_COUNT:
            if player.houses & PROVINCE[province]:
                features[PROVINCES] += 1
            province += 1
        stack: i64 = tiles.FIRST_PROVINCE
        while stack < tiles.END:
            full: i64 = tiles.FULL[stack]
            wanting: i64 = size(full & ~player.houses)
            if wanting > 0:
                next_tile: i64 = tiles.value(tiles.top(stack, public.taken))
                features[PROVINCE_TILES] += next_tile * size(full & player.houses) * 10 // size(full)
                if wanting == 1:
                    features[LAST_CITIES] += next_tile
            stack += 1
        if not tiles.has_wide_network(player.houses, public.edition):
            features[WIDE_TILE] = tiles.value(tiles.top(tiles.WIDE, public.taken)) * features[PROVINCES]
        if public.active == side:
            features[TO_MOVE] = 1
            features[TO_MOVE_LATE] = late
