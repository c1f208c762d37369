"""What the drawing side of a page without a server was told, held against what its seat may know."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

from stofa.engine.game import Game
from stofa.engine.record import read_record, replay
from stofa.games import installed_title
from stofa.tables.updates import split_position

KINDS = {"loaded", "ready", "told", "answer"}


def check_secrecy(page: Page, seat: int, record: dict[str, Any]) -> None:
    """Holds every message of a whole game against its record: no card is in it that the seat did not see."""
    heard: list[dict[str, Any]] = page.evaluate("() => window.heard")
    assert {message["type"] for message in heard} <= KINDS
    whole = replay(read_record(json.dumps(record).encode()), installed_title)
    lines = list(_lines(heard))
    ended = next(number for number, line in enumerate(lines) if '"kind":"finished"' in line)
    seed = json.loads(lines[ended])["events"][-1]["what"]["seed"]
    assert seed
    assert not any(seed in line for line in lines[:ended])
    told = set[int]()
    for line in lines[:ended]:
        message = json.loads(line)
        if "view" not in message or message["view"]["status"] != "playing":
            continue
        eyes = message["view"]["seat"]
        assert eyes in (seat, None)  # it looks as a spectator before it knows its seat
        game = whole.cut(message["view"]["moves"])
        assert message["view"]["position"] == _plain(split_position(game.view(eyes)))
        told |= _checked_moves(message, game, eyes)
    assert len(told) > len(whole.history) * 0.9  # the last ones come with the end


def _lines(heard: list[dict[str, Any]]) -> Iterator[str]:
    """What came over sockets and as answers, one message at a time."""
    for message in heard:
        if message["type"] == "told":
            lines: str = message["text"]
            yield from lines.split("\n")
        elif message["type"] == "answer":
            yield json.dumps(json.loads(message["answer"])["body"], separators=(",", ":"))


def _checked_moves(message: dict[str, Any], game: Game, seat: int | None) -> set[int]:
    """Which moves a message tells of: the newest, each as the seat may know it by then."""
    events = [event["what"] for event in message.get("events", [])]
    moves = [(event["mover"], event["move"]["text"]) for event in events if event["kind"] == "moved"]
    first = len(game.history) - len(moves)
    assert moves == [(mover, str(move)) for mover, move in game.history_seen_by(seat, first)]
    return set(range(first, len(game.history)))


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
