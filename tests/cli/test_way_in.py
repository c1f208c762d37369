"""`stofa serve --lan`: phones join by a code in the terminal. 127.0.0.2 stands for the network."""

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from stofa.cli.way_in import AS_BEFORE, WHITE_ON_BLACK, qr_code, show_way_in
from stofa.server.network import listener
from tests.cli.runner import command, environment
from tests.server.running_server import Running, wait_until

END_S = 60


@contextmanager
def serving(tmp_path: Path, addresses: str, **env: str) -> Iterator["subprocess.Popen[str]"]:
    changes = {"STOFA_NETWORK_ADDRESSES": addresses, **env}
    arguments = command("serve", "--lan", "--port", "0", "--database", tmp_path / "s.db", "--log", "error")
    with subprocess.Popen(
        arguments,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(changes),
    ) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(END_S)
    assert process.returncode == 0


@pytest.mark.slow
def test_the_code_leads_to_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, "old=192.0.2.1,wifi=127.0.0.2", LC_ALL="de_DE.UTF-8") as process:
        assert process.stdout is not None
        here = re.search(r"at (http://127\.0\.0\.1:\d+)/", process.stdout.readline())
        assert here is not None
        there = re.search(r"network: (http://127\.0\.0\.2:\d+)/", process.stdout.readline())
        assert there is not None
        assert process.stdout.readline().startswith("Handys und andere Geräte")
        expected = qr_code(f"{there[1]}/", coloured=False).splitlines()
        assert [process.stdout.readline().rstrip("\n") for _ in expected] == expected
        for base in (here[1], there[1]):
            assert httpx.get(f"{base}/health", trust_env=False).json()["status"] == "ok"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{there[1]}/health", trust_env=False)


@pytest.mark.slow
def test_without_a_network_it_says_so_and_serves_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path, "old=192.0.2.1") as process:
        assert process.stdout is not None
        here = re.search(r"at (http://127\.0\.0\.1:\d+)/", process.stdout.readline())
        assert here is not None
        assert process.stdout.readline().startswith("This computer is in no network")
        assert httpx.get(f"{here[1]}/health", trust_env=False).is_success


def test_what_to_try_is_told_when_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STOFA_NETWORK_ADDRESSES", "wifi=127.0.0.2")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(listener, "LONELY_S", -1.0)
    monkeypatch.setattr("stofa.cli.way_in.LONELY_S", -1.0)

    said = ""

    def told() -> bool:
        nonlocal said
        said += capsys.readouterr().out
        return "same Wi-Fi" in said

    async def show() -> None:
        show_way_in(server.context)

    with Running(tmp_path / "s.db", lan=True) as server:
        server.run(show())
        wait_until(told)
    assert "Nobody has come in from the network yet." in said


def test_a_terminal_gets_a_dark_code_on_light_ground() -> None:
    plain = qr_code("http://127.0.0.2:8000/", coloured=False).splitlines()
    assert len({len(line) for line in plain}) == 1
    coloured = qr_code("http://127.0.0.2:8000/", coloured=True).splitlines()
    assert coloured == [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in plain]
