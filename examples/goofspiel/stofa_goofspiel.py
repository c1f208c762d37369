"""Goofspiel: everybody bids for prizes with the same cards, face down. Nothing here but its rules."""

from copy import deepcopy
from dataclasses import dataclass, field

from stofa import kit

CARDS = range(1, 14)
MOVES = kit.MoveSet(
    kit.chance("turn-up", kit.argument("prize", CARDS), rule="GO-1", when="A round begins with a new prize."),
    kit.move(
        "bid",
        kit.argument("card", CARDS),
        secret=True,
        rule="GO-2",
        when="Everybody bids a card. The highest wins the prizes; if more than one player bid it, they stay.",
    ),
)
TURN_UP = {card: MOVES.code("turn-up", prize=card) for card in CARDS}
BID = {card: MOVES.code("bid", card=card) for card in CARDS}
CARD = {code: card for codes in (TURN_UP, BID) for card, code in codes.items()}


@dataclass
class Table:
    """What lies open. So do the hands: all began with the same cards, and bids are shown afterwards."""

    stock: list[int]
    hands: list[list[int]]
    won: list[int]
    prizes: list[int] = field(default_factory=list)
    bidding: bool = False
    placed: int = 0
    """How many bids lie face down; seats bid in order."""
    shown: list[int] = field(default_factory=list)
    """The bids of the last round."""

    def mover(self) -> int:
        if self.bidding:
            return self.placed
        return kit.CHANCE if self.stock else kit.NOBODY

    def bids(self) -> list[int]:
        """GO-2: any card of the hand."""
        return [BID[card] for card in self.hands[self.placed]]


class GoofspielState(kit.PlainState):
    """The table, and the bids that lie face down."""

    def __init__(self, table: Table, bids: list[int]) -> None:
        self.table = table
        self.bids = bids

    def players(self) -> int:
        return len(self.table.hands)

    def mover(self) -> int:
        return self.table.mover()

    def choices(self) -> list[int]:
        return self.table.bids() if self.table.bidding else [TURN_UP[card] for card in self.table.stock]

    def play(self, move: int) -> None:
        table, card = self.table, CARD[move]
        if not table.bidding:  # GO-1
            table.stock.remove(card)
            table.prizes.append(card)
            table.bidding = True
            return
        self.bids.append(card)  # GO-2
        table.placed += 1
        if table.placed == self.players():
            if (winner := winner_of(self.bids)) is not None:
                table.won[winner] += sum(table.prizes)
                table.prizes = []
            for hand, bid in zip(table.hands, self.bids):
                hand.remove(bid)
            table.shown, self.bids, table.placed, table.bidding = self.bids, [], 0, False

    def observe(self, seat: int) -> kit.Observation:
        bid = self.bids[seat] if 0 <= seat < len(self.bids) else None
        return GoofspielObservation(seat, deepcopy(self.table), bid)

    def score(self, seat: int) -> int:
        return self.table.won[seat]


def winner_of(bids: list[int]) -> int | None:
    return bids.index(max(bids)) if bids.count(max(bids)) == 1 else None


class GoofspielObservation(kit.Observation):
    """The table, and the seat's own bid."""

    def __init__(self, seat: int, table: Table, bid: int | None) -> None:
        super().__init__(seat)
        self.table = table
        self.bid = bid

    def mover(self) -> int:
        return self.table.mover()

    def legal(self, moves: kit.Moves) -> None:
        moves.clear()
        if self.table.bidding and self.seat == self.table.placed:
            for bid in self.table.bids():
                moves.add(bid)

    def determinize(self, rng: kit.Rng) -> kit.State:
        """The others may have bid any of their cards, all equally likely."""
        bids = [hand[rng.below(len(hand))] for hand in self.table.hands[: self.table.placed]]
        if self.bid is not None:
            bids[self.seat] = self.bid
        return GoofspielState(deepcopy(self.table), bids)


@dataclass(frozen=True, kw_only=True)
class Player:
    won: int
    cards: list[int]
    has_bid: bool
    last_bid: int | None


@dataclass(frozen=True, kw_only=True)
class GoofspielPublic(kit.PublicPosition):
    turn: kit.Turn
    prizes: list[int]
    to_come: list[int]
    players: list[Player]


@dataclass(frozen=True, kw_only=True)
class GoofspielOwn(kit.OwnPosition):
    bid: int | None


@dataclass(frozen=True, kw_only=True)
class GoofspielPosition(GoofspielOwn, GoofspielPublic, kit.Position):
    """Both together."""


class Goofspiel(kit.Title[GoofspielState, GoofspielObservation, GoofspielPosition]):
    id = "goofspiel"
    player_counts = (2, 3, 4)
    options = (kit.Choice("cards", ("13", "9", "5"), "13"),)
    moves = MOVES

    def start(self, players: int, options: kit.Options, rules: int) -> GoofspielState:
        cards = list(range(1, int(options["cards"]) + 1))
        return GoofspielState(Table(cards, [list(cards) for _ in range(players)], [0] * players), [])

    def public(self, observation: GoofspielObservation) -> GoofspielPublic:
        table = observation.table
        shown: list[int] | list[None] = table.shown or [None] * len(table.hands)
        players = [
            Player(won=won, cards=hand, has_bid=seat < table.placed, last_bid=bid)
            for seat, (won, hand, bid) in enumerate(zip(table.won, table.hands, shown))
        ]
        turn = kit.turn_of(table.mover())
        return GoofspielPublic(turn=turn, prizes=table.prizes, to_come=table.stock, players=players)

    def own(self, observation: GoofspielObservation) -> GoofspielOwn:
        return GoofspielOwn(seat=kit.seat_of(observation), bid=observation.bid)

    def unveils(self, state: GoofspielState, move: int) -> bool:
        """The last bid shows all of them."""
        return state.table.placed == state.players() - 1

    def consequences(self, state: GoofspielState, move: int) -> list[kit.Consequence]:
        if not self.unveils(state, move):
            return []
        bids = [*state.bids, CARD[move]]
        shown = [kit.Consequence("bids", seat, [str(bid)]) for seat, bid in enumerate(bids)]
        winner = winner_of(bids)
        prizes = [str(prize) for prize in state.table.prizes]
        return shown if winner is None else [*shown, kit.Consequence("wins", winner, prizes)]


TITLE = Goofspiel()
