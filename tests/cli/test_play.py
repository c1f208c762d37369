"""`stofa play`: a person at the keyboard, here a list of lines."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

import stofa as library
from stofa.bots import bot
from stofa.cli.move_label import move_label
from stofa.cli.terminal_game import TerminalGame
from stofa.engine.words import LANGUAGES, say
from tests.cli.runner import GAME, command, environment, refused, run

PLAY = ("play", GAME, "--players", "2", "--seed", "5", "--option", "start=0")


def typed(*lines: str, arguments: tuple[str, ...] = PLAY) -> str:
    """What the terminal says to these lines; it never fails."""
    done = run(*arguments, typed="".join(f"{line}\n" for line in lines))
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def answer(said: str, line: str) -> str:
    """What follows a typed line, up to the next prompt."""
    return said.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


def test_the_end_of_the_input_is_a_polite_end() -> None:
    assert typed().endswith("Goodbye!\n")


@pytest.mark.parametrize("word", ["quit", "q", "exit", "Quit"])
def test_quit(word: str) -> None:
    assert typed(word).endswith("Goodbye!\n")


def test_a_move_by_number_and_by_its_words() -> None:
    said = typed("7", "postmaster   STOCK", "1", "")
    assert "you: take stock (draw" in said
    assert "you: postmaster stock (draw" in said
    assert "seat 1 (medium): " in said, "after the only move, end, the bot has played"


def test_an_illegal_move_gets_its_rule_and_changes_nothing() -> None:
    said = typed("lay Ulm", "administrator", "log")
    assert answer(said, "lay Ulm") == "TT-6: Take a card first."
    assert answer(said, "administrator").startswith("TT-8: ")
    assert "you:" not in answer(said, "log")


def test_nonsense_is_no_move() -> None:
    said = typed("take Rome", "99", "\x1b[A")
    assert "neither" in answer(said, "take Rome")
    assert "neither" in answer(said, "99")


def test_several_meanings_are_listed() -> None:
    assert "That could be: take " in answer(typed("take"), "take")


def test_questions() -> None:
    said = typed("?", "? tt-16", "? lay", "? lay Ulm", "? take stock", "? nothing", "help take")
    assert "Take a card" in answer(said, "?")
    assert "log" in answer(said, "?")
    assert answer(said, "? tt-16").startswith("TT-16  Which cards fit")
    assert "TT-6: Take a card first." in answer(said, "? lay")
    assert "lay Ulm: TT-6" in answer(said, "? lay Ulm")
    assert "Allowed now: take stock" in answer(said, "? take stock")
    assert "neither" in answer(said, "? nothing")
    assert "Allowed now: take " in answer(said, "help take")


def test_the_log_hides_what_others_drew() -> None:
    said = typed(*["1"] * 40, "log", arguments=(*PLAY, "--bots", "random", "--seat", "1"))
    turns = " ".join(answer(said, "log").split()).split("seat 0 (random): ")
    others = [turn.split(" you: ")[0] for turn in turns[1:]]
    assert any("stock (draw)" in turn for turn in others)
    assert not any(re.search(r"draw \w", turn) for turn in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = library.Rng(1)
    games: list[TerminalGame] = []

    def remember(game: TerminalGame) -> None:
        games.append(game)
        play(game)

    def type_a_number() -> str:
        """What a greedy person would type."""
        view = games[0].game.view(0)
        return str(1 + view.legal.index(bot("greedy").choose(view, rng)))

    play = TerminalGame.play
    monkeypatch.setattr(TerminalGame, "play", remember)
    monkeypatch.setattr("stofa.cli.terminal_game.read_line", type_a_number)
    said = typed(arguments=(*PLAY, "--lang", language))
    result = games[0].game.result
    assert result is not None
    other = say("stofa.cli", language, "other", {"seat": 1, "bot": "medium"})
    won = say("stofa.cli", language, "end-won", {"others": 0, "names": ""})
    lost = say("stofa.cli", language, "end-lost", {"winners": 1, "names": other})
    last = [line for line in said.splitlines() if line][-3:]
    assert str(result.scores[0]) in last[0]
    assert str(result.scores[1]) in last[1]
    assert last[2] == (won if result.winners == [0] else lost)


def test_a_refusal_a_question_and_a_move() -> None:
    said = typed("lay Ulm", "?", "take stock")
    assert "TT-6" in said
    assert "you: take stock (draw" in said
    assert said.endswith("Goodbye!\n")


def test_every_line_fits_a_hundred_columns() -> None:
    assert max(map(len, typed(*["1"] * 200).splitlines())) <= 100


def test_without_a_game_it_asks() -> None:
    games = list(library.titles())
    said = typed("0", "chess", str(games.index(GAME) + 1), "9", "", arguments=("play", "--seed", "1"))
    assert all(f"({name})" in said for name in games)
    assert "Thurn and Taxis, 2 players." in said
    assert typed("quit", arguments=("play",)).count("Which game?") == 1


@pytest.mark.parametrize("name", library.titles())
def test_every_game_can_be_played(name: str) -> None:
    said = typed(*["1"] * 100, arguments=("play", name, "--seed", "3", "--bots", "random", "--lang", "de"))
    assert "du: " in said


def test_input_that_is_not_utf_8_is_no_traceback() -> None:
    done = run(*PLAY, typed=b"\xff\xfe\n\x00\n")
    assert done.returncode == 0
    assert done.stderr == ""


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, *arguments: str, columns: str = "100") -> None:
        self.handle, inner = pty.openpty()
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment({"TERM": "dumb", "COLUMNS": columns}),
            start_new_session=True,
        )
        os.close(inner)

    def read_until(self, end: str) -> str:
        said = b""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if select.select([self.handle], [], [], 0.1)[0]:
                try:
                    said += os.read(self.handle, 65536)
                except OSError:  # how Linux says that nobody is on the other side any more
                    break
            if end and said.decode("utf-8", "replace").endswith(end):
                break
        return said.decode("utf-8", "replace").replace("\r\n", "\n")

    def type(self, line: str) -> None:
        os.write(self.handle, line.encode())

    def close(self) -> int:
        os.close(self.handle)
        self.process.kill()
        return self.process.wait()


def test_in_a_terminal() -> None:
    terminal = Terminal(*PLAY)
    try:
        assert "1) take" in terminal.read_until("> ")
        terminal.type("take stock\n")
        assert "you: take stock (draw" in terminal.read_until("> ")
        terminal.type("\x04")  # Ctrl-D
        assert "Goodbye!" in terminal.read_until("")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.close()


def test_ctrl_c_in_a_terminal() -> None:
    terminal = Terminal(*PLAY)
    try:
        terminal.read_until("> ")
        # Python hears a signal between the prompt and the reading of the line only with the next one.
        until = time.monotonic() + 120
        while terminal.process.poll() is None and time.monotonic() < until:
            terminal.process.send_signal(signal.SIGINT)
            time.sleep(0.2)
        said = terminal.read_until("")
        assert said.strip() == "stofa: interrupted"
        assert terminal.process.wait(60) == 130
    finally:
        terminal.close()


def test_a_progress_bar_in_a_terminal() -> None:
    terminal = Terminal("simulate", GAME, "--games", "30", "--bots", "greedy", "--jobs", "1")
    try:
        assert "games" in terminal.read_until("")
        assert terminal.process.wait(60) == 0
    finally:
        terminal.close()


def test_the_position_is_printed_as_one_sees_it_and_taken_up_again() -> None:
    begin = ("play", "partners", "--seed", "5", "--option", "dealer=3")
    seen = answer(typed("1", "position", arguments=begin), "position")
    assert seen.startswith("view: 0; dealer: 3; turn: 0; step: playing;")
    assert "hand 1: ?*4;" in seen
    again = typed("position", arguments=("play", "partners", "--position", seen))
    assert answer(again, "position") == seen


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--position", "hand 0: 7*5"), "hand 0: PA-6: There are only 4 of “7”, but more are named."),
        (("--position", "hand 0: 7", "--seat", "4"), "--seat cannot be “4”"),
        (("--position", "hand 0: 7", "--players", "4"), "leave out “--players”"),
        (("--position", "hand 0: 7", "--option", "dealer=1"), "leave out “--players”"),
    ],
)
def test_a_position_that_cannot_be_is_refused(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(run("play", "partners", *arguments), 2)


def test_a_bug_is_reported_with_the_position_as_the_person_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("stofa.cli.terminal_game.decision_text", broken)
    done = run("play", "partners", "--seed", "5", "--option", "dealer=3")
    bug, position = done.stderr.splitlines()
    assert bug.startswith("stofa: a bug in Stofa: ZeroDivisionError: oh")
    prefix = "the position: partners: "
    assert position.startswith(f"{prefix}view: 0; dealer: 3; turn: 0; step: giving; ")
    assert library.position("partners", position.removeprefix(prefix)).view(0).turn == 0


@pytest.mark.parametrize(
    ("language", "shown"),
    [("de", "7) take stock · Vom Stapel nehmen"), ("is", "7) take stock · "), ("en", "7) take stock\n")],
)
def test_moves_in_the_language_of_the_reader(language: str, shown: str) -> None:
    assert shown in typed(arguments=(*PLAY, "--lang", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_that_a_seat_can_make_has_a_label(language: str) -> None:
    for title in library.titles().values():
        labels = [
            move_label(title, move, language)
            for move in title.moves
            if not title.moves.kinds[move.kind].chance
        ]
        assert labels
        assert None not in labels
        assert not any("{" in str(label) for label in labels)
    ticket = library.title("ticket-to-ride-card-game")
    assert move_label(ticket, ticket.moves.read("take locomotive"), "de") == "Nehmen: Lokomotive"


@pytest.mark.parametrize(("columns", "warned"), [("42", True), ("100", False)])
def test_a_terminal_that_is_too_narrow(columns: str, warned: bool) -> None:
    terminal = Terminal("play", "partners", "--seed", "1", columns=columns)
    try:
        said = " ".join(terminal.read_until("> ").split())
        assert (f"The terminal is {columns} columns wide, but the table needs" in said) == warned
        terminal.type("board\n")
        assert "columns wide" not in terminal.read_until("> "), "it is said once"
    finally:
        terminal.close()


def test_nobody_is_warned_in_a_transcript() -> None:
    assert "columns wide" not in run("play", "partners", typed="", env={"COLUMNS": "42"}).stdout


@pytest.mark.parametrize("lines", [["take stock", "quit"], ["take stock"]], ids=["left", "end of input"])
def test_a_game_is_kept_when_it_is_left(tmp_path: Path, lines: list[str]) -> None:
    path = tmp_path / "game.json"
    said = typed(*lines, arguments=(*PLAY, "--record", str(path)))
    assert said.endswith(f"Goodbye!\nThe record of this game is in {path}.\n")
    game = library.replay(path.read_bytes())
    assert (0, "take stock") in game.history
    assert game.seats == ["you", "bot:medium"]
    assert run("replay", path).returncode == 0


def test_a_game_is_kept_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    given = ("play", "partners", "--seed", "1", "--bots", "random", "--record", str(path))
    typed(*["1"] * 3000, arguments=given)
    assert library.replay(path.read_bytes()).over


def test_a_game_is_kept_by_ctrl_c(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal = Terminal(*PLAY, "--record", str(path))
    try:
        terminal.read_until("> ")
        terminal.type("take stock\n")
        terminal.read_until("> ")
        until = time.monotonic() + 120
        while terminal.process.poll() is None and time.monotonic() < until:
            terminal.process.send_signal(signal.SIGINT)
            time.sleep(0.5)
        assert "stofa: interrupted" in terminal.read_until("")
        assert terminal.process.wait(60) == 130
    finally:
        terminal.close()
    assert (0, "take stock") in library.replay(path.read_bytes()).history


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious")
    assert str(path) in refused(run(*PLAY, "--record", path), 2)
    assert "gibt es schon" in refused(run(*PLAY, "--record", path, "--lang", "de"), 2)
    assert path.read_text() == "precious"


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    line = refused(run(*PLAY, "--record", tmp_path / "nowhere" / "game.json"), 1)
    assert "nowhere" in line


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("raising", "failed in seat 1: ValueError: no idea."),
        ("silent", "chose None in seat 1"),
        ("hanging", "did not answer in seat 1: it was stopped after 0.3 s."),
        ("exiting", "ended its own process in seat 1."),
    ],
)
def test_a_bot_that_fails_loses_its_turn_and_not_the_game(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.setattr("stofa.cli.play.PATIENCE_S", 0.3)
    path = f"tests.arena.failing_bots:{name}"
    told = " ".join(typed(*["1", ""] * 12, arguments=(*PLAY, "--bots", path)).split())
    assert f"The bot “{path}” {said}" in told
    assert "The bot “medium” moves in its place." in told
    assert told.endswith("Goodbye!")  # it went on until the input ended
