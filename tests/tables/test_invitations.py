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
    assert not friend.post("/api/invitation", {"code": code})["used"]


def test_a_used_link_still_tells_of_a_table_that_all_may_watch(server: Running) -> None:
    anna, friend = server.person(), server.person()
    opening = anna.open("me", "link", "greedy")
    code = opening["links"][0]["code"]
    friend.claim(code)
    late = server.person()
    told = late.post("/api/invitation", {"code": code})
    assert (told["used"], told["table"], told["seat"]) == (True, opening["table"], 1)
    assert late.post("/api/claim", {"code": code, "name": "Eva"}, 410)["code"] == "claim-used"


def test_a_used_link_tells_nothing_of_a_table_without_spectators(server: Running) -> None:
    opening = server.person().open("me", "link", "greedy", spectators=False)
    code = opening["links"][0]["code"]
    server.person().claim(code)
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
