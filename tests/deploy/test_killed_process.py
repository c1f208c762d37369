"""Two processes at one PostgreSQL behind a proxy: one after the other is killed, and people play on."""

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.deploy.players import Player, silence
from tests.deploy.proxies import Proxy, free_ports
from tests.deploy.serving_process import ServingProcess
from tests.server.running_server import wait_until

pytestmark = pytest.mark.slow

TABLES = 2
MOVES = 5
"""Moves of each player before a process is killed, and after."""

GO_ON_S = 2.0
"""Seconds after which everybody plays on."""

PRESSURE = Path("/proc/pressure/cpu")
"""Where Linux tells how long programs have waited for a processor."""


def stalled_s() -> float | None:
    """Seconds for which some program has waited for a processor, all in all; None if nobody knows."""
    if not PRESSURE.exists():
        return None
    return int(PRESSURE.read_text("ascii").splitlines()[0].rpartition("total=")[2]) / 1e6


def process(port: int, database: str, proxy: Proxy, folder: Path) -> ServingProcess:
    arguments = ["--port", str(port), "--database", database, "--workers", "1"]
    arguments += ["--origin", proxy.origin, "--proxy", "127.0.0.1"]
    return ServingProcess(arguments, folder / f"{port}.log")


def test_nobody_loses_a_move_and_all_go_on(proxy: Proxy, postgres_url: str, tmp_path: Path) -> None:
    ports = free_ports(2)
    with ExitStack() as stack:
        processes = [stack.enter_context(process(port, postgres_url, proxy, tmp_path)) for port in ports]
        stack.enter_context(proxy.running(ports))
        players = [player for number in range(TABLES) for player in seated(proxy, number)]
        players.append(with_bots(proxy))
        for player in players:
            player.start()
        late = []
        for which in (0, 1):
            wait_for_moves(players, MOVES)
            processes[which].kill()
            killed_at, stalled = time.monotonic(), stalled_s()
            wait_for_moves(players, 1)
            # A machine that is busy with other tests is not asked to be as fast as an idle one.
            late.append(silence(players, killed_at) - (stalled_s() or 0) + (stalled or 0))
            processes[which] = stack.enter_context(process(ports[which], postgres_url, proxy, tmp_path))
        wait_for_moves(players, 1)
        for player in players:
            player.end()
        assert sum(player.breaks for player in players) > 0, "nobody was at the process that was killed"
        for player in players:
            check_log(player)
        assert max(late) < GO_ON_S, late


def seated(proxy: Proxy, number: int) -> list[Player]:
    """Two people at one table, each with an address of their own."""
    sources = [f"127.0.1.{2 * number + seat + 1}" for seat in range(2)]
    anna, bjorn = (proxy.visitor(source) for source in sources)
    opened = anna.open("me", "link", options={"start": 0})
    bjorn.claim(opened["links"][0]["code"])
    table = opened["table"]
    wait_until(lambda: bool(anna.look(table)["status"] == "playing"))
    return [
        Player(proxy, source, person.secret or "", table, seat)
        for seat, (source, person) in enumerate(zip(sources, (anna, bjorn)))
    ]


def with_bots(proxy: Proxy) -> Player:
    """Somebody who plays against bots: they think at the process that may die."""
    source = "127.0.1.100"
    anna = proxy.visitor(source)
    table = anna.open("me", "greedy", "greedy", options={"start": 0})["table"]
    return Player(proxy, source, anna.secret or "", table, 0)


def wait_for_moves(players: list[Player], count: int) -> None:
    """Until everybody has made so many moves more."""
    wanted = [len(player.acknowledged) + count for player in players]
    try:
        wait_until(
            lambda: (
                any(player.failed for player in players)
                or all(
                    len(player.acknowledged) >= least or player.finished
                    for player, least in zip(players, wanted)
                )
            )
        )
    except AssertionError as error:
        raise AssertionError("\n".join(map(str, players))) from error
    assert [player.failed for player in players if player.failed] == []


def check_log(player: Player) -> None:
    """Whatever was acknowledged is in the log, once; and the log has no gap."""
    log = player.person.log(player.table, player.seat)
    assert [event["n"] for event in log] == list(range(1, len(log) + 1))
    moves = [
        event["n"]
        for event in log
        if event["what"]["kind"] == "moved" and event["what"]["mover"] == player.seat
    ]
    acknowledged = list(player.acknowledged.values())
    assert len(acknowledged) == len(set(acknowledged))
    assert len(log) >= max(acknowledged)
    assert set(acknowledged) <= {event["n"] for event in log}
    # each command is one move, and each move a command
    assert len(acknowledged) <= len(moves) <= len(acknowledged) + player.unanswered
