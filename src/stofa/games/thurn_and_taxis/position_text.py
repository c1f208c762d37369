"""Positions of Thurn and Taxis as text."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY
from stofa.engine.errors import BadPosition
from stofa.engine.options import Options
from stofa.engine.position_text import Deck, Part, PartReader, PositionText, Words, unknown
from stofa.games.thurn_and_taxis.board import (
    CARRIAGES,
    CITIES,
    COPIES,
    DISPLAY,
    EDITIONS,
    HAND_AFTER_CLOSING,
    HOUSES,
    PROVINCES,
    ROADS,
    TILES,
)
from stofa.games.thurn_and_taxis.core import public as steps, tiles
from stofa.games.thurn_and_taxis.core.cities import CITY, PROVINCE, PROVINCE_OF, from_on, size
from stofa.games.thurn_and_taxis.core.public import NO_CARRIAGE, Player, Public
from stofa.games.thurn_and_taxis.core.state import ThurnObservation, ThurnState
from stofa.games.thurn_and_taxis.position import STEPS, cities_of, route_of, tiles_of
from stofa.games.thurn_and_taxis.tile_deal import deal_tiles

_PACKAGE: Final = "stofa.games.thurn_and_taxis"
_STEP: Final = {name: step for step, name in STEPS.items()}
_NUMBER: Final = {city: number for number, city in enumerate(CITIES)}
_TILE: Final = {
    name: 2**number
    for number, name in enumerate(f"{stack}/{value}" for stack in TILES for value in TILES[stack])
}
_JOINED: Final = {*ROADS, *((there, here) for here, there in ROADS)}
_EACH: Final = "each"
_REST: Final = "rest"

_AFTER_CHANCE: Final = {
    steps.FILL: (steps.FIRST, steps.SECOND, steps.LAYING),
    steps.BLIND: (steps.SECOND, steps.LAYING),
}
"""What may follow a card."""


class ThurnText(PositionText[ThurnState, ThurnObservation]):
    steps = tuple(STEPS.values())
    unsaid_step = "the turn begins: `first`, or what comes before it"
    parts = (
        Part("then", "the step that follows when the cards have come", "first"),
        Part("official", "`used`, once an official has helped in this turn", "none has"),
        Part("postmaster", "`due`, if the turn began with an empty hand", "not"),
        Part("way", "how houses are placed: `each`, or the name of the province", ""),
        Part("placed", "the cities that got a house in this closing", "none"),
        Part("from", "the city of the last discard", "nothing was discarded"),
        Part("display", "the cards that lie open", "six that no other part names"),
        Part("discards", "the discard pile; `rest` is what no part names", "none"),
        Part("stock", "the stock; `rest` is what no part names", "rest"),
        Part("gone", "in a view: the tiles that lie face down before others", "none"),
        Part("hand", "the cards in the hand; `rest` is what no part names", "none", per_seat=True),
        Part("known", "those of them that everybody saw being taken", "none", per_seat=True),
        Part("route", "the route, from its left end", "none", per_seat=True),
        Part("houses", "the cities with a house; `all but`, and those without one", "none", per_seat=True),
        Part("carriage", "the carriage, by its size", "none", per_seat=True),
        Part("tiles", "the bonus tiles: `baden/3`", "none", per_seat=True),
    )

    def write(self, state: ThurnState) -> Words:
        hands = [cities_of(hand) for hand in state.hands]
        return _words(state.public, hands, [player.tiles for player in state.public.players], True)

    def write_view(self, observation: ThurnObservation, memory: bool) -> Words:
        public, seat = observation.public, observation.seat
        hands = [unknown(player.hand_size) for player in public.players]
        if seat != NOBODY:
            hands[seat] = cities_of(observation.hand)
        seen = [_seen_tiles(public, other, memory or other == seat) for other in range(len(public.players))]
        return _words(public, hands, seen, memory)

    def read(self, reader: PartReader, options: Options, rng: Rng) -> ThurnState:
        return _Reading(reader, options).state(rng)


def _seen_tiles(public: Public, seat: int, all_of_them: bool) -> int:
    """The tiles of a seat that a view shows; the end tile too, where it tells how many turns are left."""
    held = public.players[seat].tiles
    if all_of_them:
        return held
    counts = public.edition == tiles.ICELANDIC and public.rules >= steps.ICELANDIC_END_SINCE
    return held & tiles.STACK[tiles.END] if counts else 0


def _words(public: Public, hands: list[list[str]], seen: list[int], memory: bool) -> Words:
    active = public.players[public.active]
    waiting = public.step in _AFTER_CHANCE
    placing = public.step == steps.PLACING
    placed = active.houses & ~public.houses_before
    stock = public.stock_size
    words: Words = [
        ("rules", None, [str(public.rules)]),
        ("players", None, [str(len(public.players))]),
        ("edition", None, [EDITIONS[public.edition]]),
        ("start", None, [str(public.start)]),
        ("turn", None, [str(public.active)]),
        ("step", None, [STEPS[public.step]]),
        ("then", None, [STEPS[public.after_chance]] if waiting else []),
        ("official", None, ["used"] if public.official_used else []),
        ("postmaster", None, ["due"] if public.postmaster_due else []),
        ("way", None, [_way(public)] if placing else []),
        ("placed", None, cities_of(placed) if placing else []),
        ("from", None, [CITIES[public.discard_from]] if public.discard_from else []),
        ("display", None, cities_of(public.display) or ["none"]),
        ("discards", None, cities_of(public.discards)),
        ("stock", None, [] if stock else ["none"]),
        ("gone", None, _tiles(public.taken & ~sum(seen))),
    ]
    for seat, player in enumerate(public.players):
        hidden = tiles.size(player.tiles) - tiles.size(seen[seat])
        words += [
            ("hand", seat, hands[seat]),
            ("known", seat, cities_of(player.known) if memory else []),
            ("route", seat, route_of(player)),
            ("houses", seat, cities_of(player.houses)),
            ("carriage", seat, [] if player.carriage == NO_CARRIAGE else [str(player.carriage)]),
            ("tiles", seat, [*_tiles(seen[seat]), *unknown(hidden)]),
        ]
    return words


def _way(public: Public) -> str:
    """TT-23: one city in each province, or all in the one where there are still some to choose from."""
    if public.each:
        return _EACH
    return next(name for number, name in enumerate(PROVINCES) if public.eligible & PROVINCE[number])


def _tiles(held: int) -> list[str]:
    return [f"{tile.stack}/{tile.value}" for tile in tiles_of(held)]


class _Reading:
    """A text on its way to a state: each method reads and checks a few parts."""

    def __init__(self, reader: PartReader, options: Options) -> None:
        self.reader = reader
        edition, start = EDITIONS.index(str(options["edition"])), int(options["start"])
        self.state_ = ThurnState(reader.players, reader.rules, edition, start)
        self.public = self.state_.public
        self.deck = Deck(reader, dict.fromkeys(CITIES, COPIES), "TT-2")
        self.hidden = [0] * reader.players
        """How many cards of each hand are not known."""
        self.unnamed: list[int] = []
        """The cards that no part names, by the numbers of their cities: for those hands, and the stock."""

    def state(self, rng: Rng) -> ThurnState:
        public, state = self.public, self.state_
        public.active = self.reader.number(
            "turn", least=0, most=self.reader.players - 1, default=public.start
        )
        begins = not self.reader.has("step")
        step = self.reader.choice("step", list(_STEP), "first")
        public.step = _STEP[step]
        for seat, player in enumerate(public.players):
            self.route(seat, player)
            self.houses(seat, player)
            self.hand(seat, player)
        self.tiles(rng)
        self.piles()
        self.check_end()
        if begins:
            self.only_with("then", "official", "postmaster", "way", "placed", "from")
            self.deal(rng)
            state.begin_turn(public.active)
        else:
            self.turn()
            self.check_step()
            self.deal(rng)
        return state

    def wrong(
        self, rule: str, reason: str, name: str, seat: int | None = None, **facts: str | int
    ) -> BadPosition:
        return self.reader.wrong(reason, name, seat, rule=rule, package=_PACKAGE, **facts)

    def only_with(self, *names: str) -> None:
        """These parts need a step."""
        for name in names:
            if self.reader.words(name):
                raise self.reader.wrong("position-step", name, package=_PACKAGE)

    # ── Before the players ──────────────────────────────────────────────────────────────────────

    def route(self, seat: int, player: Player) -> None:
        cities = self.reader.listed("route", seat, CITIES)
        for city in cities:
            self.deck.take_card(city, "route", seat)
            if player.route & CITY[_NUMBER[city]]:
                raise self.wrong("TT-16", "position-route-twice", "route", seat, city=city)
            player.lay_right(_NUMBER[city], CITY[_NUMBER[city]])
        for here, there in pairwise(cities):
            if (here, there) not in _JOINED:
                raise self.wrong("TT-16", "position-no-road", "route", seat, city=here, other=there)

    def houses(self, seat: int, player: Player) -> None:
        words = self.reader.words("houses", seat)
        if words[:2] == ["all", "but"]:
            self.cities(words[2:], "houses", seat)
            words = [city for city in CITIES if city not in words]
        cities = self.cities(words, "houses", seat)
        if size(cities) < len(words):
            raise self.wrong("TT-24", "position-house-twice", "houses", seat)
        if len(words) > HOUSES:
            raise self.wrong("TT-1", "position-houses", "houses", seat, houses=HOUSES)
        player.houses, player.houses_left = cities, HOUSES - len(words)
        carriage = self.reader.words("carriage", seat)
        if carriage:
            player.carriage = self.reader.number(
                "carriage", seat, least=min(CARRIAGES), most=max(CARRIAGES), default=NO_CARRIAGE
            )

    def cities(self, words: Iterable[str], name: str, seat: int | None = None) -> int:
        """A set of cities."""
        found = 0
        for word in words:
            if word not in _NUMBER:
                raise self.reader.wrong("position-word", name, seat, word=word, words=", ".join(CITIES))
            found |= CITY[_NUMBER[word]]
        return found

    def hand(self, seat: int, player: Player) -> None:
        hand, self.hidden[seat] = self.deck.take(
            "hand", seat, hidden=self.reader.view not in (None, seat), besides=_REST
        )
        self.state_.hands[seat] = _bag(hand)
        player.hand_size = len(hand) + self.hidden[seat]
        known = self.reader.listed("known", seat, CITIES)
        if self.hidden[seat]:
            for city in known:  # they are among those that are not named
                self.deck.take_card(city, "known", seat)
            self.deck.hidden -= len(known)
            self.hidden[seat] -= len(known)
            self.state_.hands[seat] += _bag(known)
            if self.hidden[seat] < 0:
                raise self.wrong("TT-9", "position-known", "known", seat)
        elif Counter(known) - Counter(hand):
            raise self.wrong("TT-9", "position-known", "known", seat)
        player.known = _bag(known)

    # ── The tiles ───────────────────────────────────────────────────────────────────────────────

    def tiles(self, rng: Rng) -> None:
        public, reader = self.public, self.reader
        deck = Deck(reader, dict.fromkeys(_TILE, 1), "TT-3")
        room = [0] * reader.players
        for seat, player in enumerate(public.players):
            known, room[seat] = deck.take("tiles", seat, hidden=reader.view not in (None, seat))
            player.tiles = sum(_TILE[tile] for tile in known)
            public.taken |= player.tiles
        gone, _ = deck.take("gone")
        public.taken |= sum(_TILE[tile] for tile in gone)
        for stack, name in enumerate(TILES):
            left = tiles.STACK[stack] & ~public.taken
            if left and tiles.STACK[stack] & public.taken > left & -left:
                raise self.wrong(
                    "TT-3", "position-stack", "gone" if gone else "tiles", None if gone else 0, stack=name
                )
        self.deal_tiles([_TILE[tile] for tile in gone], room, rng)
        for seat, player in enumerate(public.players):
            for stack in range(tiles.WIDE, tiles.STACK_COUNT):
                if tiles.size(player.tiles & tiles.STACK[stack]) > 1:
                    raise self.wrong("TT-30", "position-tile-kind", "tiles", seat)

    def deal_tiles(self, gone: list[int], room: list[int], rng: Rng) -> None:
        """TT-31: who has which of the tiles that lie face down."""
        dealt = deal_tiles(self.public, gone, room, rng)
        if dealt is None:
            raise self.wrong("TT-31", "position-gone", "gone")
        for player, some in zip(self.public.players, dealt, strict=True):
            player.tiles |= some

    def check_end(self) -> None:
        """TT-32: the end tile lies with the first who has the last carriage or no house left."""
        end = tiles.STACK[tiles.END]
        ended = [
            player.carriage == steps.LAST_CARRIAGE or player.houses_left == 0
            for player in self.public.players
        ]
        held = [bool(player.tiles & end) for player in self.public.players]
        for seat, (has_ended, holds) in enumerate(zip(ended, held, strict=True)):
            if (has_ended and not any(held)) or (holds and not has_ended):
                raise self.wrong("TT-32", "position-end-tile", "tiles", seat)

    # ── The cards ───────────────────────────────────────────────────────────────────────────────

    def piles(self) -> None:
        """Cards that no part names lie in the stock, unless another pile has the `rest`."""
        public, reader = self.public, self.reader
        cards = {name: self.pile(name) for name in ("discards", "stock")}
        places = [("stock", None), ("discards", None), *(("hand", seat) for seat in range(reader.players))]
        resting = [place for place in places if _REST in reader.words(*place)]
        if not reader.has("stock") and not resting:
            resting = [("stock", None)]
        display = self.display()
        left = self.deck.rest("hand")
        elsewhere = resting != [("stock", None)]
        if len(resting) > 1 or (elsewhere and self.deck.hidden < len(left) and not resting):
            raise self.reader.wrong("position-rest", "stock", package=_PACKAGE)
        if resting and elsewhere:
            if self.deck.hidden:
                raise self.reader.wrong("position-unknown", *resting[0])
            name, seat = resting[0]
            if seat is None:
                cards[name] += left
            else:
                self.state_.hands[seat] += _bag(left)
                public.players[seat].hand_size += len(left)
            left = []
        public.display, public.discards = _bag(display), _bag(cards["discards"])
        public.stock_size = len(cards["stock"]) + len(left) - self.deck.hidden
        self.state_.stock = _bag(cards["stock"])
        self.unnamed = [_NUMBER[city] for city in left]

    def pile(self, name: str) -> list[str]:
        words = self.reader.words(name)
        if words == ["none"]:
            return []
        for word in words:
            if word != _REST:
                self.deck.take_card(word, name)
        return [word for word in words if word != _REST]

    def display(self) -> list[str]:
        if not self.reader.has("display"):
            return self.deck.some(min(DISPLAY, len(self.deck.rest("hand")) - self.deck.hidden), "display")
        display = self.pile("display")
        if len(display) > DISPLAY or _REST in self.reader.words("display"):
            raise self.wrong("TT-9", "position-display", "display", cards=DISPLAY)
        return display

    def deal(self, rng: Rng) -> None:
        """Give the other hands what is not known of them; the rest lies in the stock."""
        public, state = self.public, self.state_
        for seat in sorted(range(len(self.hidden)), key=lambda seat: seat != public.active):
            wanted = self.hidden[seat]
            if public.step == steps.DISCARDING and seat == public.active:
                wanted -= self.deal_late(rng)
            for _ in range(wanted):
                self.draw(rng.below(len(self.unnamed)), seat)
        state.stock += sum(CITY[city] for city in self.unnamed)

    def deal_late(self, rng: Rng) -> int:
        """TT-36: who discards has enough cards left to go on in data order."""
        public, seat = self.public, self.public.active
        held = self.state_.hands[seat] & from_on(public.discard_from)
        lacking = max(0, public.players[seat].hand_size - HAND_AFTER_CLOSING - size(held))
        for _ in range(lacking):
            places = [place for place, city in enumerate(self.unnamed) if city >= public.discard_from]
            self.draw(places[rng.below(len(places))], seat)
        return int(lacking)

    def draw(self, place: int, seat: int) -> None:
        self.state_.hands[seat] += CITY[self.unnamed.pop(place)]

    # ── The turn ────────────────────────────────────────────────────────────────────────────────

    def turn(self) -> None:
        public, reader = self.public, self.reader
        public.official_used = reader.choice("official", ("used",), "") == "used"
        public.postmaster_due = reader.choice("postmaster", ("due",), "") == "due"
        then = reader.choice("then", [STEPS[step] for step in _AFTER_CHANCE[steps.FILL]], "first")
        public.after_chance = _STEP[then]
        closing = {
            "then": steps.FILL,
            "way": steps.PLACING,
            "placed": steps.PLACING,
            "from": steps.DISCARDING,
        }
        for name, step in closing.items():
            if reader.words(name) and not (
                step == public.step or (name == "then" and public.step in _AFTER_CHANCE)
            ):
                raise reader.wrong("position-step", name, package=_PACKAGE)
        last = reader.listed("from", None, CITIES)
        if len(last) > 1:
            raise reader.wrong("position-one-word", "from")
        public.discard_from = _NUMBER[last[0]] if last else 0

    def check_step(self) -> None:
        """What each step needs, so that the turn can have come to it and can go on."""
        public = self.public
        player = public.players[public.active]
        full = size(public.display) == DISPLAY or not public.drawable()
        match public.step:
            case steps.FILL | steps.BLIND:
                short = size(public.display) < DISPLAY or public.step == steps.BLIND
                self.need(public.stock_size > 0 and short, "TT-10", "position-chance")
                self.need(public.after_chance in _AFTER_CHANCE[public.step], "TT-10", "position-chance")
            case steps.FIRST:
                self.need(public.takeable() and full, "TT-9", "position-display-full")
            case steps.SECOND:
                self.need(public.takeable() and full, "TT-9", "position-display-full")
                self.need(not public.official_used, "TT-7", "position-official")
            case steps.LAYING:
                self.need(player.hand_size > 0, "TT-11", "position-nothing-to-lay")
            case steps.LAID:
                self.need(player.length > 0, "TT-14", "position-no-route")
            case steps.WAY | steps.PLACING:
                self.need(player.length >= steps.SHORTEST_ROUTE, "TT-21", "position-short-route")
                self.place(player)
            case steps.CARRIAGE:
                self.need(player.length >= steps.SHORTEST_ROUTE, "TT-21", "position-short-route")
                short_by = public.next_carriage() - player.length
                able = player.carriage < steps.LAST_CARRIAGE and not public.official_used
                self.need(able and 0 < short_by <= steps.CARTWRIGHT_CARDS, "TT-35", "position-cartwright")
            case steps.DISCARDING:
                self.need(player.length == 0, "TT-37", "position-route-left")
                self.need(self.can_discard(player), "TT-36", "position-discards")
            case steps.OVER:
                self.need(public.ending() and public.active == public.last_turn(), "TT-38", "position-over")

    def need(self, holds: bool, rule: str, reason: str) -> None:
        if not holds:
            raise self.wrong(rule, reason, "step")

    def can_discard(self, player: Player) -> bool:
        public = self.public
        excess = player.hand_size - HAND_AFTER_CLOSING
        later = from_on(public.discard_from)
        able = size(self.state_.hands[public.active] & later)
        able += min(self.hidden[public.active], sum(city >= public.discard_from for city in self.unnamed))
        return 0 < excess <= able

    def place(self, player: Player) -> None:
        """TT-23 to TT-25: the houses of this closing, one by one as they were placed."""
        public, reader = self.public, self.reader
        placed = self.cities(reader.words("placed"), "placed")
        public.houses_before = player.houses & ~placed
        before = player.houses_left + size(placed)
        public.eligible = player.route & ~public.houses_before
        if public.step == steps.PLACING:
            self.choose_way(before)
        for city in sorted(map(_NUMBER.__getitem__, reader.words("placed"))):
            if not public.eligible & CITY[city] & player.houses:
                raise self.wrong("TT-23", "position-placed", "placed", city=CITIES[city])
            public.eligible &= from_on(city) & ~CITY[city]
            if public.each:
                public.eligible &= ~PROVINCE[PROVINCE_OF[city]]
        self.need(public.eligible != 0 and player.houses_left > 0, "TT-25", "position-no-house")

    def choose_way(self, houses: int) -> None:
        public = self.public
        way = self.reader.choice("way", (_EACH, *PROVINCES), _EACH)
        public.each = way == _EACH
        if not public.each:
            public.eligible &= PROVINCE[list(PROVINCES).index(way)]
            if min(size(public.eligible), houses) < 2:
                raise self.wrong("TT-23", "position-way", "way")


def _bag(cities: Iterable[str]) -> int:
    return sum(CITY[_NUMBER[city]] for city in cities)


TEXT: Final = ThurnText()
