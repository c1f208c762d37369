"""The folder of files in a Firefox, where there is one: a whole game, and the page without a network."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser import firefox
from tests.browser.firefox import ENTER, Firefox
from tests.browser.site_page import ASK, REMEMBER_WORKER
from tests.browser.static_site import PLACE, StaticSite
from tests.browser.table_page import AFTER, PATIENCE_MS, flat
from tests.browser.test_installing import CONTROLLED
from tests.browser.typed_line import ANSWER, KNOWN
from tools import build_site

PROGRAM = firefox.find()
PLAY = 'main button[aria-label^="Play against bots: Ticket to Ride"]'
TABLE = "() => location.hash.split('=')[1]"
FIELD = ".line [role=combobox]"
OVER = "() => document.querySelector('.app.end, [data-does=count]') !== null"


@pytest.mark.skipif(PROGRAM is None, reason="there is no Firefox here: name one by STOFA_FIREFOX")
def test_a_whole_game_and_the_page_again_without_a_network(tmp_path: Path) -> None:
    assert PROGRAM is not None
    build_site.build(tmp_path / PLACE)
    with StaticSite(tmp_path) as serving, Firefox(PROGRAM) as browser:
        browser.before_each_page(REMEMBER_WORKER)
        browser.open(serving.address)
        browser.click(PLAY)
        browser.wait("location.hash.startsWith('#table=')")
        table = browser.evaluate(TABLE)
        after = browser.evaluate(AFTER, [-1, PATIENCE_MS])
        browser.type("/")
        browser.wait(f"document.activeElement.matches('{FIELD}')")
        moves = 0
        while not browser.evaluate(OVER):
            # The last of the legal moves, so that the game does not only draw cards.
            legal = flat(ask(browser, f"/api/tables/{table}?seat=0")["view"])["legal"]
            if "“ok”" in said(browser, legal[-1]["text"]):
                said(browser, "ok")
            after = browser.evaluate(AFTER, [after, PATIENCE_MS])
            moves += 1
        assert moves > 10
        record = ask(browser, f"/api/tables/{table}/record")
        assert record["result"]["winners"]
        browser.evaluate(CONTROLLED)
        serving.stop()
        browser.open("about:blank")
        browser.open(f"{serving.address}#table={table}")
        browser.wait("document.querySelector('.app.end, [data-does=count]')")
        assert ask(browser, f"/api/tables/{table}/record") == record
        browser.open("about:blank")
        browser.open(serving.address)
        browser.click(PLAY)
        browser.evaluate(AFTER, [-1, PATIENCE_MS])
        assert browser.evaluate(TABLE) != table
        serving.begin()


def said(browser: Firefox, typed: str) -> str:
    """What a line is answered with."""
    known = browser.evaluate(KNOWN)
    browser.type(typed + ENTER)
    answer = browser.evaluate(ANSWER, [known, PATIENCE_MS])
    assert not answer["refused"], answer
    return " ".join(answer["lines"])


def ask(browser: Firefox, path: str) -> Any:
    """What the tables in the page answer."""
    answered = json.loads(browser.evaluate(ASK, ["GET", path, "", "en"]))
    assert answered["status"] == 200, answered
    return answered["body"]
