"""Nobody sees another's hand by becoming them: all ways to get a seat of a running game, tried by a host with
several browsers."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from stofa.engine.record import record_of
from tests.bots.played import played
from tests.server.databases import new_database
from tests.server.running_server import Calendar, Person, Running, wait_until

pytestmark = pytest.mark.slow

GAMES = {"thurn-and-taxis": 3, "ticket-to-ride-card-game": 3, "partners": 4}
MINUTE, HOUR, DAY = 60, 3_600, 86_400


@pytest.fixture(scope="module")
def running(database: str, calendar: Calendar) -> Iterator[Running]:
    with Running(database, now=calendar) as server:
        yield server


class Evening:
    """Anna is the host and has more than one browser. Björn came by a link, the others to open seats."""

    def __init__(self, running: Running, game: str, **more: Any) -> None:
        self.running = running
        self.anna, self.björn = running.person(), running.person()
        self.others = [running.person() for _ in range(GAMES[game] - 2)]
        self.codes: list[str] = []
        """Whatever codes Anna has ever seen."""
        kinds = ["me", "link", *["open"] * len(self.others)]
        opened = self.anna.open(*kinds, game=game, start="host", **more)
        self.table = opened["table"]
        self.codes.append(opened["links"][0]["code"])
        # Before the game the host may do as they like with seats. All of it has to be worth nothing later.
        self.codes.append(self.anna.post(self.path("links"), {"seat": 1})["code"])
        for seat in range(1, GAMES[game]):
            self.codes.append(self.anna.post(self.path("links"), {"seat": seat})["code"])
        self.codes.append(self.anna.post(self.path("revoke"), {"seat": 1})["code"])
        self.björn.claim(self.codes[-1], "Björn")
        for number, other in enumerate(self.others):
            other.sit(self.table, f"Friend {number}")
        self.screen = self.anna.get(self.path("screen"))["code"]
        self.anna.post(self.path("start"), {})
        for _ in range(6):
            self.move_on()

    def path(self, end: str = "") -> str:
        return f"/api/tables/{self.table}" + (f"/{end}" if end else "")

    @property
    def people(self) -> list[Person]:
        return [self.anna, self.björn, *self.others]

    def move_on(self) -> None:
        turn = self.anna.look(self.table)["turn"]
        assert self.people[turn].move(self.table, turn)["type"] == "accepted"

    def request(self, seat: int = 1) -> dict[str, Any]:
        found = [each for each in self.anna.look(self.table)["requests"] if each["seat"] == seat]
        return dict(found[0]) if found else {}

    def agree(self, person: Person, seat: int, of: int = 1, yes: bool = True) -> dict[str, Any]:
        asked = self.request(of).get("asked", 0)
        return person.do("answer-seat", self.table, seat, of=of, asked=asked, yes=yes)


Way = Callable[[Evening, Person], None]


def revoke(evening: Evening, browser: Person) -> None:
    evening.codes.append(evening.anna.post(evening.path("revoke"), {"seat": 1}, None).get("code", ""))


def new_link(evening: Evening, browser: Person) -> None:
    for person in (evening.anna, browser):
        evening.codes.append(person.post(evening.path("links"), {"seat": 1}, None).get("code", ""))


def ask(evening: Evening, browser: Person) -> None:
    """Ask for the seat, and agree in everybody's name."""
    for person in (evening.anna, browser):
        given = person.post(evening.path("give"), {"seat": 1}, None)
        evening.codes.append((given.get("link") or {}).get("code", ""))
        for seat in range(len(evening.people)):
            evening.agree(person, seat)
    new_link(evening, browser)


def sit_down(evening: Evening, browser: Person) -> None:
    for person in (evening.anna, browser):
        for seat in (1, None):
            for screen in ({}, {"screen": evening.screen}):
                person.post(evening.path("sit"), {"name": "Eve", "seat": seat, "bearer": True} | screen, None)


def sit_by_screen(evening: Evening, browser: Person) -> None:
    body = {"name": "Eve", "seat": 1, "bearer": True, "screen": evening.screen}
    browser._keep(browser.post(evening.path("sit"), body, None))


def play_for_björn(evening: Evening, browser: Person) -> None:
    for person in (evening.anna, browser):
        for what in ("leave", "hand-back", "still-here", "rematch"):
            person.do(what, evening.table, 1)
        person.do("take-over", evening.table, 0, of=1)
        person.do(
            "move",
            evening.table,
            1,
            moves=["take stock"],
            decision=evening.anna.look(evening.table)["decision"],
        )


def leave_and_come_back(evening: Evening, browser: Person) -> None:
    evening.anna.do("leave", evening.table, 0)
    evening.anna.post(evening.path("give"), {"seat": 0}, None)  # then she has no seat any more
    revoke(evening, browser)
    ask(evening, browser)


def start_anew(evening: Evening, browser: Person) -> None:
    evening.anna.post(evening.path("start"), {}, None)
    evening.anna.do("rematch", evening.table, 0)
    record = msgspec.to_builtins(record_of(played("thurn-and-taxis")))
    evening.anna.post("/api/records", record, None)


def do_all_at_once(evening: Evening, browser: Person) -> None:
    """What one request prepares, another may use before it is refused."""
    requests: list[tuple[Person, str, Any]] = []
    for person in (evening.anna, browser):
        for end, body in (("revoke", {"seat": 1}), ("links", {"seat": 1}), ("give", {"seat": 1})):
            requests.append((person, evening.path(end), body))
        requests += [(person, "/api/claim", {"code": code, "own": True}) for code in evening.codes]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one[0].post(one[1], one[2], None), requests * 2))
    evening.codes += [answer["code"] for answer in answers if "path" in answer]


WAYS: tuple[Way, ...] = (
    revoke,
    new_link,
    ask,
    sit_down,
    sit_by_screen,
    play_for_björn,
    start_anew,
    do_all_at_once,
    leave_and_come_back,
    do_all_at_once,
)


def try_codes(evening: Evening, *browsers: Person) -> None:
    for code in filter(None, evening.codes):
        for browser in browsers:
            for own in (False, True):
                browser._keep(
                    browser.post(
                        "/api/claim", {"code": code, "name": "Eve", "bearer": True, "own": own}, None
                    )
                )


def assert_sees_nothing(evening: Evening, *browsers: Person) -> None:
    """No device of the host's sees another's seat in any of the ways there are to look."""
    for seat, owner in list(enumerate(evening.people))[1:]:
        for browser in browsers:
            for end in ("", "events", "record", "replay", "position", "stream"):
                assert browser.get(evening.path(end), 403, seat=seat)["code"] == "not-your-seat"
            hint = browser.post(evening.path("hint"), {"seat": seat, "decision": 9}, None)
            assert hint["code"] in ("not-your-seat", "no-device")
            questions: dict[str, dict[str, Any]] = {
                "preview": {"decision": 9},
                "why": {"move": "end"},
                "reasons": {"decision": 9, "moves": ["end"]},
            }
            for ask, about in questions.items():
                asked = {"do": ask, "ask": "1", "table": evening.table, "seat": seat, **about}
                assert browser.post("/api/commands", asked, 403)["code"] == "not-your-seat"
            with browser.socket() as socket:
                assert socket.watch(evening.table, seat)["code"] == "not-your-seat"
        assert owner.look(evening.table, seat)["seat"] == seat, "the seat is still theirs"


@pytest.mark.parametrize("away_s", [None, DAY - 60], ids=["here", "away"])
def test_a_host_with_two_browsers_gets_nobodys_seat(
    running: Running, calendar: Calendar, away_s: int | None
) -> None:
    evening = Evening(running, "thurn-and-taxis")
    other = running.person()
    with evening.björn.socket() as björns, evening.others[0].socket() as friends:
        björns.watch(evening.table, 1)
        friends.watch(evening.table, 2)
        if away_s is not None:
            björns.send(do="unwatch", table=evening.table, seat=1)
            wait_until(lambda: not evening.anna.get(evening.path())["present"][1])
            ask(evening, other)
            calendar.pass_s(away_s)
        for way in WAYS:
            way(evening, other)
            try_codes(evening, evening.anna, other)
        assert_sees_nothing(evening, evening.anna, other)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_takes_a_seat_sees_the_game_from_then_on(
    running: Running, calendar: Calendar, game: str
) -> None:
    evening = Evening(running, game)
    table = evening.table
    assert evening.anna.post(evening.path("give"), {"seat": 1})["free"] is False
    assert evening.agree(evening.björn, 1)["type"] == "accepted"
    evening.björn.get(evening.path(), 403, seat=1)
    link = evening.anna.post(evening.path("links"), {"seat": 1})
    dora = running.person()
    claimed = dora.claim(link["code"], "Dóra")
    assert (claimed["seat"], claimed["view"]["seats"][1]["name"]) == (1, "Dóra")
    assert claimed["view"]["position"]["own"]["hand"] is not None
    evening.björn = dora
    first = claimed["view"]["seen_from"]
    for _ in range(8):
        evening.move_on()
    view = dora.look(table, 1)
    assert view["seen_from"] == first < view["moves"]
    came = next(event["n"] for event in dora.log(table) if event["what"].get("newcomer"))
    # What was before, she knows as a spectator does, however she asks for it.
    mine, theirs = dora.log(table, 1), dora.log(table)
    assert [event for event in mine if event["n"] <= came] == [
        event for event in theirs if event["n"] <= came
    ]
    story, public = (dora.get(evening.path("record"), seat=seat)["moves"] for seat in (1, None))
    assert story[:first] == public[:first]
    replay, watched = (dora.get(evening.path("replay"), seat=seat) for seat in (1, None))
    assert replay["moves"][:first] == watched["moves"][:first]
    assert replay["frames"][:first] == watched["frames"][:first]
    begin = first - 3
    replay, watched = (dora.get(evening.path("replay"), seat=seat, **{"from": begin}) for seat in (1, None))
    assert replay["frames"][:3] == watched["frames"][:3]
    assert replay["frames"][3] != watched["frames"][3], "from then on she sees her hand"
    for at in range(0, first, 5):
        early, shown = (dora.get(evening.path("position"), seat=seat, at=at)["text"] for seat in (1, None))
        assert early == shown
    with dora.socket() as socket:
        told = socket.watch(table, 1)
        assert [event for event in told["events"] if event["n"] <= came] == [
            event for event in theirs if event["n"] <= came
        ]
    refused = dora.do("undo", table, 1, decision=view["decision"], to=first - 1)
    assert refused["code"] in ("undo-too-far", "nothing-to-undo")


def test_whoever_takes_a_seat_does_not_know_what_was_given_away_before(running: Running) -> None:
    for _ in range(40):  # until the partner has not laid the card down at once, and no bot plays meanwhile
        evening = Evening(running, "partners")
        before = evening.björn.look(evening.table, 1)
        if before["position"]["own"]["given"] is not None and before["turn"] != 1:
            break
    assert "given 1: " in evening.björn.get(evening.path("position"), seat=1)["text"]
    evening.björn.post(evening.path("give"), {"seat": 1})
    dora = running.person()
    view = dora.claim(evening.anna.post(evening.path("links"), {"seat": 1})["code"], "Dóra")["view"]
    assert view["position"]["own"] == before["position"]["own"] | {"given": None}
    last = dora.get(evening.path("replay"), seat=1, **{"from": view["moves"]})["frames"][-1]
    assert last["position"]["own"] == view["position"]["own"]
    assert "given 1: " not in dora.get(evening.path("position"), seat=1)["text"]


def test_after_the_end_all_is_open(running: Running) -> None:
    evening = Evening(running, "thurn-and-taxis")
    evening.björn.post(evening.path("give"), {"seat": 1})
    dora = running.person()
    dora.claim(evening.anna.post(evening.path("links"), {"seat": 1})["code"], "Dóra")
    for seat, person in enumerate((evening.anna, dora, *evening.others)):
        person.do("leave", evening.table, seat)
    wait_until(lambda: dora.look(evening.table)["status"] == "finished")
    drawn = [
        event["what"]["move"]["text"]
        for event in dora.log(evening.table, 1)
        if "veiled" not in event["what"] and event["what"]["kind"] == "moved"
    ]
    assert "seen_from" not in dora.look(evening.table, 1)
    assert len(drawn) > len(
        [e for e in dora.log(evening.table) if e["what"]["kind"] == "moved" and "veiled" not in e["what"]]
    )


def test_who_stays_away_for_a_day_may_be_replaced_if_all_agree(running: Running, calendar: Calendar) -> None:
    evening = Evening(running, "thurn-and-taxis")
    friend = evening.others[0]
    with friend.socket() as friends, evening.anna.socket() as annas:
        friends.watch(evening.table, 2)
        annas.watch(evening.table, 0)
        assert evening.anna.post(evening.path("give"), {"seat": 1}) == {
            "n": evening.anna.look(evening.table)["n"],
            "free": False,
        }
        asked = evening.request()
        assert (asked["by"], asked["agreed"]) == (0, [0])
        assert evening.agree(friend, 2)["type"] == "accepted"
        assert evening.agree(friend, 2)["code"] == "asked-already"
        calendar.pass_s(DAY - MINUTE)
        evening.anna.post(evening.path("links"), {"seat": 1}, 403)
        # He looks in: it begins anew.
        evening.björn.look(evening.table, 1)
        calendar.pass_s(DAY - MINUTE)
        assert evening.anna.post(evening.path("give"), {"seat": 1})["free"] is False
        calendar.pass_s(MINUTE)
        wait_until(lambda: evening.request().get("free") is True)  # nobody has to ask again
    code = evening.anna.post(evening.path("links"), {"seat": 1})["code"]
    assert evening.anna.claim(code, status=409)["code"] == "one-seat"
    # He is back before anybody came: the seat is his, and the link worth nothing.
    assert evening.björn.look(evening.table, 1)["seat"] == 1
    assert evening.request() == {}
    dora = running.person()
    assert dora.claim(code, "Dóra", 404)["code"] == "claim-unknown"


def test_who_comes_in_his_place_has_it_to_herself(running: Running, calendar: Calendar) -> None:
    evening = Evening(running, "thurn-and-taxis", clock={"per_turn_s": HOUR, "bank_s": 0})
    spare = evening.björn.post(evening.path("links"), {"seat": 1})["code"]
    with evening.anna.socket() as annas:
        annas.watch(evening.table, 0)
        evening.anna.post(evening.path("give"), {"seat": 1})
        evening.agree(evening.others[0], 2)
        calendar.pass_s(HOUR - MINUTE)
        assert evening.request()["free"] is False
        calendar.pass_s(MINUTE)  # the clock would have run out
        wait_until(lambda: evening.request().get("free") is True)
    assert running.person().claim(spare, status=404, own=True)["code"] == "claim-unknown"
    code = evening.anna.post(evening.path("links"), {"seat": 1})["code"]
    dora = running.person()
    dora.claim(code, "Dóra")
    assert dora.claim(code, "Dóra")["seat"] == 1, "the answer may have been lost"
    evening.björn.get(evening.path(), 403, seat=1)
    assert evening.björn.do("nudge", evening.table, 1)["code"] == "not-your-seat"
    assert (
        evening.anna.look(evening.table)["seats"][1] | {"name": "Dóra", "bot": None}
        == evening.anna.look(evening.table)["seats"][1]
    )


def test_a_seat_changes_hands_over_two_processes(postgres: Any) -> None:
    database, calendar = new_database(postgres), Calendar()
    with Running(database, now=calendar) as one, Running(database, now=calendar) as two:
        evening = Evening(one, "thurn-and-taxis", clock={"per_turn_s": HOUR, "bank_s": 0})
        far_friend, far_björn = (
            Person(two.url, person.secret) for person in (evening.others[0], evening.björn)
        )
        with evening.anna.socket() as annas, far_friend.socket() as friends:
            annas.watch(evening.table, 0)
            friends.watch(evening.table, 2)
            # A process that has just begun takes everybody for present who may be at the other. Time must not
            # pass while it does: that would be time in which Björn was there.
            copies = [server.run(server.context.tables.get(evening.table)) for server in (one, two)]
            wait_until(lambda: all(copy.present == [True, False, True] for copy in copies))
            evening.anna.post(evening.path("give"), {"seat": 1})
            wait_until(lambda: bool(far_friend.look(evening.table)["requests"]))
            assert evening.agree(far_friend, 2)["type"] == "accepted"
            calendar.pass_s(HOUR - MINUTE)
            far_björn.look(evening.table, 1)  # a sign of life, at the other process
            calendar.pass_s(HOUR - MINUTE)
            assert evening.anna.post(evening.path("give"), {"seat": 1})["free"] is False
            calendar.pass_s(2 * MINUTE)
            wait_until(lambda: evening.request().get("free") is True)
            n = evening.anna.look(evening.table)["n"]
            code = evening.anna.post(evening.path("links"), {"seat": 1})["code"]
            came = [one.person(), two.person()]
            with ThreadPoolExecutor(2) as threads:
                taken = list(threads.map(lambda who: who.claim(code, "Dóra", None), came))
            assert sorted("seat" in answer for answer in taken) == [False, True]
            secret = next(who.secret for who, answer in zip(came, taken) if "seat" in answer)
        for server in (one, two):
            Person(server.url, evening.björn.secret).get(evening.path(), 403, seat=1)
            dora = Person(server.url, secret)
            assert dora.look(evening.table, 1)["seats"][1]["name"] == "Dóra"
            public = server.person().log(evening.table)
            assert dora.log(evening.table, 1)[:n] == public[:n]


def test_one_who_does_not_agree_is_enough(running: Running, calendar: Calendar) -> None:
    evening = Evening(running, "thurn-and-taxis")
    evening.anna.post(evening.path("give"), {"seat": 1})
    asked = evening.request()["asked"]
    assert evening.agree(evening.others[0], 2, yes=False)["type"] == "accepted"
    calendar.pass_s(2 * DAY)
    assert evening.request() == {}
    late = evening.others[0].do("answer-seat", evening.table, 2, of=1, asked=asked, yes=True)
    assert late["code"] == "no-seat-asked"
    evening.anna.post(evening.path("give"), {"seat": 1})
    stale = evening.others[0].do("answer-seat", evening.table, 2, of=1, asked=asked, yes=True)
    assert stale["type"] == "stale"
    assert evening.agree(evening.björn, 1, yes=False)["type"] == "accepted"
    assert evening.request() == {}
    evening.anna.post(evening.path("give"), {"seat": 1})
    assert evening.anna.post(evening.path("give"), {"seat": 1, "withdraw": True})["free"] is False
    assert evening.request() == {}


def test_who_gives_a_seat_away_gets_the_link_for_it(running: Running) -> None:
    evening = Evening(running, "thurn-and-taxis")
    given = evening.björn.post(evening.path("give"), {"seat": 1})
    assert given["free"] is True
    assert evening.anna.look(evening.table)["seats"][1]["bot"] == "medium"
    assert evening.others[0].post(evening.path("give"), {"seat": 1}, 403)["code"] == "not-host"
    dora = running.person()
    assert dora.claim(given["link"]["code"], "Dóra")["view"]["seats"][1]["bot"] is None


def late(running: Running, *kinds: str) -> tuple[Person, Person, dict[str, Any]]:
    """Anna and Björn have begun without waiting for the last one: a bot plays for them."""
    anna, björn = running.person(), running.person()
    opened = anna.open("me", "link", *kinds, start="host", options={"start": 0})
    björn.claim(opened["links"][0]["code"])
    anna.post(f"/api/tables/{opened['table']}/start", {})
    return anna, björn, opened


def test_who_comes_late_sits_down_when_the_others_agree(running: Running) -> None:
    anna, björn, opened = late(running, "link")
    table, code = opened["table"], opened["links"][1]["code"]
    dora = running.person()
    refused = dora.claim(code, "Dóra", 409)
    assert (refused["code"], refused["retry_after"]) == ("seat-asked", 3.0)
    request = björn.look(table, 1)["requests"][0]
    assert (request["newcomer"], request["agreed"]) == ("Dóra", [0])  # Anna made the link
    assert dora.claim(code, "Dóra", 409)["code"] == "seat-asked"
    assert len([e for e in anna.log(table) if e["what"]["kind"] == "seat-wanted"]) == 1
    björn.do("answer-seat", table, 1, of=2, asked=request["asked"], yes=True)
    assert dora.claim(code, "Dóra")["view"]["seats"][2]["bot"] is None
    assert dora.look(table, 2)["seen_from"] > 0


def test_who_is_not_wanted_may_not_ask_again_but_the_host_may(running: Running) -> None:
    anna, björn, opened = late(running, "open")
    table = opened["table"]
    eve = running.person()
    assert eve.sit(table, "Eve", 409)["code"] == "seat-asked"
    request = anna.look(table)["requests"][0]
    assert request["agreed"] == []
    anna.do("answer-seat", table, 0, of=2, asked=request["asked"], yes=False)
    assert eve.sit(table, "Eve", 409)["code"] == "seat-declined"
    assert anna.post(f"/api/tables/{table}/give", {"seat": 2})["free"] is False
    request = anna.look(table)["requests"][0]
    björn.do("answer-seat", table, 1, of=2, asked=request["asked"], yes=True)
    assert anna.sit(table, "Anna", 409)["code"] == "one-seat"
    assert eve.sit(table, "Eve")["seat"] == 2


def test_one_more_device_of_ones_own_sees_everything(running: Running) -> None:
    evening = Evening(running, "ticket-to-ride-card-game")
    phone = running.person()
    code = evening.björn.post(evening.path("links"), {"seat": 1})["code"]
    assert phone.claim(code, "Eve", 409)["code"] == "own-link"
    assert phone.claim(code, own=True)["you"] == {"seats": [1], "host": False, "devices": [2]}
    assert phone.log(evening.table, 1)[:-1] == evening.björn.log(evening.table, 1)[:-1]
    assert "seen_from" not in phone.look(evening.table, 1)


def test_who_leaves_before_the_game_leaves_the_seat_as_it_was(running: Running) -> None:
    anna, björn, stranger = (running.person() for _ in range(3))
    opened = anna.open("me", "link", "open", start="host")
    table = opened["table"]
    björn.claim(opened["links"][0]["code"])
    assert björn.do("leave", table, 1)["type"] == "accepted"
    assert [seat["kind"] for seat in anna.look(table)["seats"]] == ["person", "link", "open"]
    assert stranger.sit(table, seat=1, status=409)["code"] == "seat-taken"
    assert stranger.sit(table)["seat"] == 2
    assert stranger.do("leave", table, 2)["type"] == "accepted"
    assert anna.do("leave", table, 0)["type"] == "accepted"
    assert [seat["kind"] for seat in anna.look(table)["seats"]] == ["open", "link", "open"]
    code = anna.post(f"/api/tables/{table}/links", {"seat": 1})["code"]
    assert björn.claim(code)["seat"] == 1


def test_a_seat_is_taken_once_and_everybody_agrees_by_whom(running: Running) -> None:
    for _ in range(3):
        evening = Evening(running, "thurn-and-taxis")
        code = evening.björn.post(evening.path("give"), {"seat": 1})["link"]["code"]
        comers = [running.person() for _ in range(4)]

        def come(person: Person, code: str = code) -> bool:
            answer = person._keep(person.post("/api/claim", {"code": code, "bearer": True}, None))
            return "seat" in answer

        with ThreadPoolExecutor(4) as pool:
            came = list(pool.map(come, comers))
        assert came.count(True) == 1
        for person, sits in zip(comers, came):
            person.get(evening.path(), 200 if sits else 403, seat=1)
