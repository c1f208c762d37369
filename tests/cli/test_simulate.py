"""`stofa simulate`: the same games whoever plays them, and files that are whole or not there."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.runner import GAME, SIMULATE, command, environment, refused, run

GREEDY = ("simulate", GAME, "--bots", "greedy", "--jobs", "1", "--json")
FOREVER = ("simulate", GAME, "--players", "2", "--games", "1000000", "--bots", "greedy", "--seed", "1")


def records(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_one_record_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done = run(*SIMULATE, "--games", "3", "--option", "edition=icelandic", "--records", path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert os.listdir(tmp_path) == ["games.jsonl"]
    written = records(path)
    assert len(written) == 3
    assert all(record["seats"] == ["bot:greedy"] * 3 for record in written)
    assert all(record["options"]["edition"] == "icelandic" for record in written)  # type: ignore[index]
    assert len({str(record["moves"]) for record in written}) == 3
    assert run("replay", path).returncode == 0


def test_jobs_make_no_difference(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    mixed = ("simulate", GAME, "--players", "2", "--bots", "greedy,random", "--limit", "300", "--seed", "7")
    assert run(*mixed, "--games", "9", "--legal", "--jobs", "1", "--records", one).returncode == 0
    assert run(*mixed, "--games", "9", "--legal", "--jobs", "2", "--records", two).returncode == 0
    assert one.read_bytes() == two.read_bytes()


def test_another_seed_is_another_game(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(*SIMULATE, "--records", one)
    run(*SIMULATE, "--seed", "2", "--records", two)
    assert one.read_bytes() != two.read_bytes()


def test_legal_moves_are_sorted(tmp_path: Path) -> None:
    path = tmp_path / "games"
    run(*SIMULATE, "--legal", "--records", path)
    decisions = [move for move in records(path)[0]["moves"] if move[0] != "~"]  # type: ignore[attr-defined]
    assert all(legal == sorted(legal) and move in legal for _, move, legal in decisions)


def test_a_game_over_the_limit_is_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "games"
    done = run(*SIMULATE, "--games", "2", "--limit", "50", "--json", "--records", path)
    assert json.loads(done.stdout)["unfinished"] == 2
    assert all("result" not in record for record in records(path))
    assert "2 unfinished" in run("replay", path).stdout


def test_the_summary_for_people() -> None:
    done = run(*SIMULATE, "--games", "4")
    assert done.returncode == 0
    for word in ("games 4", "unfinished 0", "mean decisions", "games/s", "wins", "rate", "mean score"):
        assert word in done.stdout


def test_the_summary_for_programs() -> None:
    summary = json.loads(run(*SIMULATE, "--games", "4", "--json").stdout)
    assert summary["games"] == 4
    assert sum(seat["wins"] for seat in summary["seats"]) == 4
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy"] * 3


def test_without_a_seed_it_names_the_one_it_took() -> None:
    taken = [json.loads(run(*GREEDY).stdout)["seed"] for _ in "12"]
    assert taken[0] != taken[1]


def test_records_to_standard_output() -> None:
    done = run(*SIMULATE, "--games", "2", "--records", "-")
    assert [json.loads(line)["game"] for line in done.stdout.splitlines()] == [GAME] * 2
    assert "games 2" in done.stderr
    assert run("replay", "-", typed=done.stdout).returncode == 0


def test_a_closed_pipe_is_quiet() -> None:
    running = subprocess.Popen(
        command(*FOREVER, "--records", "-", "--jobs", "2"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}),
    )
    assert running.stdout is not None
    running.stdout.readline()
    running.stdout.close()
    _, said = running.communicate(timeout=180)
    assert said == b""
    assert running.returncode == 141


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk(jobs: str) -> None:
    line = refused(run(*FOREVER, "--jobs", jobs, "--records", "/dev/full"), 1)
    assert "/dev/full" in line
    assert "No space left" in line


def test_a_full_disk_behind_a_pipe() -> None:
    with open("/dev/full", "w") as full:
        done = run(*FOREVER, "--records", "-", "--jobs", "1", stdout=full)
    assert "No space left" in refused(done, 1)


def test_a_folder_cannot_be_written(tmp_path: Path) -> None:
    assert str(tmp_path) in refused(run(*SIMULATE, "--records", tmp_path), 1)


@pytest.mark.parametrize("name", ["missing/games.jsonl", "file/games.jsonl"])
def test_a_path_that_leads_nowhere(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    assert name in refused(run(*SIMULATE, "--records", tmp_path / name), 1)


def test_a_read_only_file_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games"
    path.write_text("precious")
    path.chmod(0o444)
    if os.geteuid() == 0:  # who may write anywhere
        monkeypatch.setattr(os, "access", lambda *_: False)
    refused(run(*SIMULATE, "--records", path), 1)
    assert path.read_text() == "precious"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "games")
    assert run(*SIMULATE, "--records", tmp_path / "link").returncode == 0
    assert (tmp_path / "link").is_symlink()
    assert len(records(tmp_path / "games")) == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_stopped_in_the_middle_it_leaves_nothing(tmp_path: Path, jobs: str, sign: int, code: int) -> None:
    path = tmp_path / "games"
    path.write_text("from before")
    running = start_in_group(jobs, path)
    try:
        wait_for_a_part(tmp_path)
        os.killpg(running.pid, sign)  # as a terminal does: to the helpers too
        out, said = running.communicate(timeout=180)
    finally:
        running.kill()
    assert running.returncode == code
    assert out == b""
    assert said == (b"stofa: interrupted\n" if sign == signal.SIGINT else b"")
    assert os.listdir(tmp_path) == ["games"]
    assert path.read_text() == "from before"
    with pytest.raises(ProcessLookupError):  # nobody of the group is left
        wait_for_the_end(running.pid)


def start_in_group(jobs: str, path: Path) -> subprocess.Popen[bytes]:
    """A simulation without end, in a process group of its own."""
    return subprocess.Popen(
        command(*FOREVER, "--jobs", jobs, "--records", path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}),
        start_new_session=True,
    )


def wait_for_a_part(folder: Path) -> None:
    """Until some games have been written."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if any(part.stat().st_size > 10_000 for part in folder.glob("*.part")):
            return
        time.sleep(0.02)
    raise AssertionError("nothing was written")


def wait_for_the_end(group: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        os.killpg(group, 0)
        time.sleep(0.05)


def test_helpers_end_when_the_main_process_is_killed(tmp_path: Path) -> None:
    running = start_in_group("2", tmp_path / "games")
    try:
        wait_for_a_part(tmp_path)
    finally:
        running.kill()
        running.communicate()
    assert not (tmp_path / "games").exists()
    with pytest.raises(ProcessLookupError):
        wait_for_the_end(running.pid)
