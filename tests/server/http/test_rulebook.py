"""The rules over HTTP."""

import pytest

from stofa.engine.words import LANGUAGES
from stofa.games import titles
from tests.server.running_server import Running


@pytest.mark.parametrize("game", list(titles()))
def test_the_rules_come_in_all_languages_or_in_one(server: Running, game: str) -> None:
    anna = server.person()
    book = titles()[game].catalogue
    served = anna.get(f"/api/games/{game}/rules")
    assert [rule["id"] for rule in served["rules"]] == [rule.id for rule in book.rule]
    assert set(served["rules"][0]["text"]) == set(LANGUAGES)
    icelandic = anna.get(f"/api/games/{game}/rules", lang="is")
    for rule, own in zip(icelandic["rules"], book.rule, strict=True):
        assert rule["text"] == {"is": own.text["is"]}
        assert rule["ruling"] == (None if own.ruling is None else {"is": own.ruling["is"]})
    assert {section["id"] for section in icelandic["sections"]} >= {
        rule["section"] for rule in icelandic["rules"]
    }


def test_they_are_sent_again_only_if_they_have_changed(server: Running) -> None:
    anna = server.person()
    path = "/api/games/partners/rules"
    first = anna.http.get(path, params={"lang": "de"})
    etag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    again = anna.http.get(path, params={"lang": "de"}, headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    assert anna.http.get(path, headers={"if-none-match": etag}).status_code == 200
    plain = anna.http.get(path, params={"lang": "de"}, headers={"accept-encoding": "identity"})
    assert plain.json() == first.json()
    assert (first.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    refused = anna.http.get(path, params={"lang": "de"}, headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
    # Each encoding has its own tag.
    assert plain.headers["etag"] == refused.headers["etag"] != etag


def test_a_game_that_is_not_there_has_no_rules(server: Running) -> None:
    assert server.person().get("/api/games/chess/rules", 404)["code"] == "unknown-game"
