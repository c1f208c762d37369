"""Who is to move is told by e-mail: once the address has agreed, and with a way out in every mail."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stofa.server.errors import CannotServe
from stofa.server.limits import Rate
from stofa.server.logs.json_lines import JsonLines
from stofa.server.notices.mail import MailServer, checked_address, mail_server, veiled
from stofa.server.notices.sender import LEASE_MS, RETRIES_MS
from stofa.server.notices.service import CONFIRM_WITHIN_MS, DAY_MS, MOST_QUESTIONS
from stofa.tables.errors import Refused
from tests.server.no_limits import NO_LIMITS
from tests.server.notices.mail_service import PASSWORD, USER, MailService, link_in, text_of
from tests.server.notices.two_players import SetClock, TwoPlayers, sweep
from tests.server.running_server import Person, Running

pytestmark = pytest.mark.slow

BASE = "https://stofa.example"
BJORN = "bjorn.gunnarsson@example.org"


@pytest.fixture
def post_office() -> Iterator[MailService]:
    with MailService().running() as service:
        yield service


def sending_by(service: MailService) -> MailServer:
    server = mail_server(f"smtp://127.0.0.1:{service.port}", "Stofa <stofa@club.example>")
    assert server is not None
    return server


@pytest.fixture
def server(path: Path, clock: SetClock, post_office: MailService) -> Iterator[Running]:
    with Running(path, clock, origins=(BASE,), mail=sending_by(post_office)) as running:
        yield running


@pytest.fixture
def two(server: Running) -> TwoPlayers:
    return TwoPlayers(server, clock={"days": 3})


def stored(path: Path, what: str = "count(*)", table: str = "subscriptions") -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(f"SELECT {what} FROM {table}").fetchall()


def ask(person: Person, address: str = BJORN, status: int = 200) -> Any:
    return person.post("/api/notices/mail", {"address": address}, status)


def agree(server: Running, post_office: MailService) -> None:
    """The owner of the address opens the link in the last mail, on a device of their own, and says yes."""
    code = link_in(post_office.mails[-1], "confirm-mail")
    assert server.person().post("/api/notices/confirm", {"code": code}) == {"done": True}


def test_nothing_is_told_before_the_address_has_agreed(
    server: Running, two: TwoPlayers, post_office: MailService, clock: SetClock
) -> None:
    told = ask(two.bjorn)
    assert (told["mail"], told["mail_address"]) == ("asked", "b…@example.org")
    (question,) = post_office.to(BJORN)
    assert question["Subject"] == "E-mails when it is your turn?"
    assert f"{BASE}/#confirm-mail=" in text_of(question)
    two.pass_turn()
    clock.goes_on()
    sweep(server)
    assert len(post_office.mails) == 1
    agree(server, post_office)
    assert two.bjorn.get("/api/notices")["mail"] == "on"
    sweep(server)
    assert len(post_office.mails) == 2


def test_who_is_to_move_is_told_once_in_one_line_with_a_way_out(
    server: Running, two: TwoPlayers, post_office: MailService, clock: SetClock
) -> None:
    ask(two.bjorn)
    agree(server, post_office)
    two.pass_turn()
    clock.goes_on()
    for _ in range(3):
        sweep(server)
        clock.goes_on(LEASE_MS)
    _, mail = post_office.mails
    assert post_office.recipients[-1] == [BJORN]
    assert mail["Subject"] == "Your turn: Thurn and Taxis"
    assert mail["From"] == "Stofa <stofa@club.example>"
    assert mail["Auto-Submitted"] == "auto-generated"
    (way_out,) = stored(Path(server.settings.database or ""), "id")[0]
    assert text_of(mail).splitlines() == [
        "It is your turn: Thurn and Taxis.",
        f"{BASE}/#table={two.table}",
        "",
        f"No more of these e-mails (one tap, no password): {BASE}/#unsubscribe={way_out}",
    ]
    assert mail["List-Unsubscribe"] == f"<{BASE}/unsubscribe?code={way_out}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize(
    ("language", "question", "line"),
    [
        ("de", "E-Mails, wenn du am Zug bist?", "Du bist am Zug: Thurn und Taxis."),
        ("is", "Tölvupóstur þegar þú átt leik?", "Þú átt leik: Thurn og Taxis."),
    ],
)
def test_mails_are_in_the_readers_language(
    server: Running,
    two: TwoPlayers,
    post_office: MailService,
    clock: SetClock,
    language: str,
    question: str,
    line: str,
) -> None:
    two.bjorn.http.headers["accept-language"] = language
    ask(two.bjorn)
    agree(server, post_office)
    two.pass_turn()
    clock.goes_on()
    sweep(server)
    assert post_office.mails[0]["Subject"] == question
    assert text_of(post_office.mails[1]).splitlines()[0].split(":")[0] == line.split(":")[0]


# ── The way out ─────────────────────────────────────────────────────────────────────────────────────


def test_a_mail_program_unsubscribes_in_one_click_without_a_cookie(
    server: Running, two: TwoPlayers, post_office: MailService, clock: SetClock, path: Path
) -> None:
    ask(two.bjorn)
    agree(server, post_office)
    two.pass_turn()
    clock.goes_on()
    sweep(server)
    address = str(post_office.mails[-1]["List-Unsubscribe"]).strip("<>").removeprefix(BASE)
    stranger = server.person()
    looked = stranger.http.get(address)  # a program that only looks changes nothing
    assert looked.status_code == 303
    assert looked.headers["location"].startswith("/#unsubscribe=")
    assert stored(path) == [(1,)]
    done = stranger.http.post(
        address,
        content="List-Unsubscribe=One-Click",
        headers={"content-type": "application/x-www-form-urlencoded"},
    )
    assert done.json() == {"done": True}
    assert stored(path) == [(0,)]
    assert two.bjorn.get("/api/notices")["mail"] == "off"
    assert stranger.http.post(address).json() == {"done": False}


def test_who_says_no_to_the_question_is_never_asked_again(
    server: Running, two: TwoPlayers, post_office: MailService, clock: SetClock, path: Path
) -> None:
    ask(two.bjorn)
    code = link_in(post_office.mails[-1], "unsubscribe")
    assert server.person().post("/api/notices/refuse", {"code": code}) == {"done": True}
    clock.goes_on(30 * DAY_MS)
    sweep(server)
    assert ask(two.anna, BJORN.upper().replace("EXAMPLE.ORG", "example.org"), 429)["code"] == "mail-too-often"
    assert len(post_office.mails) == 1
    assert BJORN not in str(stored(path, "address", "mail_requests"))


def test_who_ends_it_later_may_begin_again(
    server: Running, two: TwoPlayers, post_office: MailService
) -> None:
    ask(two.bjorn)
    agree(server, post_office)
    code = link_in(post_office.mails[-1], "unsubscribe")
    assert server.person().post("/api/notices/refuse", {"code": code}) == {"done": True}
    assert ask(two.bjorn)["mail"] == "asked"


@pytest.mark.parametrize("code", ["", "x", "\0", "x" * 5000, "'; DROP TABLE subscriptions; --"])
def test_a_code_that_is_none_does_nothing(server: Running, two: TwoPlayers, path: Path, code: str) -> None:
    ask(two.bjorn)
    assert two.anna.http.post("/unsubscribe", params={"code": code}).json() == {"done": False}
    said = two.anna.http.post("/api/notices/confirm", json={"code": code}).json()
    assert said == {"done": False} or said["code"] == "bad-message"
    assert stored(path, "confirmed_at") == [(None,)]


def test_a_question_can_be_answered_for_two_days(
    server: Running, two: TwoPlayers, post_office: MailService, clock: SetClock, path: Path
) -> None:
    ask(two.bjorn)
    code = link_in(post_office.mails[-1], "confirm-mail")
    clock.goes_on(CONFIRM_WITHIN_MS + 1)
    assert server.person().post("/api/notices/confirm", {"code": code}) == {"done": False}
    sweep(server)
    assert stored(path) == [(0,)]


# ── Abuse ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_mailbox_is_asked_three_times_a_day_whoever_asks(
    server: Running, post_office: MailService, clock: SetClock
) -> None:
    people = [TwoPlayers(server).bjorn for _ in range(MOST_QUESTIONS + 1)]
    for person in people[:-1]:
        ask(person)
    assert ask(people[-1], status=429)["code"] == "mail-too-often"
    assert len(post_office.mails) == MOST_QUESTIONS
    clock.goes_on(DAY_MS)
    ask(people[-1])
    assert len(post_office.mails) == MOST_QUESTIONS + 1


def test_a_device_cannot_have_many_mails_sent(path: Path, post_office: MailService) -> None:
    limits = type(NO_LIMITS)(mails=Rate(2, 0.0001))
    with Running(path, origins=(BASE,), mail=sending_by(post_office), limits=limits) as server:
        two = TwoPlayers(server)
        statuses = [
            two.bjorn.http.post("/api/notices/mail", json={"address": f"p{n}@example.org"}).status_code
            for n in range(4)
        ]
    assert statuses == [200, 200, 429, 429]
    assert len(post_office.mails) == 2


def test_without_a_seat_nobody_is_asked(server: Running, two: TwoPlayers, post_office: MailService) -> None:
    assert ask(server.person(), status=401)["code"] == "no-device"
    assert post_office.mails == []


@pytest.mark.parametrize(
    "address",
    [
        "",
        "bjorn",
        "bjorn@",
        "@example.org",
        "bjorn@localhost",
        "a b@example.org",
        "bjorn@example.org\r\nBcc: all@example.org",
        "bjorn@example.org, anna@example.org",
        "<bjorn@example.org>",
        "bjorn@127.0.0.1",
        "bjorn@[127.0.0.1]",
        "björn@example.org",
        ".bjorn@example.org",
        "x" * 250 + "@example.org",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refused):
        checked_address(address)


def test_addresses_are_taken_as_they_are_written() -> None:
    assert checked_address(" Bjorn.x@Example.org ") == "Bjorn.x@example.org"
    assert checked_address("a+b@öl.example") == "a+b@xn--l-0ga.example"
    assert veiled("anna@example.org") == "a…@example.org"


def test_a_second_table_needs_no_second_question(
    server: Running, two: TwoPlayers, post_office: MailService
) -> None:
    ask(two.bjorn)
    agree(server, post_office)
    assert ask(two.bjorn)["mail"] == "on"
    assert len(post_office.mails) == 1
    assert ask(two.bjorn, "other@example.org")["mail"] == "asked"
    assert len(post_office.mails) == 2


def test_the_address_is_in_no_log_and_seen_by_nobody(
    server: Running,
    two: TwoPlayers,
    post_office: MailService,
    clock: SetClock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, "stofa.server")
    ask(two.bjorn)
    agree(server, post_office)
    post_office.answers = [f"451 not now, {BJORN}", f"554 {BJORN} is full"]
    two.pass_turn()
    clock.goes_on()
    sweep(server)
    clock.goes_on(RETRIES_MS[0])
    sweep(server)
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any("mail server did not take" in line for line in lines)
    places = ("?seat=0", "/events?seat=0", "/record?seat=0", "/replay?seat=0")
    seen = [two.anna.http.get(f"/api/tables/{two.table}{place}").text for place in places]
    seen += [two.bjorn.http.get(place).text for place in ("/api/tables", "/api/notices", "/metrics")]
    for text in (*lines, *seen):
        assert "gunnarsson" not in text


# ── The mail server ─────────────────────────────────────────────────────────────────────────────────


def test_a_mail_server_that_is_busy_is_tried_again(
    server: Running, two: TwoPlayers, post_office: MailService, clock: SetClock
) -> None:
    ask(two.bjorn)
    agree(server, post_office)
    post_office.answers = ["451 not now"]
    two.pass_turn()
    clock.goes_on()
    sweep(server)
    assert len(post_office.mails) == 1
    clock.goes_on(RETRIES_MS[0])
    sweep(server)
    assert len(post_office.mails) == 2


def test_a_question_that_cannot_be_sent_is_said_at_once(
    server: Running, two: TwoPlayers, post_office: MailService, path: Path
) -> None:
    post_office.answers = ["554 no"]
    assert ask(two.bjorn, status=503)["code"] == "mail-not-taken"
    assert stored(path) == [(0,)]
    assert two.bjorn.get("/api/notices")["mail"] == "off"


@pytest.mark.usefixtures("trusted")
def test_the_password_goes_over_tls_alone(
    path: Path, certificate: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOFA_SMTP_PASSWORD", PASSWORD)
    with MailService(certificate).running() as service:
        mail = mail_server(f"smtp://{USER}@localhost:{service.port}", "stofa@club.example")
        with Running(path, clock, origins=(BASE,), mail=mail) as server:
            ask(TwoPlayers(server).bjorn)
        assert service.logins == [PASSWORD.encode()]
        assert len(service.mails) == 1


def test_a_mail_server_elsewhere_that_offers_no_tls_gets_nothing(
    path: Path,
) -> None:
    with MailService(host="127.0.0.2").running() as service:  # which stands for another machine
        mail = mail_server(f"smtp://127.0.0.2:{service.port}", "stofa@club.example")
        with Running(path, origins=(BASE,), mail=mail) as server:
            assert ask(TwoPlayers(server).bjorn, status=503)["code"] == "mail-not-taken"
        assert service.greeted
        assert service.mails == []


def test_a_server_without_a_mail_server_offers_none(path: Path, clock: SetClock) -> None:
    with Running(path, clock, origins=(BASE,)) as server:
        two = TwoPlayers(server)
        assert not two.bjorn.get("/api/notices")["mail_offered"]
        assert ask(two.bjorn, status=409)["code"] == "no-mail"


def test_a_server_that_nobody_can_reach_sends_no_links(
    path: Path, clock: SetClock, post_office: MailService
) -> None:
    with Running(path, clock, mail=sending_by(post_office)) as server:
        two = TwoPlayers(server)
        assert not two.bjorn.get("/api/notices")["mail_offered"]
        assert ask(two.bjorn, status=409)["code"] == "no-mail"


@pytest.mark.parametrize(
    ("url", "sender", "reason"),
    [
        (None, "stofa@club.example", "half-mail"),
        ("smtp://mail.example", None, "half-mail"),
        ("http://mail.example", "stofa@club.example", "bad-smtp"),
        ("smtp://", "stofa@club.example", "bad-smtp"),
        ("smtp://mail.example:x", "stofa@club.example", "bad-smtp"),
        ("smtp://mail.example/x", "stofa@club.example", "bad-smtp"),
        ("smtp://mail.example", "Stofa", "bad-sender"),
        ("smtp://stofa@mail.example", "stofa@club.example", "no-smtp-password"),
    ],
)
def test_what_cannot_send_mail_is_said_at_the_start(
    url: str | None, sender: str | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STOFA_SMTP_PASSWORD", raising=False)
    with pytest.raises(CannotServe) as error:
        mail_server(url, sender)
    assert error.value.reason == reason
    assert "mail.example" not in error.value.sentence("en")


def test_a_password_is_not_shown() -> None:
    server = mail_server("smtps://stofa:secret@mail.example", "stofa@club.example")
    assert server is not None
    assert (server.port, server.tls, server.password) == (465, True, "secret")
    assert "secret" not in repr(server)
