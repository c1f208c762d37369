"""When each reason to refuse a move is true, told from what a player sees."""

import itertools
from typing import Final

from stofa.games.thurn_and_taxis.board import PROVINCES, ROADS
from stofa.games.thurn_and_taxis.position import ThurnPlayer, ThurnPosition
from tests.games.true_refusals import Claims, Refused, claim

_ROADS: Final = {frozenset(road) for road in ROADS}
_PROVINCE: Final = {city: province for province, cities in PROVINCES.items() for city in cities}
_OFFICIALS: Final = ("administrator", "postmaster", "carrier", "cartwright", "decline")
_HOUSES: Final = ("way", "placing")


def _step(*steps: str) -> "_Steps":
    return _Steps(steps)


class _Steps:
    """What the turn has come to."""

    def __init__(self, steps: tuple[str, ...]) -> None:
        self.steps = steps

    def now(self, refused: Refused) -> bool:
        return _position(refused).step in self.steps

    def over(self, refused: Refused) -> bool:
        return not self.now(refused)


def _position(refused: Refused) -> ThurnPosition:
    assert isinstance(refused.position, ThurnPosition)
    return refused.position


def _own(refused: Refused) -> ThurnPlayer:
    return _position(refused).players[_position(refused).active]


def _word(refused: Refused, number: int = 1) -> str:
    """A word of the move: its city, its province, its side."""
    return refused.move.split()[number]


def _joined(one: str, other: str) -> bool:
    return frozenset((one, other)) in _ROADS


def _in_hand(refused: Refused) -> bool:
    return _word(refused) in _position(refused).hand


def _end(refused: Refused) -> str:
    return _own(refused).route[0 if refused.move.endswith(" left") else -1]


def _no_road(refused: Refused) -> bool:
    end = _end(refused)
    return (
        _in_hand(refused)
        and refused.facts == {"city": _word(refused), "end": end}
        and not _joined(_word(refused), end)
    )


def _no_road_at_all(refused: Refused) -> bool:
    """No road to either end, of two that there are."""
    route = _own(refused).route
    ends = {"city": _word(refused), "left": route[0], "right": route[-1]}
    return (
        len(route) > 1
        and _in_hand(refused)
        and refused.facts == ends
        and not any(_joined(_word(refused), end) for end in (route[0], route[-1]))
    )


def _only_between(refused: Refused) -> bool:
    route, city = _own(refused).route, _word(refused)
    fits = any(_joined(one, city) and _joined(city, other) for one, other in itertools.pairwise(route))
    return fits and not _joined(city, route[0]) and not _joined(city, route[-1])


def _own_house(refused: Refused) -> bool:
    """In the city of a house; or in the only cities of the province that the route has."""
    own = _own(refused)
    if refused.move.kind == "house":
        return _word(refused) in own.houses and refused.facts == {"city": _word(refused)}
    here = [city for city in own.route if _PROVINCE[city] == _word(refused)]
    return bool(here) and refused.facts["city"] in here and set(here) <= set(own.houses)


def _missing(refused: Refused) -> int:
    """Cards that the route is short of the next carriage."""
    following = _own(refused).next_carriage
    assert following is not None
    return following - len(_own(refused).route)


def _free(refused: Refused, province: str) -> list[str]:
    return [city for city in _position(refused).eligible if _PROVINCE[city] == province]


CLAIMS: Final[Claims] = {
    "cards-come-by-themselves": claim("TT-9", lambda r: r.move.kind in ("reveal", "draw")),
    "second-by-postmaster": claim("TT-12", _step("second").now),
    "postmaster-second": claim("TT-12", _step("first").now),
    "taking-is-over": claim("TT-6", _step("first", "second").over),
    "no-stock": claim("TT-10", lambda r: _position(r).stock == 0 and not _position(r).discards),
    "not-in-display": claim("TT-9", lambda r: _word(r) not in _position(r).display),
    "administrator-first": claim("TT-13", _step("first").over),
    "postmaster-due": claim("TT-8", lambda r: _position(r).postmaster_due),
    "official-used": claim("TT-7", lambda r: r.move.kind in _OFFICIALS and _position(r).official_used),
    "no-other-taken": claim("TT-7", lambda r: r.move.kind == "postmaster" and _position(r).official_used),
    "no-other-laid": claim("TT-7", lambda r: r.move.kind == "carrier" and _position(r).official_used),
    "take-first": claim("TT-6", _step("first").now),
    "laid-already": claim("TT-20", _step("laid").now),
    "laying-is-over": claim("TT-6", _step("second", "laying").over),
    "one-route": claim("TT-14", lambda r: len(_own(r).route) > 0),
    "no-route": claim("TT-15 TT-18", lambda r: not _own(r).route),
    "not-in-hand": claim("TT-15", lambda r: not _in_hand(r)),
    "in-route": claim("TT-16", lambda r: _word(r) in _own(r).route),
    "one-card-right": claim("TT-16", lambda r: len(_own(r).route) == 1),
    "not-between": claim("TT-17", _only_between),
    "no-road": claim("TT-16", _no_road),
    "no-road-to-ends": claim("TT-16", _no_road_at_all),
    "carrier-after-laying": claim("TT-20", _step("laid").over),
    "end-after-laying": claim("TT-6", _step("laid").over),
    "too-short": claim("TT-21", lambda r: r.facts["length"] == len(_own(r).route) < 3),
    "close-after-laying": claim("TT-21", _step("laid").over),
    "no-closing": claim("TT-22", _step("way").over),
    "province-not-in-route": claim(
        "TT-23", lambda r: all(_PROVINCE[city] != _word(r) for city in _own(r).route)
    ),
    "one-house-left": claim("TT-25", lambda r: _own(r).houses_left == 1),
    "province-one-house": claim("TT-23", lambda r: len(_free(r, _word(r))) == 1),
    "way-first": claim("TT-23", _step("way").now),
    "no-placing": claim("TT-22", _step(*_HOUSES).over),
    "not-in-route": claim("TT-23", lambda r: _word(r) not in _own(r).route),
    "own-house": claim("TT-24", _own_house),
    "province-has-one": claim(
        "TT-23", lambda r: any(_PROVINCE[city] == r.facts["province"] for city in _own(r).houses)
    ),
    "other-province": claim("TT-23", lambda r: not _free(r, _PROVINCE[_word(r)])),
    "house-order": claim("TT-23", _step("placing").now),
    "no-cartwright-now": claim("TT-35", lambda r: _position(r).step not in ("laid", "carriage")),
    "cartwright-when-closing": claim("TT-35", lambda r: "close" in r.legal and 1 <= _missing(r) <= 2),
    "cartwright-not-needed": claim("TT-35", lambda r: _missing(r) <= 0),
    "cartwright-too-short": claim("TT-35", lambda r: r.facts["missing"] == _missing(r) > 2),
    "no-carriage-left": claim("TT-33", lambda r: _own(r).next_carriage is None),
    "no-discarding": claim("TT-36", _step("discarding").over),
    "discard-not-in-hand": claim("TT-36", lambda r: not _in_hand(r)),
    "discard-order": claim("TT-36", _step("discarding").now),
    "discard-too-late": claim("TT-36", _step("discarding").now),
}
