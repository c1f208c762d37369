"""What is said for a move is what the log says when it is made: checked on the turns of whole games."""

from collections.abc import Iterator
from itertools import groupby

import pytest

from stofa import Game
from stofa.cli.hint_text import reason_text
from stofa.engine.core.state import State
from stofa.engine.moves import Move
from stofa.engine.reasons import Gain, Reason, difference
from stofa.engine.title import Consequence
from stofa.engine.view import View
from stofa.engine.words import LANGUAGES
from stofa.games.ticket_to_ride.core.state import TicketObservation
from tests.bots.played import GAMES, played

THURN, TICKET, PARTNERS = "thurn-and-taxis", "ticket-to-ride-card-game", "partners"


class Line:
    """What a seat did at a stretch, without a card that came or anything that it saw by it."""

    def __init__(self, game: Game, state: State, at: int) -> None:
        title, seat = game.title, game.history[at][0]
        assert isinstance(seat, int)
        self.seat = seat
        self.moves: list[Move] = []
        self.then: list[Consequence] = []
        self.before = View(title, state.observe(seat))
        twin = state.clone()
        for mover, move in game.history[at:]:
            if mover != seat or title.unveils(twin, move.code):
                break
            self.then += title.consequences(twin, move.code)
            twin.play(move.code)
            self.moves.append(move)
        self.gains: list[Gain] = []
        if self.moves:
            self.gains = title.gains(self.before.observation, self.moves, twin.observe(seat))

    def told(self, what: str) -> list[Consequence]:
        return [each for each in self.then if each.what == what]

    def reasons(self, what: str) -> list[Reason]:
        return [gain.reason for gain in self.gains if gain.reason.what == what]


def lines(game: str) -> Iterator[Line]:
    for number in range(3):
        finished = played(game, number)
        starts = {
            next(iter(run))[0] for key, run in groupby(enumerate(finished.history), lambda each: each[1][0])
            if key != "~"
        }  # fmt: skip
        for at, (state, _, _) in enumerate(finished.walk()):
            if at in starts and (line := Line(finished, state, at)).moves:
                yield line


def test_tiles_and_carriages_are_those_that_the_log_tells_of() -> None:
    """TT-26 to TT-33."""
    count = 0
    for line in lines(THURN):
        tiles = [[*reason.things, str(reason.facts["points"])] for reason in line.reasons("tile")]
        assert tiles == [each.things for each in line.told("tile")]
        carriages = [[str(reason.facts["carriage"])] for reason in line.reasons("carriage")]
        assert carriages == [each.things for each in line.told("carriage")]
        placed = sum(move.kind == "house" for move in line.moves)
        assert [reason.facts["houses"] for reason in line.reasons("houses")] == [placed] * (placed > 0)
        count += len(tiles) + len(carriages)
    assert count > 20


def test_robberies_are_those_that_the_log_tells_of() -> None:
    """TR-16."""
    count = 0
    for line in lines(TICKET):
        robbed = [(each.seat, len(each.things)) for each in line.told("robbed")]
        assert [(reason.seat, reason.facts["cards"]) for reason in line.reasons("robs")] == robbed
        count += len(robbed)
    assert count > 3


def test_pawns_sent_home_are_those_that_the_log_tells_of() -> None:
    """PA-20: the opponents' ones. The own and the partner's are no reason."""
    count = 0
    for line in lines(PARTNERS):
        home = [each.seat for each in line.told("sent-home") if (each.seat ^ line.seat) & 1]
        assert [reason.seat for reason in line.reasons("sent-home")] == sorted(home)
        count += len(home)
    assert count > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words_and_a_rule(game: str) -> None:
    names = ["Anna", "Björn", "Clara", "David"]
    said: set[str] = set()
    for line in lines(game):
        catalogue = {rule.id for rule in line.before.title.catalogue.rule}
        for gain in line.gains:
            reason = gain.reason
            assert reason.rule in catalogue
            if reason.what in said:
                continue
            said.add(reason.what)
            texts = {reason_text(line.before, reason, names, language) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES)
            assert None not in texts
    assert len(said) > 4


def test_what_the_other_move_brings_as_well_is_no_reason() -> None:
    tile, houses = Reason("tile", "TT-28", {"points": 3}, ["baden"]), Reason("houses", "TT-39", {"houses": 2})
    own = [Gain(tile, 3), Gain(houses, 2)]
    assert difference(own, [Gain(houses, 2)]) == [tile]
    assert difference(own, [Gain(tile, 2), Gain(houses, 3)]) == [tile]
    assert difference(own, []) == [tile, houses]


def test_where_both_bring_the_same_one_thing_is_said_unless_it_is_only_kept() -> None:
    route, houses = Reason("route", "TT-33", {"length": 4}), Reason("houses", "TT-39", {"houses": 2})
    assert difference([Gain(route, 4, brought=False)], [Gain(route, 4)]) == []
    own = [Gain(route, 4, brought=False), Gain(houses, 2)]
    assert difference(own, own) == [houses]
    assert difference(own, [Gain(route, 4), Gain(houses, 3)]) == []
    assert difference([Gain(route, 4, brought=False)], []) == [route]


def unseen(game: str, kind: str) -> Iterator[tuple[View, Move, list[Reason]]]:
    """Each moment at which a seat may make such a move, and what speaks for it, whoever made another one."""
    for number in range(3):
        finished = played(game, number)
        for state, mover, _ in finished.walk():
            if not isinstance(mover, int):
                continue
            view = View(finished.title, state.observe(mover))
            for move in view.legal:
                if move.kind == kind:
                    gains = finished.title.gains(view.observation, [move], view.observation)
                    yield view, move, [gain.reason for gain in gains]


def test_there_is_time_for_tickets_as_long_as_the_stock_says() -> None:
    """TR-21: no turn takes more than two cards from the stock, and then everybody has one more."""
    told: set[int] = set()
    for view, _, reasons in unseen(TICKET, "tickets"):
        seen = view.observation
        assert isinstance(seen, TicketObservation)
        for reason in reasons:
            if reason.what != "time":
                continue
            cards, turns = int(seen.public.stock_size), 1
            while cards > 0:  # everybody takes two, round after round
                cards -= 2 * int(seen.public.seats)
                turns += 1
            assert reason.facts == {"turns": turns}
            told.add(turns)
    assert len(told) > 3
    assert min(told) >= 4


def test_a_card_from_the_stock_may_be_a_locomotive_only_while_one_is_unseen() -> None:
    """TR-10."""
    said = 0
    for _, move, reasons in unseen(TICKET, "take"):
        blind = [reason for reason in reasons if reason.what == "blind"]
        said += len(blind)
        if move.args["card"] != "stock":
            assert blind == []
    assert said > 10


def test_there_is_something_to_say_for_most_cards_that_are_passed_on() -> None:
    """PA-8: at least for the one that the giver needs least."""
    speechless = moments = 0
    for _, group in groupby(unseen(PARTNERS, "give"), lambda each: id(each[0])):
        moments += 1
        speechless += not any(reasons for _, _, reasons in group)
    assert moments > 20
    assert speechless == 0
