"""P4: nobody receives what they may not know.

Two tables of which one seat knows different hidden cards must look the same, byte for byte, to all others:
events, views, answers to whatever they try, hints, stories. It is tried at every hidden move of whole games.
"""

import asyncio
import itertools
import json
import random
import threading
from functools import partial
from typing import Any

import pytest

from stofa.bots.budgets import SECONDS
from stofa.bots.levels import Hard
from stofa.engine.errors import StofaError
from stofa.server.store import event_log
from stofa.tables import commands, protocol as p, tasks
from stofa.tables.error_answers import answer_to
from stofa.tables.events import Moved
from stofa.tables.position_texts import write_position
from stofa.tables.preview import answer_preview, answer_reasons, answer_why
from stofa.tables.replays import replay, story
from stofa.tables.table import Table, encode
from stofa.tables.tasks import GameSoFar, advise
from tests.conformance.hooks import reveals
from tests.conformance.setups import ENOUGH_WAYS, Setup
from tests.conformance.walks import legal
from tests.server.running_server import Person, Running, let_bots_finish, wait_until
from tests.tables.in_memory import Reader, attending, go_on, started, take_back

TOGETHER = 12
"""So many moves the two tables are played on side by side."""

NAMES = map(str, itertools.count())
"""Of tables that no worker has heard of."""

SETUPS = list({setup.title.id: setup for setup in reversed(ENOUGH_WAYS)}.values())


def line_of(setup: Setup, seed: int, limit: int) -> list[tuple[Any, str]]:
    """A game, from its beginning, as moves."""
    rng = random.Random(seed)
    game = setup.game(seed)
    while not game.over and len(game.history) < limit:
        game.play(rng.choice(game.legal))
    return [(mover, str(move)) for mover, move in game.history]


def bytes_of(table: Table, seat: int | None, tried: list[str]) -> list[bytes]:
    """Everything that one recipient has got, and gets whatever it tries."""
    readers = [w for w in table.watchers if isinstance(w, Reader) and w.seat == seat]
    got = [message for reader in readers for message in reader.bytes]
    got += [encode(story(table, seat)), encode(table.view(seat))]
    got.append(encode(replay(table, seat, max(0, table.view(seat).moves - 2), 3)))
    if table.state.title.positions is not None:
        got.append(encode(write_position(table, seat, None)))
    if seat is not None:
        decision = table.state.decision
        for move in tried:
            order = p.MakeMoves(cmd="12345678", table="t", seat=seat, decision=decision, moves=[move])
            try:
                commands.draft_command(table.state, order, at=1000, attendance=attending([False] * 4))
            except StofaError as error:
                got.append(encode(answer_to(error, "de", order, table)))
            why = p.AskWhy(ask="1", table="t", seat=seat, move=move)
            got.append(encode(asyncio.run(answer_why(table, why, "de"))))
        if table.state.turn == seat:
            reasons = p.AskReasons(ask="3", table="t", seat=seat, decision=decision, moves=tried)
            got.append(encode(asyncio.run(answer_reasons(table, reasons, "de"))))
        assert table.game is not None
        legal_now = list(map(str, table.game.view(seat).legal))
        chosen: list[list[str]] = [[], tried[:1], legal_now[:1], legal_now[-1:], legal_now[:2]]
        for moves in chosen:
            asked = p.AskPreview(ask="2", table="t", seat=seat, decision=decision, moves=moves)
            got.append(preview(table, asked))
            order = p.MakeMoves(
                cmd="12345678", table="t", seat=seat, decision=decision, moves=[*moves, *tried]
            )
            try:
                commands.draft_command(table.state, order, at=1000, attendance=attending([False] * 4))
            except StofaError as error:
                got.append(encode(answer_to(error, "de", order, table)))
        if table.state.turn == seat:
            assert table.game is not None
            got.append(encode(advise(next(NAMES), GameSoFar.of(table.game), seat, decision)))
    return got


def preview(table: Table, asked: p.AskPreview) -> bytes:
    """The answer to a question for a preview."""
    try:
        return encode(asyncio.run(answer_preview(table, asked)))
    except StofaError as error:
        return encode(answer_to(error, "de", asked, table))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title.id)
def test_two_tables_that_differ_in_hidden_cards_send_others_the_same_bytes(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "STEPS_OF_HINT", 50)
    monkeypatch.setitem(SECONDS, Hard.name, 0.0)  # or one table might think longer on a busy machine
    title = setup.title
    words = [str(move) for move in title.moves]
    rng = random.Random(5)
    line = line_of(setup, 3, 400)
    state = setup.start()
    compared = 0
    for at, (_, move) in enumerate(line):
        code = title.moves.read(move).code
        witness = title.witness(state, code)
        if witness is not None and compared < 400:
            others = [
                str(text)
                for text in map(title.moves.write, legal(state))
                if text != move and text.kind == title.moves.read(move).kind
            ]
            if others:
                compared += compare(setup, line, at, witness, rng.choice(others), rng.sample(words, 6))
        state.play(code)
    assert compared >= 20


def compare(
    setup: Setup, line: list[tuple[Any, str]], at: int, witness: int, instead: str, tried: list[str]
) -> int:
    """Play two tables side by side from a hidden move on. How often they were compared."""
    one = started(setup.title, setup.players, setup.options, line[:at])
    two = started(setup.title, setup.players, setup.options, line[:at])
    compared = 0
    for number, (mover, move) in enumerate(line[at : at + TOGETHER]):
        assert one.game is not None
        if reveals(setup.title, one.game.copy()._state, setup.title.moves.read(move)):
            break
        try:
            go_on(two, mover, instead if number == 0 else move)
        except StofaError:
            break  # only with the other hidden card would this have been possible
        go_on(one, mover, move)
        for seat in (*range(setup.players), None):
            if seat != witness:
                assert bytes_of(one, seat, tried) == bytes_of(two, seat, tried), (at, number, seat)
                compared += 1
        if one.game.turn == witness:
            break
    if compared:  # and when it is all taken back
        for table in (one, two):
            take_back(table, witness, at)
        for seat in (*range(setup.players), None):
            if seat != witness:
                assert bytes_of(one, seat, tried) == bytes_of(two, seat, tried), (at, "undo", seat)
    return compared


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title.id)
def test_hidden_moves_are_veiled_in_every_byte_of_a_whole_game(server: Running, setup: Setup) -> None:
    """A real game over real sockets: what each recipient got is held against the log."""
    anna = server.person()
    seats = ["me"] + ["here"] * (setup.players - 1)
    table = anna.open(*seats, game=setup.title.id, options=setup.options)["table"]
    recipients: list[int | None] = [*range(setup.players), None]
    readers = [(seat, collect(anna, table, seat)) for seat in recipients]
    let_bots_finish(anna, table, list(range(setup.players)))
    live = server.run(server.context.tables.get(table))
    log = server.run(server.context.tables.database.read(partial(event_log.log, table=table)))
    hidden = {
        event.n: event.what
        for event in log
        if isinstance(event.what, Moved) and event.what.seen_by is not None
    }
    title = live.title
    assert hidden
    for seat, got in readers:
        wait_for_end(got)
        told = [json.loads(line) for line in got]
        numbers = [event["n"] for message in told for event in message.get("events", [])]
        assert numbers == list(range(1, len(log) + 1))  # dense, in order, nothing twice
        for message in told:
            for event in message.get("events", []):
                secret = hidden.get(event["n"])
                if secret is None:
                    continue
                shown, move = event["what"], title.moves.read(secret.move)
                assert "seen_by" not in shown
                if secret.seen_by == seat or (
                    move.kind in title.moves.shown_later and all_have_chosen(message)
                ):
                    assert shown["move"] == move.wire
                else:
                    assert shown["move"] == {"text": move.kind, "kind": move.kind}
                    assert shown["veiled"]
            for shown in message.get("shown", []):
                move = title.moves.read(hidden[shown["n"]].move)
                assert shown["move"] == move.wire
                assert move.kind in title.moves.shown_later
                assert all_have_chosen(message)
        # Nothing of the seed before the end.
        seed = live.state.setup.seed
        assert seed is not None
        assert all(seed.encode() not in line for line in got[:-1])
        assert seed.encode() in got[-1]
    anna.close()


def all_have_chosen(message: dict[str, Any]) -> bool:
    """TR-22: whether a count of Ticket to Ride is over by then, and everybody sees what was completed."""
    return bool(message["view"]["position"]["public"]["step"] != "completing")


def collect(person: Person, table: str, seat: int | None) -> list[bytes]:
    """Read a socket to the end in the background; the bytes appear in the list."""
    got: list[bytes] = []
    ready = threading.Event()

    def read() -> None:
        with person.socket() as socket:
            socket.send(do="watch", table=table, seat=seat, after=0)
            while not got or b'"finished","result"' not in got[-1]:
                text = socket.raw.recv(60)
                assert isinstance(text, str)
                if '"type":"update"' in text:
                    got.append(text.encode())
                    ready.set()

    threading.Thread(target=read, daemon=True).start()
    assert ready.wait(20)
    return got


def wait_for_end(got: list[bytes]) -> None:
    wait_until(lambda: b'"finished","result"' in got[-1], 60)
