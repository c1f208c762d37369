"""A finished game: bots have played it, and its record was imported."""

import json
import subprocess
import sys
from functools import cache

from playwright.sync_api import Page

from tests.browser.table_page import PLAYERS, Table


@cache
def record(game: str) -> str:
    command = [sys.executable, "-m", "stofa", "simulate", game, "--players", str(PLAYERS[game])]
    options = ["--bots", "greedy", "--games", "1", "--seed", "7", "--jobs", "1", "--records", "-"]
    said = subprocess.run([*command, *options], capture_output=True, text=True, check=True).stdout
    return next(line for line in said.splitlines() if line.startswith("{"))


def finished(page: Page, game: str) -> Table:
    answer = page.request.post("/api/records", data=record(game))
    assert answer.ok, answer.text()
    return Table(page, json.loads(answer.text())["table"], None)
