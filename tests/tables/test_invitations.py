"""What a one-time link invites to, before anybody sits down."""

from tests.server.running_server import GAME, Running


def test_it_tells_of_the_table_and_takes_nothing(server: Running) -> None:
    anna = server.person()
    opening = anna.open("me", "link", "greedy")
    code = opening["links"][0]["code"]
    friend = server.person()
    for _ in range(2):
        told = friend.post("/api/invitation", {"code": code})
        assert (told["table"], told["seat"], told["game"]) == (opening["table"], 1, GAME)
        assert (told["host"], told["spectators"], told["clock"]) == ("Anna", True, None)
        assert [seat["kind"] for seat in told["seats"]] == ["person", "link", "bot"]
    friend.claim(code)
    assert friend.post("/api/invitation", {"code": code})["seat"] == 1  # it is theirs
    late = server.person().post("/api/invitation", {"code": code}, 410)
    assert late["code"] == "claim-used"


def test_unknown_codes_tell_nothing(server: Running) -> None:
    eve = server.person()
    assert eve.post("/api/invitation", {"code": "nonsense"}, 404)["code"] == "claim-unknown"
    assert eve.post("/api/invitation", {}, 400)["code"] == "bad-message"


def test_a_host_who_does_not_play_has_no_name(server: Running) -> None:
    opening = server.person().open("link", "greedy")
    told = server.person().post("/api/invitation", {"code": opening["links"][0]["code"]})
    assert told["host"] is None
