"""A finished game: its record was imported, and its moments can be played again."""

import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

import stofa
from stofa import Game
from tests.browser.table_page import PLAYERS, Table

MOST_GAMES = 40
"""How many games are looked through for a moment."""


class Moment(NamedTuple):
    """Somebody is to decide: after so many moves, who, and what they see."""

    at: int
    seat: int
    view: Any


@cache
def played_by_chance(game: str, players: int, seed: int) -> tuple[Game, list[Moment]]:
    """Whoever is at turn makes any legal move: the same game, however well bots play today."""
    dice = random.Random(seed)
    played = stofa.new(game, players=players, seed=seed)
    moments: list[Moment] = []
    while not played.over:
        seat = played.turn
        assert isinstance(seat, int)
        moments.append(Moment(len(played.history), seat, played.view(seat)))
        played.play(dice.choice(played.legal))
    return played, moments


def at_moment(page: Page, game: str, wanted: Callable[[Any], bool], players: int | None = None) -> Table:
    """A table at which somebody is to decide who sees such a view, found in games that chance has played."""
    for seed in range(MOST_GAMES):
        played, moments = played_by_chance(game, players or PLAYERS[game], seed)
        found = next((moment for moment in moments if wanted(moment.view)), None)
        if found is not None:
            source = imported(page, stofa.record_of(played).to_json().decode())
            return played_from(page, source, found.at, found.seat)
    pytest.fail("no such moment")


@cache
def record(game: str, players: int, seed: int = 7) -> str:
    """Bots have played it."""
    command = [sys.executable, "-m", "stofa", "simulate", game, "--players", str(players)]
    options = ["--bots", "greedy", "--games", "1", "--seed", str(seed), "--jobs", "1", "--records", "-"]
    said = subprocess.run([*command, *options], capture_output=True, text=True, check=True).stdout
    return next(line for line in said.splitlines() if line.startswith("{"))


def finished(page: Page, game: str, players: int | None = None, seed: int = 7) -> Table:
    return imported(page, record(game, players or PLAYERS[game], seed))


def imported(page: Page, text: str) -> Table:
    answer = page.request.post("/api/records", data=text)
    assert answer.ok, answer.text()
    return Table(page, answer.json()["table"], None)


def played_on(
    page: Page, game: str, wanted: Callable[[dict[str, Any]], bool], which: int = 0
) -> tuple[Table, str]:
    """A table as it stood before one of such moves of a finished game; and that move, by whoever made it."""
    source = finished(page, game)
    moves = page.request.get(f"/api/tables/{source.name}/replay?from=0&count=1").json()["moves"]
    found = [at for at, made in enumerate(moves) if made["mover"] != "~" and wanted(made)]
    at, made = found[which], moves[found[which]]
    return played_from(page, source, at, made["mover"]), made["move"]["text"]


def played_from(page: Page, source: Table, at: int, seat: int) -> Table:
    """A table as it stood after so many moves of a finished game, for whoever sits there."""
    wish = {"at": at, "seat": seat, "name": "Anna", "bot": "random"}
    answer = page.request.post(f"/api/tables/{source.name}/play-on", data=wish)
    assert answer.ok, answer.text()
    return Table(page, answer.json()["table"], seat)
