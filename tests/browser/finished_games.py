"""A finished game: bots have played it, and its record was imported. Its moments can be played again."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.table_page import PLAYERS, Table


@cache
def record(game: str, players: int, seed: int = 7) -> str:
    command = [sys.executable, "-m", "stofa", "simulate", game, "--players", str(players)]
    options = ["--bots", "greedy", "--games", "1", "--seed", str(seed), "--jobs", "1", "--records", "-"]
    said = subprocess.run([*command, *options], capture_output=True, text=True, check=True).stdout
    return next(line for line in said.splitlines() if line.startswith("{"))


def finished(page: Page, game: str, players: int | None = None, seed: int = 7) -> Table:
    answer = page.request.post("/api/records", data=record(game, players or PLAYERS[game], seed))
    assert answer.ok, answer.text()
    return Table(page, json.loads(answer.text())["table"], None)


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
