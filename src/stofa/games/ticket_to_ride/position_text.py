"""Positions of Ticket to Ride: The Card Game as text."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from stofa.engine.core.rng import Rng
from stofa.engine.errors import BadPosition
from stofa.engine.options import Options
from stofa.engine.position_text import UNKNOWN, Deck, Part, PartReader, PositionText, Words, unknown
from stofa.games.ticket_to_ride.board import (
    CARD_KINDS,
    CARDS_EACH,
    COLOURS,
    FIRST_HAND,
    FIRST_TICKETS,
    LOCOMOTIVE,
    LOCOMOTIVES,
    MORE_TICKETS,
    ROW,
    SECOND_HAND,
    TICKETS,
)
from stofa.games.ticket_to_ride.core import pile, public as steps
from stofa.games.ticket_to_ride.core.cards import CARD, FULL_DECK, size
from stofa.games.ticket_to_ride.core.legal import completable, keepable, serves
from stofa.games.ticket_to_ride.core.public import Public, for_seat
from stofa.games.ticket_to_ride.core.state import TicketObservation, TicketState
from stofa.games.ticket_to_ride.core.tickets import (
    ALL_TICKETS,
    TICKET,
    TICKET_COUNT,
    needs,
    size as number_of,
)
from stofa.games.ticket_to_ride.position import PARTS, STEPS, cards_of, tickets_of
from stofa.games.ticket_to_ride.ticket_deal import Hidden, all_returned, deal_tickets, room_for_returned

_PACKAGE: Final = "stofa.games.ticket_to_ride"
_IDS: Final = tuple(map(str, range(1, len(TICKETS) + 1)))
_COPIES: Final = {**dict.fromkeys(COLOURS, CARDS_EACH), LOCOMOTIVE: LOCOMOTIVES}
_REST: Final = "rest"
_ROW_WORD: Final = re.compile(rf"({'|'.join(COLOURS)})/([0-9]{{1,2}})(?:\+([0-9]{{1,2}}))?")
_STEP: Final = {name: step for step, name in STEPS.items()}
_PART: Final = {name.replace(" ", "-"): part for part, name in PARTS.items()}
_PART_WORD: Final = {part: name for name, part in _PART.items()}

_AFTER_CHANCE: Final = {
    "dealing": steps.DEALING,
    "offering": steps.OFFERING,
    "second": steps.SECOND,
    "end": steps.TURN_OVER,
}
_THEN: Final = {step: name for name, step in _AFTER_CHANCE.items()}
"""What may follow a card: also the end of the turn."""


class TicketText(PositionText[TicketState, TicketObservation]):
    steps = tuple(STEPS.values())
    unsaid_step = "`first`"
    parts = (
        Part("part", "`set-up`, `first-half`, or with four players `second-half`", "first-half"),
        Part("then", "what follows when the cards have come: a step, or `end` of the turn", ""),
        Part("due", "how many cards or tickets are still to come to the seat", "none"),
        Part("opener", "who began this half; from the count on, who would begin the next", "`start`"),
        Part("turns_left", "once the stock has run out: the turns left, with this one", "one for each seat"),
        Part("row", "the cards that lie open", "five that no other part names"),
        Part("discards", "the discard pile; `rest` is what no part names", "none"),
        Part("stock", "the stock; `rest` is what no part names", "rest"),
        Part("under", "the tickets under the ticket stock, from the first to come", "none"),
        Part("offered", "the tickets drawn in this turn, in their order", "none"),
        Part("hand", "the cards in the hand; `rest` is what no part names", "none", per_seat=True),
        Part("known", "those of them that everybody saw being taken", "none", per_seat=True),
        Part(
            "track", "the rows on the track: `blue/3+1` is three blue and a locomotive", "none", per_seat=True
        ),
        Part("station", "the cards in the station", "none", per_seat=True),
        Part("tickets", "the tickets not completed, by their ids", "none", per_seat=True),
        Part("completed", "the tickets completed", "none", per_seat=True),
        Part("picked", "the tickets picked so far, of a choice under way", "none", per_seat=True),
        Part(
            "first",
            "how many tickets were kept at set-up",
            "as many as there are, at most six",
            per_seat=True,
        ),
        Part("returned", "the tickets ever given back", "none", per_seat=True),
        Part("knows", "those of them whose place under the stock the seat knows", "none", per_seat=True),
    )

    def write(self, state: TicketState) -> Words:
        public, owns = state.public, state.owns
        drawn = [str((state.drawn >> 6 * place & 63) + 1) for place in range(public.offered)]
        seats = [
            {
                "hand": cards_of(own.hand),
                "known": cards_of(public.known_hands[seat]),
                "station": cards_of(public.stations[seat]),
                "tickets": _ids(own.tickets),
                "picked": _ids(own.picked),
                "returned": _ids(own.returned),
                "knows": _ids(own.under),
            }
            for seat, own in enumerate(owns)
        ]
        under = [str(ticket + 1) for ticket in state.pile.listed()]
        return _words(public, under, drawn, seats)

    def write_view(self, observation: TicketObservation, memory: bool) -> Words:
        public, own = observation.public, observation.own
        over = public.step == steps.OVER
        seats: list[dict[str, list[str]]] = []
        for seat in range(public.seats):
            mine = seat == observation.seat
            looks = memory or (mine and public.stations_turned_up())
            station = public.stations[seat]
            shown = _ids(observation.shown[seat]) if over else unknown(public.ticket_count(seat))
            seats.append(
                {
                    "hand": cards_of(own.hand) if mine else unknown(public.hand_size(seat)),
                    "known": cards_of(public.known_hands[seat]) if memory else [],
                    "station": cards_of(station) if looks else unknown(public.station_size(seat)),
                    "tickets": _ids(own.tickets) if mine else shown,
                    "picked": _ids(own.picked) if mine else unknown(public.picked_count(seat)),
                    "returned": _ids(own.returned) if mine else [],
                    "knows": _ids(own.under) if mine else [],
                }
            )
        drawn = [_seen(observation.drawn >> 6 * place & 63) for place in range(public.offered)]
        return _words(public, [_seen(ticket) for ticket in observation.pile.listed()], drawn, seats)

    def read(self, reader: PartReader, options: Options, rng: Rng) -> TicketState:
        return _Reading(reader, options, rng).state()


def _ids(some: int) -> list[str]:
    return list(map(str, tickets_of(some)))


def _seen(ticket: int) -> str:
    return UNKNOWN if ticket == pile.UNKNOWN else str(ticket + 1)


def _words(public: Public, under: list[str], drawn: list[str], seats: list[dict[str, list[str]]]) -> Words:
    waiting = public.step in (steps.FILLING, steps.BLIND)
    ending = public.turns_left != steps.NOT_ENDING
    words: Words = [
        ("players", None, [str(public.seats)]),
        ("start", None, [str(public.start)]),
        ("open_stations", None, ["true" if public.open_stations else "false"]),
        ("turn", None, [str(public.active)]),
        ("step", None, [STEPS[public.step]]),
        ("part", None, [_PART_WORD[public.part]]),
        ("then", None, [_THEN[public.after_chance]] if waiting else []),
        ("due", None, [str(public.due)] if public.due else []),
        ("opener", None, [str(public.opener)] if public.opener != public.start else []),
        ("turns_left", None, [str(public.turns_left)] if ending else []),
        ("row", None, cards_of(public.row) or ["none"]),
        ("discards", None, cards_of(public.discards)),
        ("stock", None, [] if public.stock_size else ["none"]),
        ("under", None, under),
        ("offered", None, drawn),
    ]
    for seat, own in enumerate(seats):
        first = [str(public.first_ticket_count(seat))] if public.part != steps.SET_UP else []
        lies_open = {"track": _track(public, seat), "completed": _ids(public.completed[seat]), "first": first}
        words += [
            (part.name, seat, (own | lies_open)[part.name]) for part in TicketText.parts if part.per_seat
        ]
    return words


def _track(public: Public, seat: int) -> list[str]:
    rows: list[str] = []
    for number, colour in enumerate(COLOURS):
        cars, engines = public.cars >> 6 * number & 63, public.engines >> 6 * number & 63
        if public.owners >> 6 * number & 63 == seat + 1:
            rows.append(f"{colour}/{cars}+{engines}" if engines else f"{colour}/{cars}")
    return rows


class _Reading:
    """A text on its way to a state: each method reads and checks a few parts."""

    def __init__(self, reader: PartReader, options: Options, rng: Rng) -> None:
        self.reader = reader
        self.rng = rng
        self.seats = range(reader.players)
        start = int(options["start"])
        self.state_ = TicketState(reader.players, start, bool(options["open_stations"]))
        self.public = self.state_.public
        self.public.copy_from(Public(reader.players, start, bool(options["open_stations"])))
        for own in self.state_.owns:
            own.hand = 0
        self.deck = Deck(reader, _COPIES, "TR-1")
        self.pool = Deck(reader, dict.fromkeys(_IDS, 1), "TR-4")
        self.hidden_hands = [0] * reader.players
        self.hidden_stations = [0] * reader.players
        self.hidden_tickets = [0] * reader.players
        self.hidden_picks = [0] * reader.players

    def state(self) -> TicketState:
        self.turn()
        for seat in self.seats:
            self.track(seat)
            self.hand(seat)
            self.station(seat)
            self.own_tickets(seat)
        self.piles()
        self.ticket_stock()
        self.ending()
        self.check_part()
        self.check_returned()
        self.deal()
        self.check_choices()
        self.check_step()
        return self.state_

    def wrong(
        self, rule: str, reason: str, name: str, seat: int | None = None, **facts: str | int
    ) -> BadPosition:
        return self.reader.wrong(reason, name, seat, rule=rule, package=_PACKAGE, **facts)

    def need(self, holds: bool, rule: str, reason: str, name: str = "step", seat: int | None = None) -> None:
        if not holds:
            raise self.wrong(rule, reason, name, seat)

    def sees(self, seat: int) -> bool:
        """Whether the text tells what a seat knows alone."""
        return self.reader.view in (None, seat)

    # ── The turn ────────────────────────────────────────────────────────────────────────────────

    def turn(self) -> None:
        public, reader = self.public, self.reader
        last = reader.players - 1
        public.active = reader.number("turn", least=0, most=last, default=public.start)
        public.step = _STEP[reader.choice("step", list(_STEP), "first")]
        public.part = _PART[reader.choice("part", list(_PART), "first-half")]
        public.opener = reader.number("opener", least=0, most=last, default=public.start)
        public.due = reader.number("due", least=1, most=FIRST_HAND, default=0)
        waiting = public.step in (steps.FILLING, steps.BLIND)
        then = reader.choice("then", list(_AFTER_CHANCE), "end")
        if reader.words("then") and not waiting:
            raise reader.wrong("position-step", "then", package=_PACKAGE)
        if waiting:
            public.after_chance = _AFTER_CHANCE[then]

    def ending(self) -> None:
        """TR-21: once the stock has run out, the turns are counted."""
        public, reader = self.public, self.reader
        counted = public.step in (steps.COMPLETING, steps.OVER)
        default = steps.NOT_ENDING
        if counted:
            default = 0
        elif public.step == steps.FIRST and public.stock_size == 0:
            default = reader.players
        public.turns_left = reader.number("turns_left", least=0, most=reader.players, default=default)
        self.need((public.turns_left == 0) == counted, "TR-21", "position-turns-left", "turns_left")
        if public.turns_left != steps.NOT_ENDING:
            self.need(public.stock_size == 0, "TR-21", "position-turns-left", "turns_left")

    # ── Cards ───────────────────────────────────────────────────────────────────────────────────

    def track(self, seat: int) -> None:
        public = self.public
        for word in self.reader.words("track", seat):
            match = _ROW_WORD.fullmatch(word)
            if match is None:
                raise self.wrong("TR-14", "position-row-word", "track", seat, word=word)
            colour, cars, engines = match[1], int(match[2]), int(match[3] or 0)
            for kind in [colour] * cars + [LOCOMOTIVE] * engines:
                self.deck.take_card(kind, "track", seat)
            card = CARD[COLOURS.index(colour)]
            if cars + engines == 0 or public.rows() & 63 * card:
                raise self.wrong("TR-16", "position-two-rows", "track", seat, colour=colour)
            public.put_on_track(seat, card, cars, engines)

    def hand(self, seat: int) -> None:
        public, own = self.public, self.state_.owns[seat]
        hand, hidden = self.deck.take("hand", seat, hidden=not self.sees(seat), besides=_REST)
        known = self.reader.listed("known", seat, CARD_KINDS)
        if hidden:
            for kind in known:  # they are among those that are not named
                self.deck.take_card(kind, "known", seat)
            self.deck.hidden -= len(known)
        fits = len(known) <= hidden if hidden else not Counter(known) - Counter(hand)
        self.need(fits, "TR-9", "position-known", "known", seat)
        public.known_hands[seat] = _bag(known)
        own.hand = _bag(hand) + (_bag(known) if hidden else 0)
        self.hidden_hands[seat] = hidden - (len(known) if hidden else 0)
        public.hand_sizes += for_seat(seat, len(hand) + hidden)

    def station(self, seat: int) -> None:
        public = self.public
        looks = self.reader.view == seat and public.stations_turned_up()
        cards, hidden = self.deck.take("station", seat, hidden=not looks)
        public.stations[seat] = _bag(cards)
        public.station_sizes += for_seat(seat, len(cards) + hidden)
        self.hidden_stations[seat] = hidden

    def piles(self) -> None:
        """Cards that no part names lie in the stock, unless another pile has the `rest`."""
        public, reader = self.public, self.reader
        cards = {name: self.pile(name) for name in ("discards", "stock")}
        places = [("stock", None), ("discards", None), *(("hand", seat) for seat in self.seats)]
        resting = [place for place in places if _REST in reader.words(*place)]
        if not reader.has("stock") and not resting:
            resting = [("stock", None)]
        row = self.row()
        left = self.deck.rest("hand")
        if len(resting) > 1 or (not resting and len(left) > self.deck.hidden):
            raise reader.wrong("position-rest", "stock", package=_PACKAGE)
        if resting and resting != [("stock", None)]:
            name, seat = resting[0]
            if self.deck.hidden:
                raise reader.wrong("position-unknown", name, seat)
            if seat is None:
                cards[name] += left
            else:
                self.state_.owns[seat].hand += _bag(left)
                public.hand_sizes += for_seat(seat, len(left))
            left = []
        public.row, public.discards = _bag(row), _bag(cards["discards"])
        public.stock_size = len(cards["stock"]) + len(left) - self.deck.hidden
        self.state_.stock = _bag([*cards["stock"], *left])

    def pile(self, name: str) -> list[str]:
        words = self.reader.words(name)
        if words == ["none"]:
            return []
        cards = [word for word in words if word != _REST]
        for word in cards:
            self.deck.take_card(word, name)
        return cards

    def row(self) -> list[str]:
        if not self.reader.has("row"):
            if self.public.part == steps.SET_UP and self.public.step == steps.DEALING:
                return []
            return self.deck.some(min(ROW, len(self.deck.rest("hand")) - self.deck.hidden), "row")
        row = self.pile("row")
        if len(row) > ROW or _REST in self.reader.words("row"):
            raise self.wrong("TR-2", "position-row", "row", cards=ROW)
        return row

    # ── Tickets ─────────────────────────────────────────────────────────────────────────────────

    def own_tickets(self, seat: int) -> None:
        public, own, reader = self.public, self.state_.owns[seat], self.reader
        held, hidden = self.pool.take("tickets", seat, hidden=not self.sees(seat))
        completed, _ = self.pool.take("completed", seat)
        own.tickets, public.completed[seat] = _set(held), _set(completed)
        self.hidden_tickets[seat] = hidden
        public.ticket_counts += for_seat(seat, len(held) + hidden)
        words = reader.words("picked", seat)
        picked = [word for word in words if word != UNKNOWN]
        if len(picked) < len(words) and self.sees(seat):
            raise reader.wrong("position-unknown", "picked", seat)
        own.picked = self.ids(picked, "picked", seat)
        self.hidden_picks[seat] = len(words) - len(picked)
        self.need(len(words) <= TICKET_COUNT, "TR-4", "position-picked", "picked", seat)
        self.need(number_of(own.picked) == len(picked), "TR-4", "position-picked", "picked", seat)
        self.need(not (picked and self.hidden_picks[seat]), "TR-4", "position-picked", "picked", seat)
        public.picked_counts += for_seat(seat, len(words))
        own.returned = self.ids(reader.words("returned", seat), "returned", seat)
        own.under = self.ids(reader.words("knows", seat), "knows", seat)
        self.need(not own.under & ~own.returned, "TR-19", "position-knows", "knows", seat)
        most = len(held) + hidden + len(completed)
        default = 0 if public.part == steps.SET_UP else min(FIRST_TICKETS, most)
        first = reader.number("first", seat, least=0, most=FIRST_TICKETS, default=default)
        self.need(first <= most and (first == 0 or default > 0), "TR-4", "position-first", "first", seat)
        public.first_tickets += for_seat(seat, first)

    def ids(self, words: Iterable[str], name: str, seat: int | None) -> int:
        """A set of tickets, which may lie anywhere."""
        for word in words:
            if word not in _IDS:
                raise self.reader.wrong("position-word", name, seat, word=word, words=f"1–{TICKET_COUNT}")
        return _set(dict.fromkeys(words))

    def ticket_stock(self) -> None:
        """The tickets that no part names are the shuffled ones, but for those that are not known."""
        public = self.public
        public.offered, public.under_tickets = (len(self.ordered(name)) for name in ("offered", "under"))
        self.need(public.offered <= MORE_TICKETS, "TR-19", "position-offered", "offered")
        self.pool.rest("tickets")
        lying = (*self.reader.words("under"), *self.reader.words("offered"))
        known = _set(word for word in lying if word != UNKNOWN)
        for seat, own in enumerate(self.state_.owns):
            self.need(not own.under & ~known, "TR-19", "position-knows", "knows", seat)

    def ordered(self, name: str) -> list[str]:
        """The tickets of a pile; those that a view does not know are `?`."""
        words = self.reader.words(name)
        for word in words:
            if word != UNKNOWN:
                self.pool.take_card(word, name)
            elif self.reader.view is None or (name == "offered" and self.reader.view == self.public.active):
                raise self.reader.wrong("position-unknown", name)
            else:
                self.pool.hidden += 1
        return words

    # ── What is not known ───────────────────────────────────────────────────────────────────────

    def deal(self) -> None:
        state, public = self.state_, self.public
        unnamed = [kind for kind in range(len(CARD_KINDS)) for _ in range(state.stock >> 6 * kind & 63)]
        loose = _set(self.pool.rest("tickets"))
        hidden = Hidden(self.hidden_tickets, self.hidden_picks, self.hidden_stations)
        found = deal_tickets(public, state.owns, hidden, unnamed, loose, self.rng)
        if found is None:
            raise self.wrong("TR-22", "position-count", "tickets", public.active)
        loose = found
        for seat in self.seats:
            for _ in range(self.hidden_hands[seat]):
                state.owns[seat].hand += CARD[unnamed.pop(self.rng.below(len(unnamed)))]
        state.stock = sum(CARD[kind] for kind in unnamed)
        for place, word in enumerate(self.reader.words("offered")):
            ticket, loose = self.ticket(word, loose)
            state.offered |= TICKET[ticket]
            state.drawn |= ticket << 6 * place
        for word in self.reader.words("under"):
            ticket, loose = self.ticket(word, loose)
            state.pile.put(ticket)
        state.shuffled = loose
        public.shuffled_tickets = number_of(loose)
        if public.step == steps.KEEPING and public.part != steps.SET_UP:
            self.pick(public.active)

    def pick(self, seat: int) -> None:
        """TR-19: what a seat has picked so far of the tickets drawn; it has not picked the last one yet."""
        choice = [ticket for ticket in range(TICKET_COUNT) if self.state_.offered & TICKET[ticket]][:-1]
        self.need(len(choice) >= self.hidden_picks[seat], "TR-19", "position-picked", "picked", seat)
        for _ in range(self.hidden_picks[seat]):
            self.state_.owns[seat].picked |= TICKET[choice.pop(self.rng.below(len(choice)))]

    def ticket(self, word: str, loose: int) -> tuple[int, int]:
        """The ticket of a word, or any that is left; and what is left then."""
        if word != UNKNOWN:
            return int(word) - 1, loose
        choice = [ticket for ticket in range(TICKET_COUNT) if loose & TICKET[ticket]]
        ticket = choice[self.rng.below(len(choice))]
        return ticket, loose & ~TICKET[ticket]

    # ── What fits together ──────────────────────────────────────────────────────────────────────

    def check_part(self) -> None:
        public = self.public
        setting_up = public.part == steps.SET_UP
        both = (steps.FILLING, steps.OFFERING, steps.KEEPING)
        early = (steps.DEALING, *both)
        allowed = public.step in early if setting_up else public.step != steps.DEALING
        if public.part == steps.SECOND_HALF:
            self.need(public.seats == 4, "TR-24", "position-half", "part")
            allowed = True
        self.need(allowed, "TR-6", "position-part", "part")
        due = public.step in (steps.DEALING, steps.OFFERING)
        self.need(bool(public.due) == due, "TR-19", "position-due", "due" if public.due else "step")
        turn = public.step in (steps.OFFERING, steps.KEEPING) and not setting_up
        self.need(bool(public.offered) <= turn, "TR-19", "position-offered", "offered")
        if setting_up:
            self.check_set_up()

    def check_set_up(self) -> None:
        """TR-2, TR-4: who has been dealt what."""
        public = self.public
        nothing = [public.cars, public.engines, public.discards, public.station_sizes, public.under_tickets]
        self.need(not any([*nothing, *public.completed]), "TR-2", "position-set-up", "part")
        for seat in self.seats:
            hand, held = FIRST_HAND + 1, 0
            if public.step == steps.DEALING:
                hand -= FIRST_HAND if seat > public.active else public.due if seat == public.active else 0
            elif public.step == steps.OFFERING:
                held = FIRST_TICKETS if seat < public.active else 0
                held = FIRST_TICKETS - public.due if seat == public.active else held
            elif public.step == steps.KEEPING:
                held = FIRST_TICKETS
            self.need(public.hand_size(seat) == hand, "TR-2", "position-set-up", "hand", seat)
            self.need(public.ticket_count(seat) == held, "TR-4", "position-set-up", "tickets", seat)
            own = self.state_.owns[seat]
            self.need(not own.returned, "TR-4", "position-set-up", "returned", seat)
        row = size(public.row)
        if public.step == steps.DEALING:
            self.need(row == 0, "TR-2", "position-set-up", "row")
        elif public.step != steps.FILLING:
            self.need(row == ROW, "TR-2", "position-set-up", "row")
        else:
            self.need(public.active == 0, "TR-2", "position-set-up", "turn")

    def check_returned(self) -> None:
        """TR-4, TR-19: a ticket that was ever returned is not one that its owner kept at set-up."""
        owns = self.state_.owns
        returned = all_returned(owns)
        others = number_of(_set(self.pool.rest("tickets")) & ~returned)
        for seat, own in enumerate(owns):
            room = room_for_returned(self.public, seat, own.tickets, returned)
            others -= max(0, self.hidden_tickets[seat] - room)
            self.need(room >= 0 and others >= 0, "TR-4", "position-returned", "first", seat)

    def check_choices(self) -> None:
        """What is picked is there to be picked, and nobody has picked before their time."""
        public, state = self.public, self.state_
        keeping = public.step == steps.KEEPING
        for seat, own in enumerate(state.owns):
            choice = 0
            if public.step == steps.COMPLETING or (keeping and public.part == steps.SET_UP):
                choice = own.tickets if seat <= public.active else 0
            elif keeping and seat == public.active:
                choice = state.offered
            fits = not own.picked & ~choice and number_of(own.picked) == public.picked_count(seat)
            self.need(fits, "TR-4" if keeping else "TR-22", "position-picked", "picked", seat)
            if public.step == steps.COMPLETING:
                fits = serves(public.stations[seat], needs(own.picked))
                self.need(fits, "TR-22", "position-station", "picked", seat)
            if keeping and public.part == steps.SET_UP and seat < public.active:
                self.need(own.picked != 0, "TR-4", "position-kept", "picked", seat)

    def check_step(self) -> None:
        """What each step needs, so that the game can have come to it and can go on."""
        public, state = self.public, self.state_
        own = state.owns[public.active]
        full = size(public.row) == ROW or public.stock_size == 0
        if public.step != steps.FILLING and public.part != steps.SET_UP:
            self.need(full, "TR-13", "position-row-short", "row")
        match public.step:
            case steps.DEALING:
                most = FIRST_HAND if public.part == steps.SET_UP else SECOND_HAND
                self.need(public.stock_size > 0 and public.due <= most, "TR-25", "position-due", "due")
            case steps.FILLING:
                self.need(public.stock_size > 0 and not full, "TR-9", "position-chance")
                self.need(public.after_chance in self.may_follow(), "TR-9", "position-chance", "then")
            case steps.BLIND:
                self.need(public.stock_size > 0, "TR-9", "position-chance")
                follows = public.after_chance in (steps.SECOND, steps.TURN_OVER)
                self.need(follows, "TR-9", "position-chance", "then")
            case steps.OFFERING:
                most = FIRST_TICKETS if public.part == steps.SET_UP else MORE_TICKETS - public.offered
                fits = public.due <= min(most, public.ticket_stock()) and public.shuffled_tickets > 0
                self.need(fits, "TR-19", "position-due", "due")
            case steps.KEEPING:
                fits = keepable(public, own, state.offered) != 0
                self.need(fits, "TR-19", "position-nothing-to-keep")
            case steps.FIRST:
                counted = public.turns_left != steps.NOT_ENDING
                self.need(counted == (public.stock_size == 0), "TR-21", "position-turns-left", "turns_left")
            case steps.COMPLETING | steps.OVER:
                self.need(public.stock_size == 0, "TR-21", "position-stock-left", "stock")
                if public.step == steps.OVER:
                    self.need(public.in_last_half(), "TR-26", "position-half", "part")
                else:
                    able = completable(own, public.stations[public.active]) != 0
                    self.need(able, "TR-22", "position-count", "tickets", public.active)

    def may_follow(self) -> tuple[int, ...]:
        if self.public.part == steps.SET_UP:
            return (steps.OFFERING,)
        if self.public.part == steps.SECOND_HALF:
            return (steps.SECOND, steps.TURN_OVER, steps.DEALING)
        return (steps.SECOND, steps.TURN_OVER)


def _bag(cards: Iterable[str]) -> int:
    return sum(CARD[CARD_KINDS.index(kind)] * number for kind, number in Counter(cards).items())


def _set(ids: Iterable[str]) -> int:
    return sum(TICKET[int(number) - 1] for number in ids)


assert _bag(kind for kind, number in _COPIES.items() for _ in range(number)) == FULL_DECK
assert _set(_IDS) == ALL_TICKETS

TEXT: Final = TicketText()
