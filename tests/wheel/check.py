"""Asks an installed wheel whether it does what the checkout does, with the wheel's own interpreter::

STOFA_PURE=1 python -m tests.conformance.parity --games 200 > DIGEST     (in the checkout)
WHEEL_PYTHON tests/wheel/check.py DIGEST       with nothing but what a plain `pip install` brings along
WHEEL_PYTHON tests/wheel/check.py --server     after `pip install 'stofa[server]'`
"""

import json
import re
import subprocess
import sys
import tempfile
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import stofa
from stofa import Rng

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))  # behind everything else: Stofa itself has to come from the wheel

from tests.conformance import parity  # noqa: E402


def check_it_is_the_wheel() -> None:
    assert ROOT not in Path(stofa.__file__).parents, f"this is the checkout: {stofa.__file__}"
    assert stofa.COMPILED, "the core is not compiled"


def check_a_game(game_id: str) -> None:
    """Play by the API, and by the record of it again; illegal moves say why in three languages."""
    game = stofa.new(game_id, seed=1)
    rng = Rng(1)
    while not game.over and len(game.history) < 400:
        game.play(game.legal[rng.below(len(game.legal))])
    assert stofa.replay(stofa.record_of(game, legal=True).to_json()).history == game.history
    assert str(game.view(0))
    refused = [move for move in game.title.moves if not game.over and move not in game.legal]
    for move in refused[:5]:
        why = game.why_not(move)
        assert why
        assert len({why.sentence(language) for language in ("en", "de", "is")}) == 3


def stofa_command(*arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "stofa", *arguments]
    return subprocess.run(command, input=typed, check=True, capture_output=True, text=True).stdout


def check_the_command(game_id: str) -> None:
    """Simulate games, keep their records, and check them again."""
    with tempfile.TemporaryDirectory() as folder:
        records = str(Path(folder, "games.jsonl"))
        stofa_command(
            "simulate",
            game_id,
            "--games",
            "5",
            "--seed",
            "1",
            "--bots",
            "greedy",
            "--legal",
            "--records",
            records,
        )
        stofa_command("replay", records)
        assert len(Path(records).read_bytes().splitlines()) == 5
    assert "quit" in stofa_command("play", game_id, typed="1\n?\nquit\n")
    assert game_id in stofa_command("rules", game_id, "--lang", "de")


def check_nothing_of_the_server_is_here() -> None:
    """The server's packages are not installed, and its commands say so in one line."""
    assert not any(
        map(find_spec, ("numpy", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets", "rich"))
    )
    for command in (["serve"], ["backup", "copy.db"]):
        done = subprocess.run([sys.executable, "-m", "stofa", *command], capture_output=True, text=True)
        assert done.returncode == 2, done
        assert done.stderr == "stofa: The server needs more packages: pip install 'stofa[server]'\n", done


def check_the_folder_without_a_server() -> None:
    """It is written and complete, if the wheel carries it; else one line says how to get it."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        done = subprocess.run(
            [sys.executable, "-m", "stofa", "site", str(site)], capture_output=True, text=True
        )
        if files("stofa").joinpath("site", "site.json").is_file():
            assert done.returncode == 0, done
            listed = json.loads((site / "site.json").read_bytes())["files"]
            assert all((site / path).stat().st_size == file["bytes"] for path, file in listed.items())
            return
        assert done.returncode == 1, done
        assert done.stderr.startswith("stofa: this installation does not carry the folder; "), done
        assert not site.exists()


def check_the_client() -> None:
    """The server serves the page, and every file that the page names."""
    get = build_opener(ProxyHandler({})).open
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "stofa",
            "serve",
            "--port",
            "0",
            "--database",
            str(Path(folder, "s.db")),
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://[0-9.:]+", server.stdout.readline())
            assert found is not None
            page = get(f"{found[0]}/").read().decode()
            named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert any(file.startswith("/assets/") for file in named), page
            for file in named:
                assert get(f"{found[0]}{file}").read()
            server.terminate()


def check_parity(expected: Path) -> None:
    plain = json.loads(expected.read_bytes())
    assert not plain["compiled"], "the digest to compare with must come from plain Python"
    assert parity.digests(plain["games"]) == plain["digests"], "compiled and plain games differ"


def main() -> None:
    check_it_is_the_wheel()
    if sys.argv[1] == "--server":
        check_the_client()
        print("The wheel serves the page.")
        return
    check_nothing_of_the_server_is_here()
    check_the_folder_without_a_server()
    for game_id in stofa.titles():
        check_a_game(game_id)
        check_the_command(game_id)
    stofa_command("bench", "partners", "--quick")
    check_parity(Path(sys.argv[1]))
    print(f"The wheel plays as the checkout does: {', '.join(stofa.titles())}")


if __name__ == "__main__":
    main()
