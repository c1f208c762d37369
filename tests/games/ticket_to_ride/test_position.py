"""What a seat sees, as data and as a text."""

import re

import pytest

import stofa
from stofa.engine.words import LANGUAGES
from stofa.games.ticket_to_ride.board import CARD_KINDS, CARDS_EACH, LOCOMOTIVES, TICKETS
from stofa.games.ticket_to_ride.position import TicketPlayer, TicketPosition, TicketRow, cards_of, tickets_of

from .invariants import check
from .positions import NAME, bag, inside, play, position, seen, tickets, turn

SEATS = (
    "hand: red*2 locomotive; track: blue 2+1; station: white; tickets: 5 39; completed: 3",
    "hand: green; tickets: 7",
    "track: red 1, purple 4",
)


def test_everything_a_seat_sees() -> None:
    game = position(*SEATS, row="red orange*2 blue locomotive", discards="yellow*2 locomotive", start=1)
    assert seen(game, 0) == TicketPosition(
        open_stations=False,
        start=1,
        seat=0,
        turn=0,
        active=0,
        part="first half",
        step="first",
        row=["blue", "red", "orange", "orange", "locomotive"],
        stock=96 - 3 - 3 - 1 - 1 - 5 - 5 - 3,
        discards={"yellow": 2, "locomotive": 1},
        ticket_stock=46 - 4,
        under=[],
        turns_left=None,
        players=[
            TicketPlayer([TicketRow("blue", 2, 1)], 3, 1, 2, 0, [3]),
            TicketPlayer([], 1, 0, 1, 0, []),
            TicketPlayer([TicketRow("red", 1, 0), TicketRow("purple", 4, 0)], 0, 0, 0, 0, []),
        ],
        hand=["red", "red", "locomotive"],
        station=None,
        station_left=None,
        station_after={},
        tickets=[5, 39],
        offered=[],
        picked=[],
        best=[],
    )


def test_tr_22_what_tickets_leave_of_the_station() -> None:
    game = position(
        "station: yellow*2 locomotive; tickets: 1 3", "station: blue; tickets: 2", step="completing"
    )
    before = seen(game, 0)
    assert before.station == before.station_left == ["yellow", "yellow", "locomotive"]
    assert before.station_after == {1: ["yellow", "locomotive"], 3: ["yellow"]}
    play(game, "complete 1")
    after = seen(game, 0)
    assert after.station == ["yellow", "yellow", "locomotive"]
    assert after.station_left == ["yellow", "locomotive"]
    assert after.station_after == {3: []}  # the green of ticket 3 is paid with the locomotive
    other = seen(game, 1)
    assert (other.station_left, other.station_after) == (None, {})


def test_cards_have_their_names_however_many_there_are() -> None:
    most = {kind: LOCOMOTIVES if kind == "locomotive" else CARDS_EACH for kind in CARD_KINDS}
    deck = [kind for kind in CARD_KINDS for _ in range(most[kind])]
    assert cards_of(bag(deck)) == deck
    assert cards_of(0) == []
    for kind in CARD_KINDS:
        for number in range(1, most[kind] + 1):
            assert cards_of(bag([kind] * number)) == [kind] * number


def test_tickets_have_their_numbers() -> None:
    ids = range(1, len(TICKETS) + 1)
    assert tickets_of(tickets(" ".join(map(str, ids)))) == list(ids)
    assert tickets_of(0) == []
    for number in ids:
        assert tickets_of(tickets(str(number))) == [number]


def test_nobody_sees_the_hands_and_tickets_of_others() -> None:
    game = position(*SEATS)
    mine, another, watching = seen(game, 0), seen(game, 1), seen(game)
    assert (another.hand, another.tickets) == (["green"], [7])
    assert (watching.hand, watching.tickets, watching.seat) == ([], [], None)
    assert mine.players == another.players == watching.players


def test_two_games_that_differ_in_hidden_things_only_look_the_same() -> None:
    one = position("hand: red", "hand: blue; station: white; tickets: 7", row="green*5")
    other = position("hand: red", "hand: black; station: purple; tickets: 8", row="green*5")
    assert seen(one, 0) == seen(other, 0)
    assert str(one.view(0)) == str(other.view(0))
    assert str(one) == str(other)
    assert seen(one, 1) != seen(other, 1)


def test_what_is_picked_is_seen_by_who_picks() -> None:
    game = play(position(""), "tickets, ticket 3, ticket 9, ticket 4, ticket 1, keep 3")
    assert (seen(game, 0).offered, seen(game, 0).picked) == ([3, 9, 4, 1], [3])
    assert (seen(game, 1).offered, seen(game, 1).picked) == ([], [])


def test_everybody_sees_how_many_are_picked() -> None:
    """As many as there are veiled moves in the story."""
    game = position("")
    assert not game.notes  # from now on it is noted who sees what
    play(game, "tickets, ticket 3, ticket 9, ticket 4, ticket 1, keep 3, keep 4")
    for seat in (None, 0, 1):
        assert [player.picked_count for player in seen(game, seat).players] == [2, 0]
    assert game.history_seen_by(1)[-2:] == [(0, "keep"), (0, "keep")]
    play(game, "keep 9")
    assert [player.picked_count for player in seen(game).players] == [0, 0]
    assert [player.ticket_count for player in seen(game).players] == [3, 0]


COUNT = ("station: yellow red; tickets: 1 6", "station: blue; tickets: 2 4 11", "", "")


def test_tr_22_what_is_completed_is_hidden_while_the_players_choose() -> None:  # TR-22
    one = position("station: yellow*2 red; tickets: 1 6 8", *COUNT[1:], rest="discards", step="completing")
    other = one.copy()
    assert not one.notes  # from now on it is noted who sees what
    play(one, "complete 1, complete 6")
    play(other, "complete 6")
    assert [player.completed for player in seen(one).players] == [[], [], [], []]
    assert [player.picked_count for player in seen(one, 1).players] == [2, 0, 0, 0]
    assert [player.picked_count for player in seen(other, 1).players] == [1, 0, 0, 0]
    assert one.history_seen_by(1) == one.history_seen_by() == [(0, "complete"), (0, "complete")]
    assert one.history_seen_by(0) == [(0, "complete 1"), (0, "complete 6")]


def test_tr_22_when_all_have_chosen_everybody_sees_what_was_completed_and_it_stays_known() -> None:
    """At the half-time of four players too (TR-25). Those not completed stay hidden."""
    game = position(*COUNT, rest="discards", step="completing")
    assert not game.notes  # from now on it is noted who sees what
    play(game, "complete 1, complete 2")
    assert seen(game).part == "second half"
    for seat in (None, 0, 1, 2, 3):
        assert [player.completed for player in seen(game, seat).players] == [[1], [2], [], []]
        assert [player.tickets for player in seen(game, seat).players] == [None] * 4
        assert game.history_seen_by(seat) == [(0, "complete 1"), (1, "complete 2")]
        text = game.view(seat).draw()
        assert re.search(r"seat 1(, you)?: 5 points for completed tickets\ncompleted\n +2  New York", text)
    assert "Charleston" not in str(game)
    while turn(game) == "~":
        game.play(game.legal[0])
    play(game, game.legal[0])
    assert [player.completed for player in seen(game, 3).players] == [[1], [2], [], []]


def test_at_the_end_all_tickets_are_turned_up() -> None:
    lines = ("station: yellow; tickets: 1 2", "tickets: 4 5")
    game = play(position(*lines, rest="discards", step="completing"), "complete 1")
    for seat in (None, 0, 1):
        players = seen(game, seat).players
        assert [player.completed for player in players] == [[1], []]
        assert [player.tickets for player in players] == [[2], [4, 5]]
    assert "New York" in str(game)


def test_only_the_seat_to_move_sees_legal_moves() -> None:
    game = position("hand: red*2", row="", rest="discards", ticket_stock="")
    assert list(game.view(0).legal) == ["lay red 2"]
    assert list(game.view(1).legal) == list(game.view().legal) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_as_a_text(language: str) -> None:
    game = position(*SEATS, row="red orange*2 blue locomotive")
    text = game.title.draw(game.view(0).observation, language)
    assert re.search(r"> .*0.* 3 +1 +2 +1 +.*blue\)? 2\+1", text)
    assert re.search(r"39  Los Angeles – Pittsburgh +18 ", text)
    assert "×2" in text
    assert max(map(len, text.splitlines())) <= 100
    watching = game.title.draw(game.view().observation, language)
    assert len(watching.splitlines()) < len(text.splitlines())
    assert "Pittsburgh" not in watching


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_every_step_of_a_game(language: str) -> None:
    game = stofa.new(NAME, 4, seed=8, open_stations=True)
    rng = stofa.Rng(8)
    texts = set()
    while not game.over:
        game.play(game.legal[rng.below(len(game.legal))])
        text = game.view(0).draw(language)
        assert max(map(len, text.splitlines())) <= 100
        texts.add(text)
    assert len(texts) > 100


def test_the_end_is_announced() -> None:
    game = position("", row="red*2", rest="discards")
    assert "2 turns left" in str(game)
    assert "turns left" not in str(position(""))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_stations", [False, True])
def test_in_whole_games_no_card_or_ticket_is_ever_lost(players: int, open_stations: bool) -> None:
    for seed in range(6):
        game = stofa.new(NAME, players, seed=seed, open_stations=open_stations)
        rng = stofa.Rng(seed)
        while not game.over:
            game.play(game.legal[rng.below(len(game.legal))])
            check(inside(game))
        assert len(game.history) < 3000
        assert (
            seen(game).ticket_stock
            + sum(player.ticket_count + len(player.completed) for player in seen(game).players)
            == 46
        )


def test_a_copy_goes_its_own_way() -> None:
    game = position(*SEATS)
    before = seen(game, 0)
    play(game.copy(), "lay red 2+1")
    assert seen(game, 0) == before
