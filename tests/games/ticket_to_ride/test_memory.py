"""What everybody saw stays known (TR-7 to TR-9), and what is dealt by `determinize` keeps to it exactly."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

import stofa
from stofa import Game, Rng
from stofa.bots import bot
from stofa.engine.core.state import NOBODY
from stofa.games.ticket_to_ride.core.public import for_seat
from stofa.games.ticket_to_ride.core.state import TicketObservation, TicketState
from stofa.games.ticket_to_ride.core.tickets import ALL_TICKETS, size
from stofa.games.ticket_to_ride.memory import TicketMemory
from stofa.games.ticket_to_ride.position import TicketPosition, tickets_of
from tests.games.sampling import assert_as_often

from .invariants import check
from .positions import NAME, bag, inside, play, position, seen, tickets, turn, words

SAMPLES = 6000


def remembered(game: Game[Any], seat: int | None = None) -> TicketMemory:
    memory = game.view(seat).memory
    assert isinstance(memory, TicketMemory)
    return memory


# ── What is remembered ──────────────────────────────────────────────────────────────────────────


def test_everybody_knows_of_the_locomotive_that_each_gets() -> None:  # TR-1
    game = stofa.new(NAME, 3, seed=1)
    assert remembered(game).known_hands == [["locomotive"]] * 3
    assert remembered(game).stations == [[]] * 3


def test_who_takes_an_open_card_is_known_to_have_it_until_such_a_card_is_laid() -> None:
    game = position("hand: red*3", "hand: blue", row="red*2 white*3")
    play(game, "take red, reveal green, take red, reveal green")
    assert remembered(game).known_hands == [["red", "red"], []]
    play(game, "take stock, draw black, take stock, draw black")
    play(game, "lay red 4")  # two of them came face down
    assert remembered(game).known_hands == [[], []]
    assert seen(game, 0).hand == ["red"]


def test_of_the_cards_laid_those_that_are_known_go_first() -> None:
    game = position("hand: red*2 locomotive*2", "hand: blue", row="red*2 white*2 locomotive")
    play(game, "take locomotive, reveal green, take stock, draw black, take stock, draw black")
    play(
        game, "take red, reveal green, take red, reveal green, take stock, draw black, take stock, draw black"
    )
    assert remembered(game).known_hands[0] == ["red", "red", "locomotive"]
    play(game, "lay red 1+2")
    assert remembered(game).known_hands[0] == ["red"]


def test_a_screen_is_not_shown_what_nobody_may_look_up() -> None:  # TR-8
    game = position("track: red 2; station: white", "station: blue*2", step="begin")
    assert remembered(game).stations == [["white", "red"], ["blue", "blue"]]
    for seat in (None, 0, 1):
        assert remembered(game, seat) == remembered(game)
        assert seen(game, seat).station is None
    assert not vars(remembered(game)).keys() & set(TicketPosition.__dataclass_fields__)


def test_hands_are_remembered_over_half_time_and_stations_are_not() -> None:  # TR-25
    line = "hand: red; station: yellow; tickets: 1"
    game = position(line, "", "", "", rest="discards", row="green*5", turns_left=1)
    play(game, "take green, take green, complete 1")
    assert remembered(game).known_hands[0] == ["green", "green"]
    assert remembered(game).stations == [[]] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_memory_is_what_a_spectator_can_write_down(players: int) -> None:
    """By following the public moves and what they bring about, and nothing else."""
    game = stofa.new(NAME, players, seed=players)
    rng = Rng(players)
    stations: list[Counter[str]] = [Counter() for _ in range(players)]
    hands = [Counter({"locomotive": 1}) for _ in range(players)]
    followed, part = 0, "set-up"
    greedy = bot("greedy")
    while not game.over:
        seat = turn(game)
        assert isinstance(seat, int)
        game.play(
            game.legal[rng.below(len(game.legal))]
            if rng.below(3) == 0
            else greedy.choose(game.view(seat), rng)
        )
        for (mover, move), note in zip(
            game.history_seen_by(None, followed), game.notes[followed:], strict=True
        ):
            if move.kind == "take" and mover != "~" and move.args["card"] != "stock":
                hands[mover][str(move.args["card"])] += 1
            for kind, number in laid(move):
                assert mover != "~"
                hands[mover][kind] = max(0, hands[mover][kind] - number)
            for then in note.then:
                if then.what == "rolled":
                    stations[then.seat].update(then.things)
        followed = len(game.history)
        if seen(game).part != part:
            part = seen(game).part
            stations = [Counter() for _ in range(players)]
        memory = remembered(game)
        assert [Counter(cards) for cards in memory.stations] == [+cards for cards in stations]
        assert [Counter(cards) for cards in memory.known_hands] == [+cards for cards in hands]


def laid(move: stofa.Move) -> list[tuple[str, int]]:
    if move.kind == "lay-three":
        colours = move.args["colours"]
        assert isinstance(colours, tuple)
        return [(colour, 1) for colour in colours]
    if move.kind != "lay":
        return []
    return [
        (str(move.args["colour"]), int(str(move.args["cars"]))),
        ("locomotive", int(str(move.args["locomotives"]))),
    ]


def test_playouts_go_on_remembering() -> None:
    game = position("hand: red*3; tickets: 1", "hand: blue*2; tickets: 7", row="red white*4")
    play(game, "take red, reveal green, take stock, draw black")
    state = inside(game).observe(1).determinize(Rng(1))
    state.play(stofa.title(NAME).moves.read("take white").code)
    assert [words(known) for known in state.public.known_hands] == ["red", "white"]


# ── Every deal that fits is as likely ───────────────────────────────────────────────────────────


def test_all_deals_of_few_unseen_cards_come_as_often() -> None:
    """Two hidden cards of one hand, one of another; what was taken face up stays where it is."""
    game = position(
        "hand: white",
        "hand: red*2 blue; station: black",
        "hand: green locomotive",
        row="white*5",
        stock="red blue locomotive",
        rest="discards",
    )
    public = inside(game).public
    public.known_hands[1], public.known_hands[2] = bag(["red"]), bag(["locomotive"])
    unseen = ["red", "blue", "green", "red", "blue", "locomotive"]  # each of them a card of its own
    ways: Counter[tuple[str, str]] = Counter()
    for one in combinations(range(6), 2):
        for other in set(range(6)) - set(one):
            ways[
                words(bag(["red", *(unseen[card] for card in one)])),
                words(bag(["locomotive", unseen[other]])),
            ] += 1
    observation, rng = inside(game).observe(0), Rng(2)
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(SAMPLES):
        state = observation.determinize(rng)
        check(state)
        found[words(state.owns[1].hand), words(state.owns[2].hand)] += 1
    assert_as_often(found, ways)


def with_tickets(mine: str, returned: str, others: list[tuple[str, str, int]], pile: int) -> TicketState:
    """A state in which the others have tickets, completed ones, and a number of them kept at set-up."""
    lines = [f"tickets: {mine}", *(f"tickets: {held}; completed: {done}" for held, done, _ in others)]
    state = inside(position(*lines))
    public = state.public
    state.owns[0].returned = tickets(returned)
    public.first_tickets = sum(for_seat(seat, first) for seat, (_, _, first) in enumerate(others, 1))
    for _ in range(pile):
        ticket = tickets_of(state.shuffled)[-1]
        state.shuffled &= ~tickets(str(ticket))
        state.pile.put(ticket - 1)
        public.shuffled_tickets -= 1
        public.under_tickets += 1
    check(state)
    return state


def some(held: set[int], number: int) -> Iterator[set[int]]:
    return (set(chosen) for chosen in combinations(sorted(held), number))


def deals(state: TicketState) -> Counter[Any]:
    """All ways in which the tickets that seat 0 does not know can have come where they are.

    Each of the others kept some at set-up and some later; the rest is in the pile, in order, or the stock.
    """
    public, me = state.public, state.owns[0]
    returned = set(tickets_of(me.returned))
    done = [set(tickets_of(completed)) for completed in public.completed]
    unseen = set(tickets_of(ALL_TICKETS & ~me.tickets)) - set().union(*done)
    ways: Counter[Any] = Counter()

    def deal(seat: int, left: set[int], told: tuple[tuple[int, ...], ...]) -> None:
        if seat == public.seats:
            for order in permutations(sorted(left), public.under_tickets):
                ways[(*told, order)] += 1
            return
        for held in some(left, public.ticket_count(seat)):
            for first in some(held | done[seat], public.first_ticket_count(seat)):
                if not first & returned:
                    deal(seat + 1, left - held, (*told, tuple(sorted(held))))

    deal(1, unseen, ())
    return ways


MINE = " ".join(map(str, range(7, 47)))  # so that six tickets are unseen


@pytest.mark.parametrize(
    ("returned", "others", "pile"),
    [
        ("", [("1 2", "", 2)], 0),
        ("1 2", [("3 4", "", 1)], 0),  # one kept later, which may be one that was returned
        ("1 2", [("3 4", "", 2)], 1),
        ("1", [("1 2", "", 1), ("3", "", 1)], 1),
        ("1 2", [("3", "4", 1)], 0),  # was the completed one kept at set-up?
        ("1 2", [("3 4", "1", 2)], 0),  # this one was not
        ("1 2 3", [("4", "5", 1), ("3", "6", 1)], 1),
        ("1 2", [("3 4", "5 6", 3)], 0),
    ],
)
def test_all_deals_of_few_unseen_tickets_come_as_often(
    returned: str, others: list[tuple[str, str, int]], pile: int
) -> None:
    state = with_tickets(MINE, returned, others, pile)
    observation, rng = state.observe(0), Rng(3)
    found: Counter[Any] = Counter()
    for _ in range(SAMPLES):
        imagined = observation.determinize(rng)
        check(imagined)
        held = (tuple(tickets_of(own.tickets)) for own in imagined.owns[1:])
        found[(*held, tuple(number + 1 for number in imagined.pile.listed()))] += 1
    assert_as_often(found, deals(state))


def test_what_another_one_has_picked_to_keep_is_any_of_what_is_offered() -> None:
    """As many tickets as were seen to be picked, and not the last, for then the choice would be over."""
    game = position(f"tickets: {MINE}", "", active=1)
    play(game, "tickets, ticket 1, ticket 2, ticket 3, ticket 4, keep 2")
    ways: Counter[Any] = Counter()
    for order in permutations(range(1, 7), 4):
        ways.update((order, picked) for picked in sorted(order)[:-1])
    found: Counter[Any] = Counter()
    observation, rng = inside(game).observe(0), Rng(4)
    for _ in range(3 * SAMPLES):
        state = observation.determinize(rng)
        offered = tuple((state.drawn >> 6 * place & 63) + 1 for place in range(4))
        found[offered, *tickets_of(state.owns[1].picked)] += 1
    assert_as_often(found, ways)


# ── Tickets under the stock ─────────────────────────────────────────────────────────────────────


def under() -> Game[Any]:
    """Seat 0 has put tickets 1 and 2 under an empty stock, and seat 1 draws: 1, 2 and its own 3 and 4."""
    game = position("tickets: 7", "tickets: 8", ticket_stock="1 2 3 4")
    state = inside(game)
    state.owns[1].tickets |= ALL_TICKETS & ~tickets("1 2 3 4 7")
    state.public.ticket_counts = for_seat(0, 1) + for_seat(1, size(state.owns[1].tickets))
    state.public.first_tickets = 0
    for seat, ids in ((0, "1 2"), (1, "3 4")):
        state.owns[seat].returned = state.owns[seat].under = tickets(ids)
    for number in range(4):
        state.pile.put(number)
    state.shuffled, state.public.shuffled_tickets, state.public.under_tickets = 0, 0, 4
    play(game, "take stock, draw red, take stock, draw red")
    return play(game, "tickets")


def drawn(observation: TicketObservation, times: int = 60) -> set[tuple[int, ...]]:
    states = [observation.determinize(Rng(seed)) for seed in range(times)]
    return {tuple((s.drawn >> 6 * place & 63) + 1 for place in range(4)) for s in states}


def test_one_knows_which_of_the_tickets_that_another_one_draws_are_ones_own() -> None:  # TR-19
    game = under()
    assert {order[:2] for order in drawn(inside(game).observe(0))} == {(1, 2)}
    assert len({order[2:] for order in drawn(inside(game).observe(0))}) > 20
    assert drawn(inside(game).observe(1)) == {(1, 2, 3, 4)}
    assert len(drawn(inside(game).observe(NOBODY))) == 60
    assert seen(game, 0).offered == []


def test_if_all_are_put_back_one_still_knows_where_they_are() -> None:
    game = play(under(), "done")
    assert seen(game, 0).under == [1, 2, None, None]
    assert seen(game, 1).under == [1, 2, 3, 4]
    check(inside(game))


def test_if_some_are_kept_one_no_longer_knows() -> None:
    game = play(under(), "keep 3, done")
    assert seen(game, 0).under == [None] * 3
    assert seen(game, 1).under == [1, 2, 4]
    check(inside(game))
