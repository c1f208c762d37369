"""`stofa simulate`: the same games whoever plays them, and files that keep every game."""

import json
import os
import random
import shlex
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


@pytest.mark.slow
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


@pytest.mark.slow
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
    assert "read-only" in refused(run(*SIMULATE, "--records", path), 1)
    assert path.read_text() == "precious"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "games")
    assert run(*SIMULATE, "--records", tmp_path / "link").returncode == 0
    assert (tmp_path / "link").is_symlink()
    assert len(records(tmp_path / "games")) == 1


@pytest.fixture
def uninterrupted(tmp_path: Path) -> bytes:
    """The first games of FOREVER, as one run writes them."""
    path = tmp_path / "uninterrupted"
    assert run(*FOREVER, "--games", "40", "--jobs", "1", "--records", path).returncode == 0
    return path.read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("sign", "code", "why"), [(signal.SIGINT, 130, "interrupted"), (signal.SIGTERM, 143, "terminated")]
)
def test_stopped_in_the_middle_it_keeps_every_game(
    tmp_path: Path, jobs: str, sign: int, code: int, why: str
) -> None:
    path = tmp_path / "games"
    running = start_in_group(jobs, path)
    try:
        wait_for_games(path)
        os.killpg(running.pid, sign)  # as a terminal does: to the helpers too
        out, said = running.communicate(timeout=180)
    finally:
        running.kill()
    kept = len(records(path))
    assert running.returncode == code
    assert said.decode() == (
        f"stofa: {why}; {kept} of 1000000 games are in {path}, and the same command goes on from there\n"
    )
    assert f"games {kept}, unfinished 0" in out.decode(), "the summary so far"
    assert f"{kept} records, " in run("replay", "--quiet", path).stdout
    with pytest.raises(ProcessLookupError):  # nobody of the group is left
        wait_for_the_end(running.pid)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_resumed_it_is_the_same_file(tmp_path: Path, jobs: str, uninterrupted: bytes) -> None:
    path = tmp_path / "games"
    assert run(*FOREVER, "--games", "7", "--jobs", "2", "--records", path).returncode == 0
    done = run(*FOREVER, "--games", "40", "--jobs", jobs, "--records", path)
    assert done.returncode == 0
    assert "games 40 (7 of them from before)" in done.stdout
    assert path.read_bytes() == uninterrupted
    summary = json.loads(run(*FOREVER, "--games", "40", "--json", "--records", path).stdout)
    assert (summary["games"], summary["games_before"]) == (40, 40)
    assert path.read_bytes() == uninterrupted
    at_once = json.loads(run(*FOREVER, "--games", "40", "--json").stdout)
    for same in ("seats", "mean_decisions", "unfinished"):
        assert summary[same] == at_once[same]


def test_a_line_that_is_cut_off_is_played_again(tmp_path: Path, uninterrupted: bytes) -> None:
    path = tmp_path / "games"
    ends = [number for number, byte in enumerate(uninterrupted) if byte == ord("\n")]
    for cut in (1, ends[0], ends[0] + 1, ends[0] + 2, ends[5] - 1, len(uninterrupted) - 1):
        path.write_bytes(uninterrupted[:cut])
        assert run(*FOREVER, "--games", "40", "--jobs", "1", "--records", path).returncode == 0
        assert path.read_bytes() == uninterrupted


@pytest.mark.slow
def test_killed_at_any_point_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games"
    luck = random.Random(1)
    for _ in range(3):
        begun = path.stat().st_size if path.exists() else 0
        running = start_in_group("2", path)
        try:
            wait_for_games(path, begun + luck.randrange(100_000))
        finally:
            running.kill()
            running.communicate()
        with pytest.raises(ProcessLookupError):
            wait_for_the_end(running.pid)
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) - luck.randrange(100)])
    kept = len(path.read_bytes().splitlines())
    assert run(*FOREVER, "--games", str(kept + 1), "--jobs", "1", "--records", path).returncode == 0
    at_once = tmp_path / "at once"
    run(*FOREVER, "--games", str(kept + 1), "--jobs", "2", "--records", at_once)
    assert path.read_bytes() == at_once.read_bytes()


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", "2"),
        ("--bots", "random"),
        ("--players", "3"),
        ("--legal",),
        ("--limit", "50"),
        ("--option", "edition=icelandic"),
    ],
    ids=" ".join,
)
def test_a_file_of_other_arguments_is_refused(tmp_path: Path, other: tuple[str, ...]) -> None:
    path = tmp_path / "games"
    ours = ("simulate", GAME, "--bots", "greedy", "--seed", "1", "--option", "start=0", "--games", "2")
    assert run(*ours, "--jobs", "1", "--records", path).returncode == 0
    before = path.read_bytes()
    assert "other arguments" in refused(run(*ours, *other, "--games", "3", "--records", path), 2)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["precious", "precious\n", "{}\n", '{"format":"x'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "games"
    path.write_text(content)
    assert str(path) in refused(run(*SIMULATE, "--records", path), 2)
    assert path.read_text() == content


@pytest.fixture
def two_games(tmp_path: Path) -> list[bytes]:
    """The lines of SIMULATE's first two games."""
    return lines_of(tmp_path / "two", "--games", "2")


def lines_of(path: Path, *arguments: str) -> list[bytes]:
    assert run(*SIMULATE, *arguments, "--records", path).returncode == 0
    return path.read_bytes().splitlines()


def check_it_is_refused(path: Path, content: bytes, games: int, why: str = "other arguments") -> None:
    path.write_bytes(content)
    assert why in refused(run(*SIMULATE, "--games", str(games), "--records", path), 2)
    assert path.read_bytes() == content


@pytest.mark.parametrize("games", [1, 2])
def test_what_stands_behind_the_games_is_not_dropped(
    tmp_path: Path, two_games: list[bytes], games: int
) -> None:
    [other] = lines_of(tmp_path / "other", "--seed", "2")
    for rest in (b"my precious notes", other, two_games[1] + b" "):
        check_it_is_refused(tmp_path / "games", two_games[0] + b"\n" + rest, games)


def test_a_line_cut_off_behind_the_last_game_is_not_dropped(tmp_path: Path, two_games: list[bytes]) -> None:
    content = two_games[0] + b"\n" + two_games[1][:-5]
    check_it_is_refused(tmp_path / "games", content, 1, "more than 1 games")


@pytest.mark.parametrize(
    "edited",
    [
        {"result": {"scores": [1, 2, 3], "winners": [9]}},
        {"result": {"scores": [1, 2, 3], "winners": [-1]}},
        {"result": {"scores": [1, 2, 3], "winners": [0, 0]}},
        {"result": {"scores": [1, 2], "winners": [0]}},
        {"result": {"scores": "x", "winners": [0]}},
        {"result": {"scores": [10**400, 2, 3], "winners": [0]}},
        {"result": {}},
        {"options": {"edition": "icelandic", "start": 0}},
        {"rules": 77},
        {"rules": 10**30},
        {"position": "somewhere"},
        {"moves": []},
    ],
    ids=lambda edited: str(edited)[:50],
)
def test_an_edited_line_is_refused_wherever_it_stands(tmp_path: Path, edited: dict[str, object]) -> None:
    lines = lines_of(tmp_path / "three", "--games", "3")
    for number in range(3):
        changed = json.dumps({**json.loads(lines[number]), **edited}, separators=(",", ":")).encode()
        content = b"".join(line + b"\n" for line in (*lines[:number], changed, *lines[number + 1 :]))
        check_it_is_refused(tmp_path / "games", content, 4)


def test_a_game_of_another_seed_among_ours_is_refused(tmp_path: Path) -> None:
    ours = lines_of(tmp_path / "ours", "--games", "3")
    others = lines_of(tmp_path / "others", "--games", "3", "--seed", "2")
    for number in range(3):
        lines = [*ours[:number], others[number], *ours[number + 1 :]]
        check_it_is_refused(tmp_path / "games", b"".join(line + b"\n" for line in lines), 4)


def test_the_first_game_is_compared_byte_for_byte(tmp_path: Path, two_games: list[bytes]) -> None:
    first = json.loads(two_games[0])
    first["result"]["scores"][0] += 1
    edited = json.dumps(first, separators=(",", ":"), ensure_ascii=False).encode()
    assert len(edited) - len(two_games[0]) in (0, 1), "written as the command writes it"
    check_it_is_refused(tmp_path / "games", edited + b"\n" + two_games[1] + b"\n", 3)


def test_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games"
    run("simulate", "partners", "--seed", "1", "--jobs", "1", "--records", path)
    refused(run(*SIMULATE, "--records", path), 2)


def test_a_file_of_more_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games"
    run(*SIMULATE, "--games", "3", "--records", path)
    assert "more than 2 games" in refused(run(*SIMULATE, "--games", "2", "--records", path), 2)
    assert len(records(path)) == 3


def test_without_a_seed_it_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games"
    summary = json.loads(run(*GREEDY, "--records", path).stdout)
    assert "--seed" in refused(run(*GREEDY, "--games", "2", "--records", path), 2)
    done = run(*GREEDY, "--seed", summary["seed"], "--games", "2", "--records", path)
    assert json.loads(done.stdout)["games_before"] == 1


def test_an_empty_file_is_filled(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.touch()
    assert run(*SIMULATE, "--records", path).returncode == 0
    assert len(records(path)) == 1


def test_two_at_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games"
    running = start_in_group("1", path)
    try:
        wait_for_games(path)
        line = refused(run(*FOREVER, "--records", path), 1)
    finally:
        running.kill()
        running.communicate()
    assert line == f"stofa: cannot write {path}: another process is writing it"


@pytest.mark.slow
def test_a_file_that_may_grow_no_further(tmp_path: Path) -> None:
    path = tmp_path / "games"
    limited = f"ulimit -f 200 && exec {shlex.join(command(*FOREVER, '--jobs', '1', '--records', path))}"
    check_the_disk_is_full(["bash", "-c", limited], path, "File too large")


@pytest.mark.slow
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """A real one, of 200 KiB."""
    inside = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=200k none {tmp_path}"
    if subprocess.run([*inside, mount], capture_output=True, check=False).returncode != 0:
        pytest.skip("no file systems of one's own here")
    path, saved = tmp_path / "games", tmp_path.parent / f"{tmp_path.name}-saved"
    words = shlex.join(command(*FOREVER, "--jobs", "2", "--records", path))
    script = f"{mount}; {words}; code=$?; cp {path} {saved}; exit $code"
    check_the_disk_is_full([*inside, script], saved, "No space left on device", path)


def check_the_disk_is_full(words: list[str], found: Path, why: str, path: Path | None = None) -> None:
    done = subprocess.run(
        words, capture_output=True, encoding="utf-8", env=environment({}), timeout=180, check=False
    )
    kept = len(records(found))
    assert kept > 3
    assert refused(done, 1) == (
        f"stofa: cannot write {path or found}: {why}; {kept} of 1000000 games are in {path or found}, "
        "and the same command goes on from there"
    )
    assert f"games {kept}, unfinished 0" in done.stdout
    again = run(*FOREVER, "--games", str(kept + 2), "--jobs", "1", "--json", "--records", found)
    assert json.loads(again.stdout)["games_before"] == kept
    assert f"{kept + 2} records, " in run("replay", "--quiet", found).stdout


def start_in_group(jobs: str, path: Path) -> subprocess.Popen[bytes]:
    """A simulation without end, in a process group of its own."""
    return subprocess.Popen(
        command(*FOREVER, "--jobs", jobs, "--records", path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}),
        start_new_session=True,
    )


def wait_for_games(path: Path, size: int = 10_000) -> None:
    """Until some games have been written."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if path.exists() and path.stat().st_size > size:
            return
        time.sleep(0.02)
    raise AssertionError("nothing was written")


def wait_for_the_end(group: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        os.killpg(group, 0)
        time.sleep(0.05)
