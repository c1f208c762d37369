"""Positions of Partners as text."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Final

from stofa.engine.core.rng import Rng
from stofa.engine.core.state import NOBODY
from stofa.engine.errors import BadPosition
from stofa.engine.options import Options
from stofa.engine.position_text import Deck, Part, PartReader, PositionText, Words, unknown
from stofa.games.partners.board import CARDS, COLOURS, DEALS, DECK, HAND, PAWNS
from stofa.games.partners.core import public as steps
from stofa.games.partners.core.cards import CARD, NO_CARD, SEVEN, count, size
from stofa.games.partners.core.path import TRACK, place_of
from stofa.games.partners.core.pawns import NONE_OUT, added, count_at, one_at
from stofa.games.partners.core.public import Public, partner
from stofa.games.partners.core.state import PartnersObservation, PartnersState
from stofa.games.partners.position import STEPS, cards_of, squares_of
from stofa.games.partners.squares import SQUARES

_PACKAGE: Final = "stofa.games.partners"
_SEATS: Final = range(len(COLOURS))
_STEP: Final = {name: step for step, name in STEPS.items()}
_NUMBER: Final = {name: number for number, name in SQUARES.items()}
_PER_DEAL: Final = len(COLOURS) * HAND
_SEVEN_LEFT: Final = 6
"""The most steps that are left of a seven after its first part."""


class PartnersText(PositionText[PartnersState, PartnersObservation]):
    steps = tuple(STEPS.values())
    unsaid_turn = "0"
    unsaid_step = "`playing`, or `over` when a team has won"
    default: ClassVar = {"dealer": 3}  # so that seat 0 plays first
    parts = (
        Part("deal", "which of the dealer's three deals it is", "1"),
        Part(
            "seven", "the steps left of a seven, then the squares of the pawns that may still take some", ""
        ),
        Part("earlier", "the cards of the dealer's earlier deals", "some that no other part names"),
        Part("pawns", "the squares of the pawns that are out", "none: all are at home", per_seat=True),
        Part("hand", "the cards in the hand", "none", per_seat=True),
        Part(
            "given",
            "the card given to the partner: face down, or still in the partner's hand",
            "",
            per_seat=True,
        ),
        Part("laid", "the cards laid down in this deal", "none", per_seat=True),
    )

    def write(self, state: PartnersState) -> Words:
        hands = [cards_of(hand) for hand in state.hands]
        return _words(state.public, hands, [state.gift(seat) for seat in _SEATS])

    def write_view(self, observation: PartnersObservation, memory: bool) -> Words:
        public, seat = observation.public, observation.seat
        hands = [unknown(public.hand_size(other)) for other in _SEATS]
        gifts = [NO_CARD] * len(_SEATS)
        if seat != NOBODY:
            hands[seat] = cards_of(observation.hand)
            gifts[seat], gifts[partner(seat)] = observation.given, observation.received
        return _words(public, hands, gifts)

    def read(self, reader: PartReader, options: Options, rng: Rng) -> PartnersState:
        return _Reading(reader, int(options["dealer"])).state(rng)


def _words(public: Public, hands: list[list[str]], gifts: list[int]) -> Words:
    laid = sum(public.laid)
    seven = squares_of(public.moving_colour(), public.unmoved)
    words: Words = [
        ("dealer", None, [str(public.dealer)]),
        ("turn", None, [str(public.active)]),
        ("step", None, [STEPS[public.step]]),
        ("deal", None, [str(public.deal + 1)]),
        ("seven", None, [str(public.steps_left), *seven] if public.steps_left else []),
        ("earlier", None, cards_of(public.played - laid)),
    ]
    for seat in _SEATS:
        words += [
            ("pawns", seat, squares_of(seat, public.pawns(seat))),
            ("hand", seat, hands[seat]),
            ("given", seat, [] if gifts[seat] == NO_CARD else [CARDS[gifts[seat]]]),
            ("laid", seat, cards_of(public.laid[seat])),
        ]
    return words


class _Reading:
    """A text on its way to a state: each method reads and checks a few parts."""

    def __init__(self, reader: PartReader, dealer: int) -> None:
        self.reader = reader
        self.public = Public(dealer)
        self.deck = Deck(reader, DECK, "PA-6")
        self.hands = [0] * len(_SEATS)
        self.gifts = [NO_CARD] * len(_SEATS)

    def state(self, rng: Rng) -> PartnersState:
        self.pawns()
        self.turn()
        self.cards()
        self.check_sizes()
        self.check_gifts()
        self.seven()
        public, view = self.public, self.reader.view
        state = PartnersState(public.dealer)
        if view is not None:
            own = (0, NO_CARD, NO_CARD)
            if view != NOBODY:
                own = (self.hands[view], self.gifts[view], self.gifts[partner(view)])
            state.copy_from(PartnersObservation(view, public, *own).determinize(rng))
            return state
        state.public.copy_from(public)
        state.deck = _bag(self.deck.rest("hand"))
        for seat in _SEATS:
            state.hands[seat] = self.hands[seat]
            state.given -= (NO_CARD - self.gifts[seat]) * CARD[seat]
        return state

    def wrong(
        self, rule: str, reason: str, name: str, seat: int | None = None, **facts: str | int
    ) -> BadPosition:
        return self.reader.wrong(reason, name, seat, rule=rule, package=_PACKAGE, **facts)

    # ── The board ───────────────────────────────────────────────────────────────────────────────

    def pawns(self) -> None:
        owners: dict[str, int] = {}
        for seat in _SEATS:
            squares = self.reader.listed("pawns", seat, list(_NUMBER))
            if len(squares) > PAWNS:
                raise self.wrong("PA-5", "position-pawns", "pawns", seat, pawns=PAWNS)
            pawns = NONE_OUT
            for square in squares:
                place = place_of(seat, _NUMBER[square])
                if place < 0:
                    raise self.wrong("PA-4", "position-square", "pawns", seat, square=square)
                if place > TRACK and square[0].isupper() and one_at(pawns, place):
                    raise self.wrong("PA-22", "position-ring", "pawns", seat, square=square)
                if owners.setdefault(square, seat) != seat:
                    raise self.wrong("PA-20", "position-shared", "pawns", seat, square=square)
                pawns = added(pawns, place)
            self.public.put_pawns(seat, pawns)

    def turn(self) -> None:
        """PA-31: the game is over exactly when a team has locked all its pawns."""
        public, reader = self.public, self.reader
        public.active = reader.number("turn", least=0, most=3, default=0)
        won = [team for team in (0, 1) if public.team_finished(team)]
        step = reader.choice("step", list(_STEP), "over" if won else "playing")
        if len(won) == 2 or bool(won) != (step == "over") or (won and public.active & 1 != won[0]):
            raise self.wrong(
                "PA-31",
                "position-over",
                "step" if reader.has("step") else "pawns",
                None if reader.has("step") else 0,
            )
        public.step = _STEP[step]
        public.deal = reader.number("deal", least=1, most=DEALS, default=1) - 1

    # ── The cards ───────────────────────────────────────────────────────────────────────────────

    def cards(self) -> None:
        public = self.public
        for seat in _SEATS:
            hand, hidden = self.deck.take("hand", seat, hidden=self.reader.view not in (None, seat))
            self.hands[seat] = _bag(hand)
            if len(hand) + hidden > HAND:  # there is no room for more, so this cannot wait for `check_sizes`
                raise self.wrong("PA-7", "position-hand", "hand", seat)
            public.hand_sizes += (len(hand) + hidden) * CARD[seat]
            public.laid[seat] = _bag(self.deck.take("laid", seat)[0])
            given = self.reader.listed("given", seat, CARDS)
            if len(given) > 1:
                raise self.reader.wrong("position-one-word", "given", seat)
            if given:
                self.gifts[seat] = CARDS.index(given[0])
                if public.step == steps.GIVING:
                    self.deck.take_card(given[0], "given", seat)
            elif public.has_given(seat) and self.reader.view is not None:
                self.deck.hidden += 1
        earlier = self.earlier()
        public.played = sum(public.laid) + _bag(earlier)
        in_hands = sum(public.hand_size(seat) + public.has_given(seat) for seat in _SEATS)
        public.deck_size = sum(DECK.values()) - size(public.played) - in_hands

    def earlier(self) -> list[str]:
        """PA-7: from one deck there are three deals."""
        wanted = _PER_DEAL * self.public.deal
        if not self.reader.has("earlier"):
            return self.deck.some(wanted, "deal") if wanted else []
        earlier, _ = self.deck.take("earlier")
        if len(earlier) != wanted:
            raise self.wrong("PA-7", "position-earlier", "earlier", cards=wanted)
        return earlier

    def check_sizes(self) -> None:
        """PA-7, PA-8: as many cards as everybody has been dealt, has given away and can have laid down."""
        public = self.public
        first = public.dealer + 1
        before = (public.active - first) & 3
        for seat in _SEATS:
            held, turn = public.hand_size(seat), (seat - first) & 3
            laid = size(public.laid[seat])
            fits = held + laid <= HAND
            if public.step == steps.DEALING:
                wanted = HAND if turn < before else 0
                fits = held < HAND if turn == before else held == wanted
            elif public.step == steps.GIVING:
                fits = held == HAND - public.has_given(seat)
            if not fits or (laid and public.step in (steps.DEALING, steps.GIVING)):
                raise self.wrong("PA-7", "position-hand", "hand", seat)
        if public.step == steps.PLAYING and public.hand_size(public.active) == 0:
            raise self.wrong("PA-11", "position-no-card", "hand", public.active)

    def check_gifts(self) -> None:
        """PA-8: what was given lies face down, or is in the partner's hand and was not laid down yet."""
        public, view = self.public, self.reader.view
        for seat in _SEATS:
            face, holder = self.gifts[seat], partner(seat)
            if public.step == steps.GIVING:
                fits = (face != NO_CARD) == (public.has_given(seat) and view in (None, seat))
            else:
                fits = face == NO_CARD or (
                    public.step != steps.DEALING
                    and view in (None, seat, holder)
                    and self.may_hold(holder, face)
                )
            if not fits:
                raise self.wrong("PA-8", "position-given", "given", seat)

    def may_hold(self, seat: int, face: int) -> bool:
        if count(self.public.laid[seat], face):
            return False
        if self.reader.view in (None, seat):
            return count(self.hands[seat], face) > 0
        if self.public.hand_size(seat) == 0:
            return False
        self.deck.take_card(CARDS[face], "given", partner(seat))
        self.deck.hidden -= 1
        return True

    def seven(self) -> None:
        """PA-16: what is left of a seven, for pawns that can move."""
        public, reader = self.public, self.reader
        words = reader.words("seven")
        if bool(words) != (public.step == steps.SPLITTING):
            raise self.wrong("PA-16", "position-seven", "seven" if words else "step")
        if not words:
            return
        left, *squares = words
        public.steps_left = reader.as_number(left, "seven", least=1, most=_SEVEN_LEFT)
        colour = public.moving_colour()
        movable = public.movable(colour)
        for square in squares:
            place = place_of(colour, _NUMBER[square]) if square in _NUMBER else -1
            if place < 0 or count_at(movable, place) <= count_at(public.unmoved, place):
                raise self.wrong("PA-16", "position-seven-pawn", "seven", square=square)
            public.unmoved = added(public.unmoved, place)
        if not squares or not count(public.laid[public.active], SEVEN):
            raise self.wrong("PA-16", "position-seven", "seven")


def _bag(cards: Iterable[str]) -> int:
    return sum(CARD[CARDS.index(card)] * number for card, number in Counter(cards).items())


TEXT: Final = PartnersText()
