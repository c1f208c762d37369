"""`stofa` itself: what it says about itself, and how it fails."""

import signal
import subprocess
import sys
from types import ModuleType

import pytest

from stofa import COMPILED, __main__ as stofa_command, __version__
from stofa.cli import COMMANDS
from tests.cli.runner import GAME, SIMULATE, command, environment, refused, run, run_process


def test_alone_it_gives_a_short_help() -> None:
    done = run()
    assert done.returncode == 0
    assert all(word in done.stdout for word in COMMANDS)
    assert len(done.stdout.splitlines()) < 24  # the height of a terminal


def test_version_tells_of_the_core() -> None:
    said = run("--version").stdout
    assert __version__ in said
    assert ("not compiled" in said) == (not COMPILED)


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_has_help(word: str) -> None:
    done = run(word, "--help")
    assert done.returncode == 0
    assert f"usage: stofa {word}" in done.stdout


@pytest.mark.parametrize(
    "wrong",
    [
        ["nothing"],
        ["--nothing"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "thurn-and-taxis", "--players", "5"],
        ["simulate", "thurn-and-taxis", "--players", "x"],
        ["simulate", "thurn-and-taxis", "--players", "0"],
        ["simulate", "thurn-and-taxis", "--games", "-1"],
        ["simulate", "thurn-and-taxis", "--games", "0"],
        ["simulate", "thurn-and-taxis", "--jobs", "0"],
        ["simulate", "thurn-and-taxis", "--limit", "-5"],
        ["simulate", "thurn-and-taxis", "--bots", "clever"],
        ["simulate", "thurn-and-taxis", "--bots", ""],
        ["simulate", "thurn-and-taxis", "--players", "3", "--bots", "random,greedy"],
        ["simulate", "thurn-and-taxis", "--option", "edition=french"],
        ["simulate", "thurn-and-taxis", "--option", "edition"],
        ["simulate", "thurn-and-taxis", "--option", "weather=fine"],
        ["simulate", "thurn-and-taxis", "--option", "start=2", "--players", "2"],
        ["simulate", "thurn-and-taxis", "--option", "start=0", "--option", "start=1"],
        ["replay"],
        ["rules", "chess"],
        ["rules", "TT-99"],
        ["rules", "--lang", "fr"],
        ["play", "chess"],
        ["play", "thurn-and-taxis", "--seat", "2"],
        ["play", "thurn-and-taxis", "--seat", "-1"],
        ["play", "thurn-and-taxis", "--players", "9"],
        ["play", "thurn-and-taxis", "--bots", "clever"],
        ["play", "thurn-and-taxis", "--players", "2", "--bots", "greedy,greedy"],
        ["play", "thurn-and-taxis", "--option", "start=7"],
        ["play", "--lang", "xx"],
        ["serve", "--host", ""],
        ["serve", "--host", "two..dots"],
        ["serve", "--port", "x"],
        ["serve", "--port", "-1"],
        ["serve", "--port", "65536"],
        ["serve", "--workers", "0"],
        ["serve", "--origin", "stofa.example"],
        ["serve", "--origin", "https://"],
        ["serve", "--origin", "https://stofa.example/table"],
        ["serve", "--origin", "https://stofa.example:port"],
        ["serve", "--origin", "https://anna@stofa.example"],
        ["bench", "--peers", "--no-peers"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_gets_one_line(wrong: list[str]) -> None:
    refused(run(*wrong), 2)


def test_the_exit_code_of_a_process_of_its_own() -> None:
    refused(run_process("simulate", "chess"), 2)


def test_the_line_says_what_there_is() -> None:
    assert "thurn-and-taxis" in refused(run("simulate", "chess"), 2)
    assert "greedy" in refused(run(*SIMULATE, "--bots", "clever"), 2)
    assert "icelandic" in refused(run(*SIMULATE, "--option", "edition=french"), 2)
    assert "TT-1" in refused(run("simulate", "thurn-and-taxis", "--players", "5"), 2)
    assert "NAME=VALUE" in refused(run(*SIMULATE, "--option", "edition"), 2)
    assert "twice" in refused(run(*SIMULATE, "--option", "start=0", "--option", "start=1"), 2)


@pytest.mark.parametrize(
    "before",
    [
        (*SIMULATE, "--seed"),
        ("play", GAME, "--seed"),
        ("serve", "--host"),
        ("serve", "--origin"),
        ("serve", "--database", "postgresql://"),
        ("backup", "copy.db", "--database", "postgresql://"),
    ],
    ids=" ".join,
)
def test_bytes_that_are_no_text_are_told(before: tuple[str, ...]) -> None:
    *words, last = before
    unwritable = "\udcff"  # as Python reads a byte that is not UTF-8
    given = [*words, last + unwritable] if last.endswith("://") else [*words, last, unwritable]
    assert r"\udcff" in refused(run(*given), 2)


def test_a_mistake_of_our_own_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(_: object) -> int:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr("stofa.cli.rules.run", break_down)
    assert "ZeroDivisionError: oh\\nno" in refused(run("rules"), 1)
    with pytest.raises(ZeroDivisionError):
        run("rules", env={"STOFA_DEBUG": "1"})


def test_ctrl_c_while_it_is_loaded_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loading(ModuleType):
        def __getattr__(self, name: str) -> object:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "stofa.cli", Loading("stofa.cli"))
    assert stofa_command.main() == 130


def test_ctrl_c_twice_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stofa.cli.rules.run", interrupt)
    monkeypatch.setattr("stofa.cli.exit_codes.print_error", interrupt)
    monkeypatch.setattr(sys, "argv", ["stofa", "rules"])
    before = signal.getsignal(signal.SIGINT)
    try:
        assert stofa_command.main() == 130
    finally:
        signal.signal(signal.SIGINT, before)


def test_nothing_is_loaded_before_ctrl_c_is_heard() -> None:
    program = (
        "import sys; before = set(sys.modules); import stofa.__main__; print(*set(sys.modules) - before)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["stofa", "stofa.__main__"]


def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        assert "No space left" in refused(run("rules", GAME, stdout=full), 1)


def test_a_reader_who_has_seen_enough_is_no_trouble() -> None:
    running = subprocess.Popen(
        command("rules", "thurn-and-taxis"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}),
    )
    assert running.stdout is not None
    running.stdout.close()
    _, said = running.communicate(timeout=180)
    assert said == b""
    assert running.returncode == 141


def test_a_terminal_without_our_letters_still_works() -> None:
    done = run("rules", "TT-16", "--lang", "is", encoding="ascii")
    assert done.returncode == 0
    assert "TT-16" in done.stdout
    assert "?" in done.stdout


def test_closed_output_is_no_traceback() -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {' '.join(command('--version'))} >&- 2>&-"], env=environment({}), check=False
    )
    assert done.returncode == 0


def test_closed_input_is_one_line() -> None:
    words = " ".join(command("play", GAME))
    done = subprocess.run(
        ["sh", "-c", f"exec {words} <&-"], env=environment({}), capture_output=True, text=True, check=False
    )
    assert refused(done, 1) == "stofa: standard input is closed"


@pytest.mark.parametrize("value", ["true", "True", "FALSE"])
def test_yes_and_no_in_capitals_or_not(value: str) -> None:
    given = ("simulate", "ticket-to-ride-card-game", "--option", f"open_stations={value}", "--records", "-")
    done = run(*given, "--jobs", "1")
    assert done.returncode == 0
    assert f'"open_stations":{value.lower()}' in done.stdout
