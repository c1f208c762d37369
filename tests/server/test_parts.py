"""The small parts: buckets, names, languages, commands that are refused."""

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

import stofa
from stofa.engine.errors import GameOver, StofaError
from stofa.server import commands, events as e, protocol as p
from stofa.server.errors import STATUS, Refused
from stofa.server.frames import extent, text_frame
from stofa.server.inbox import Inbox
from stofa.server.languages import preferred
from stofa.server.limits import MOST_KEYS, Buckets, Rate
from stofa.server.outbox import Outbox, Round
from stofa.server.play import Play
from stofa.server.seats import checked_name, fingerprint, new_code, new_secret, new_table_id
from stofa.server.standing import Draft, SeatSetup, Setup, Standing
from stofa.server.views import table_view
from tests.server.running import GAME


def test_a_bucket_fills_up_again_and_says_when() -> None:
    now = 0.0
    buckets = Buckets(Rate(2, 0.5), lambda: now)
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Refused) as refused:
        buckets.take("a")
    assert refused.value.retry_after == 2
    buckets.take("b")
    now = 2.0
    buckets.take("a")
    with pytest.raises(Refused):
        buckets.take("a")


def test_buckets_are_bounded() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    for number in range(MOST_KEYS + 10):
        buckets.take(str(number))
    assert len(buckets._levels) <= MOST_KEYS


@pytest.mark.parametrize(
    ("asked", "accept", "language"),
    [
        ("is", "de", "is"),
        (None, "fr, de-AT;q=0.8, en;q=0.9", "en"),
        (None, "is-IS", "is"),
        (None, "fr;q=x, *", "en"),
        ("xx", "", "en"),
    ],
)
def test_readers_get_the_language_they_prefer(asked: str | None, accept: str, language: str) -> None:
    assert preferred(asked, accept) == language


def test_secrets_are_long_and_never_twice_the_same() -> None:
    for make in (new_secret, new_code, new_table_id):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert min(map(len, made)) >= 16
    assert fingerprint("a") != fingerprint("b")


@pytest.mark.parametrize(("given", "shown"), [("  Anna  Lísa ", "Anna Lísa"), ("\x07", "#1"), ("", "#1")])
def test_names_are_tidied(given: str, shown: str) -> None:
    assert checked_name(given, "#1") == shown


def test_an_outbox_writes_at_once_but_never_past_a_message_that_waits() -> None:
    written: list[bytes] = []
    free = True

    def write(message: bytes) -> bool:
        if free:
            written.append(message)
        return free

    async def read() -> None:
        nonlocal free
        outbox = Outbox(100, write)
        outbox.put(b"1")
        free = False
        outbox.put(b"2")
        free = True
        outbox.put(b"3")  # 2 waits
        assert await outbox.get() == b"2"
        outbox.put(b"4")  # 2 may still be on its way, and 3 waits
        assert await outbox.get() == b"3"
        assert await outbox.get() == b"4"
        outbox.put(b"5")
        outbox.close()
        assert [await outbox.get(), await outbox.get()] == [b"5", None]
        assert written == [b"1"]

    asyncio.run(read())


def test_what_is_put_in_at_the_same_moment_goes_out_in_one_piece() -> None:
    written: list[tuple[bytes, ...]] = []

    def write(*messages: bytes) -> bool:
        written.append(messages)
        return True

    async def tell() -> None:
        together = Round()
        one, other = Outbox(100, write, together), Outbox(100, write, together)
        one.put(b"told")
        other.put(b"told, too")
        one.put(b"accepted")
        assert written == []
        await asyncio.sleep(0)
        assert written == [(b"told", b"accepted"), (b"told, too",)]
        one.put(b"restarting")
        one.close()  # says it before it goes
        assert written[2:] == [(b"restarting",)]

    asyncio.run(tell())


def test_an_inbox_stops_the_sender_until_all_is_answered() -> None:
    said: list[str] = []

    async def read() -> None:
        inbox = Inbox(lambda: said.append("stop"), lambda: said.append("go on"))
        for number in range(6):
            inbox.put(str(number))
        assert said == ["stop"]
        assert [await inbox.get() for _ in range(6)] == list("012345")
        assert said == ["stop"]
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert said == ["stop", "go on"]
        inbox.put("6")
        assert await waiting == "6"

    asyncio.run(read())


@pytest.mark.parametrize("size", [0, 5, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("masked", [False, True])
def test_a_frame_ends_where_others_end_it(size: int, masked: bool) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=masked)
    start, end = extent(frame)
    assert (end, end - start) == (len(frame), size)
    assert extent(frame[:1]) == (0, 0)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_what_others_read(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_an_outbox_lets_a_slow_reader_go_but_delivers_one_big_message() -> None:
    outbox = Outbox(10)
    outbox.put(b"x" * 100)
    assert not outbox.overflowed.is_set()
    outbox.put(b"y")
    assert outbox.overflowed.is_set()


def playing(seats: int = 2) -> Standing:
    setup = Setup(
        {"edition": "german", "start": 0}, [SeatSetup("person", f"P{n}") for n in range(seats)], "s"
    )
    page = Draft(Standing(stofa.title(GAME), setup), 0)
    page.add(e.Opened(GAME, seats))
    page.start()
    return page.after


def draft(standing: Standing, command: p.AnyCommand, at: int = 0) -> Draft:
    return commands.draft(standing, command, at=at, present=[False] * standing.players)


SEAT: dict[str, Any] = {"cmd": "12345678", "table": "t", "seat": 0}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (p.Undo(**SEAT, decision=8), "nothing-to-undo"),
        (p.Undo(**SEAT, decision=8, to=3), "nothing-to-undo"),
        (p.Undo(**SEAT, decision=8, to=99), "nothing-to-undo"),
        (p.Undo(**SEAT, decision=5), "stale"),
        (p.AnswerUndo(**SEAT, asked=8, yes=True), "no-undo-asked"),
        (p.TakeOver(**SEAT, of=0), "not-your-seat"),
        (p.TakeOver(**SEAT, of=9), "not-your-seat"),
        (p.TakeOver(**SEAT, of=1, bot="nobody"), "no-bot"),
        (p.HandBack(**SEAT), "no-bot-plays"),
        (p.MakeMove(**SEAT, decision=8, move="fly"), "no-move"),
        (p.Nudge(**SEAT | {"seat": 9}), "not-your-seat"),
    ],
    ids=str,
)
def test_what_cannot_be_done_is_refused_with_a_reason(command: p.AnyCommand, code: str) -> None:
    standing = playing()
    with pytest.raises(StofaError) as refused:
        draft(standing, command)
    assert refused.value.reason == code
    assert standing.n == 8


@pytest.mark.parametrize("stand_ins", [[], [1], [1, 2]])
def test_a_view_foretells_what_comes_of_an_undo(stand_ins: list[int]) -> None:
    standing = playing(3)
    rng = random.Random(2)
    came: set[str | None] = set()
    for number in range(60):
        page = Draft(standing, 0)
        if number == 10:
            for seat in stand_ins:
                page.add(e.TakenOver(seat, "greedy", "chosen"))
        assert standing.turn is not None
        assert standing.play is not None
        page.move(standing.turn, rng.choice(standing.play.view(standing.turn).legal))
        standing = page.after
        for seat in range(3):
            foretold = table_view("t", standing, seat).undoable
            undo = p.Undo(**SEAT | {"seat": seat}, decision=standing.decision)
            came.add(foretold)
            if foretold is None:
                with pytest.raises(Refused, match="nothing to take back"):
                    draft(standing, undo)
            else:
                last = draft(standing, undo).events[-1].what
                assert isinstance(last, e.Undone if foretold == "free" else e.UndoAsked)
    assert came == {None, "free", "ask"}
    assert table_view("t", standing, None).undoable is None


def test_what_came_to_light_without_a_card_is_not_taken_back_freely() -> None:
    """TR-19: when all tickets have been drawn once, one looks at those that others returned."""
    setup = Setup(
        {"start": 0, "open_stations": False}, [SeatSetup("person", name) for name in ("A", "B")], "seed"
    )
    page = Draft(Standing(stofa.title("ticket-to-ride-card-game"), setup), 0)
    page.add(e.Opened(page.after.title.id, 2))
    page.start()
    standing = page.after
    assert standing.play is not None
    while standing.play.history[-1][1] != "tickets":
        legal = list(map(str, standing.play.legal))
        assert standing.turn is not None
        wanted = next((move for move in ("tickets", "done") if move in legal), legal[0])
        page.move(standing.turn, wanted)
    number = len(standing.play.history)
    assert standing.turn is not None
    assert table_view("t", standing, standing.turn).undoable == "ask"
    page.move(standing.turn, str(standing.play.legal[0]))
    assert standing.takes_back_freely(standing.turn, number)
    assert not standing.takes_back_freely(standing.turn, number - 1)


def test_a_log_is_followed_event_by_event() -> None:
    page = Draft(playing(), 0)
    page.move(0, "take stock")
    assert page.after.play is not None
    moves = len(page.after.play.history)
    for event in (*page.events, e.Event(page.after.n + 2, 0, e.Moved(0, "postmaster stock"))):
        with pytest.raises(AssertionError):
            page.after.apply(event)
    assert len(page.after.play.history) == moves


@pytest.mark.parametrize("game", stofa.titles())
def test_moves_that_are_left_are_not_judged_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title = stofa.title(game)
    rng = random.Random(3)
    options = stofa.new(game, max(title.player_counts), seed=1).options
    play = Play(title, max(title.player_counts), options)
    stages = [play.copy()]
    for number in range(150):
        while play.turn == "~":
            play.deal("seed", number + len(play.history))
            stages.append(play.copy())
        if play.over:
            break
        play.play(rng.choice(list(play.legal)))
        stages.append(play.copy())
    monkeypatch.setattr(Play, "_make", None)
    for to in range(0, len(stages), 7):
        cut = play.cut(to)
        stage = stages[to]
        assert (cut.history, cut.witnesses, cut.then) == (stage.history, stage.witnesses, stage.then)
        assert (cut.unveiled, cut.turn, list(cut.legal)) == (stage.unveiled, stage.turn, list(stage.legal))
        for seat in (*range(play.players), None):
            assert cut.view(seat).position == stage.view(seat).position
    assert len(play.history) == len(stages) - 1


def test_after_the_end_only_a_rematch_is_possible() -> None:
    standing = playing()
    page = Draft(standing, 0)
    page.add(e.Finished({}, "s"))
    for command in (p.Undo(**SEAT, decision=8), p.Leave(**SEAT), p.HandBack(**SEAT), p.Nudge(**SEAT)):
        with pytest.raises(GameOver):
            draft(page.after, command)


def test_a_log_that_has_grown_too_long_only_takes_moves() -> None:
    standing = playing()
    standing.n = commands.LONGEST_LOG + 1
    with pytest.raises(Refused):
        draft(standing, p.Nudge(**SEAT | {"seat": 1}))
    with pytest.raises(Refused, match="very long"):
        commands.sit_down(Draft(standing, 0), 1, "B")
    with pytest.raises(Refused, match="very long"):
        commands.revoke(Draft(standing, 0), 1, host=True)
    assert draft(standing, p.MakeMove(**SEAT, decision=standing.decision, move="take stock")).events


def test_a_draft_changes_nothing_but_its_own_copy() -> None:
    standing = playing()
    before = len(standing.play.history) if standing.play else 0
    page = draft(standing, p.MakeMove(**SEAT, decision=8, move="take stock"))
    assert page.after.n == standing.n + 2
    assert standing.play is not None
    assert len(standing.play.history) == before


def test_the_cards_after_an_undo_are_others_and_any_process_knows_them() -> None:
    """The n-th card of a table depends on the seed and n alone, those taken back included."""
    standing = playing()
    first = draft(standing, p.MakeMove(**SEAT, decision=8, move="take stock")).after
    page = Draft(first, 0)
    page.add(e.Undone(0, 6))
    assert page.after.cards == 7
    again = draft(page.after, p.MakeMove(**SEAT, decision=page.after.decision, move="take stock"))
    fresh = Draft(Standing(standing.title, standing.setup), 0)
    fresh.add(e.Opened(GAME, 2))
    fresh.add(e.Started(""))
    assert fresh.after.play is not None
    assert first.play is not None
    for mover, move in first.play.history[:7]:
        fresh.made(mover, str(move))
    drawn = again.events[-1].what
    assert isinstance(drawn, e.Moved)
    fresh.after.play.deal("s", 7)
    assert drawn == fresh.after.play.last


def test_every_happening_reads_back() -> None:
    event = e.Event(3, 5, e.Moved("~", "draw Ulm", 1))
    assert msgspec.json.decode(msgspec.json.encode(event), type=e.Event) == event


def test_statuses_are_of_known_refusals() -> None:
    for code in STATUS:
        assert Refused(code, problem="", seat=0, most=0).sentence("is")
