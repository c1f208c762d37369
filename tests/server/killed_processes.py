"""People play at several processes, which are killed one after the other: nothing may be lost or doubled.

    python -m tests.server.killed_processes --kills 20

Each table has two people, at whichever process they reach, and bots. Whose process dies goes to another one,
and sends again what was not acknowledged. At the end every log is held against what was acknowledged.
"""

import random
import re
import subprocess
import sys
import threading
import time
from argparse import ArgumentParser
from contextlib import suppress
from itertools import chain
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from tests.server.databases import postgres_server
from tests.server.running_server import Person, Socket, command

GAMES: Final = {"thurn-and-taxis": 3, "ticket-to-ride-card-game": 3, "partners": 4}
"""Games, and how many sit at a table."""

PAUSE_S: Final = 0.1
"""Seconds that a person thinks."""

GONE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
"""What is raised when a process has gone."""


class Process:
    """One server process at a database."""

    def __init__(self, database: str) -> None:
        arguments = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", database]
        self._process = subprocess.Popen(
            arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://[0-9.:]+", self._process.stdout.readline())
        assert found is not None, "a process did not start"
        self.url = found[0]

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Club:
    """The processes that run now."""

    def __init__(self, database: str, processes: int) -> None:
        self._database = database
        self._rng = random.Random(1)
        self._processes = [Process(database) for _ in range(processes)]
        self.over = threading.Event()

    @property
    def url(self) -> str:
        return self._rng.choice(self._processes).url

    def kill_one(self) -> None:
        """Kill a process, and start another one in its place."""
        lost = self._processes.pop(self._rng.randrange(len(self._processes)))
        lost.kill()
        self._processes.append(Process(self._database))

    def close(self) -> None:
        for process in self._processes:
            process.kill()


class Player(threading.Thread):
    """Somebody in a seat, who makes the last legal move when it is their turn."""

    def __init__(self, club: Club, table: str, seat: int, secret: str) -> None:
        super().__init__(daemon=True)
        self.club, self.table, self.seat, self.secret = club, table, seat, secret
        self.acknowledged: dict[int, str] = {}
        """Commands that were acknowledged, by the number of their last event."""
        self.again = 0
        """How many commands were sent again."""
        self.seen: list[int] = []
        """The numbers of all events, as they came."""
        self.heard_at: list[float] = []
        self.finished = False
        self._pending: dict[str, Any] | None = None
        self._view: dict[str, Any] = {}

    def run(self) -> None:
        while not self.finished and not self.club.over.is_set():
            with suppress(*GONE):
                person = Person(self.club.url, self.secret)
                with person.socket() as socket:
                    self._play(socket)
            time.sleep(0.05)

    def _play(self, socket: Socket) -> None:
        told = socket.watch(self.table, self.seat, self.seen[-1] if self.seen else 0)
        if self._pending is not None:
            self.again += 1
            socket.send(**self._pending)
        while not self.club.over.is_set():
            self._hear(socket, told)
            if self.finished:
                return
            told = self._next(socket)

    def _next(self, socket: Socket) -> dict[str, Any]:
        while not self.club.over.is_set():
            with suppress(TimeoutError):
                return socket.receive(0.5)
        raise TimeoutError

    def _hear(self, socket: Socket, told: dict[str, Any]) -> None:
        match told["type"]:
            case "accepted":
                self.acknowledged[told["n"]] = told["cmd"]
                self._pending = None
                if self._view["n"] >= told["n"]:  # the update has come before
                    self._decide(socket, self._view)
            case "refused" if told["code"] in ("try-again", "slow-down"):
                time.sleep(told.get("retry_after") or 0.5)
                if self._pending is not None:
                    socket.send(**self._pending)
            case "stale":
                self._pending = None
                self._decide(socket, told["view"])
            case "update":
                assert not told.get("reset"), "the table was put back"
                for event in told["events"]:
                    assert not self.seen or event["n"] == self.seen[-1] + 1, "a gap, or something twice"
                    self.seen.append(event["n"])
                self.heard_at.append(time.monotonic())
                self._decide(socket, told["view"])
            case "illegal":
                raise AssertionError(told)

    def _decide(self, socket: Socket, view: dict[str, Any]) -> None:
        self._view = view
        self.finished = view["status"] == "finished"
        if view["turn"] != self.seat or not view["legal"] or self._pending is not None:
            return
        time.sleep(PAUSE_S)
        moves = [view["legal"][-1]["text"]]
        self._pending = command("move", self.table, self.seat, moves=moves, decision=view["decision"])
        socket.send(**self._pending)


class Outcome:
    """What was seen."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.again = 0
        self.silences: list[float] = []
        """For each kill and each table, the seconds until the next event came."""


def play(database: str, kills: int, processes: int = 3, tables: int = 3, pause_s: float = 2.0) -> Outcome:
    """Play while processes are killed, and check everything at the end."""
    club = Club(database, processes)
    players: list[list[Player]] = []
    killed_at: list[float] = []
    try:
        for number in range(tables):
            game, seats = list(GAMES.items())[number % len(GAMES)]
            anna = Person(club.url)
            opened = anna.open("me", "here", *["greedy"] * (seats - 2), game=game)
            assert anna.secret is not None
            players.append([Player(club, opened["table"], seat, anna.secret) for seat in (0, 1)])
        for player in chain.from_iterable(players):
            player.start()
        for _ in range(kills):
            time.sleep(pause_s)
            killed_at.append(time.monotonic())
            club.kill_one()
        time.sleep(pause_s)
        club.over.set()
        for player in chain.from_iterable(players):
            player.join(20)
        return _checked(club, players, killed_at)
    finally:
        club.over.set()
        club.close()


def _checked(club: Club, players: list[list[Player]], killed_at: list[float]) -> Outcome:
    outcome = Outcome()
    for pair in players:
        person = Person(club.url, pair[0].secret)
        log = person.log(pair[0].table)
        assert [event["n"] for event in log] == list(range(1, len(log) + 1)), "a gap in the log"
        movers = [event["what"]["mover"] for event in log if event["what"]["kind"] == "moved"]
        for player in pair:
            assert player.seen == list(range(1, len(player.seen) + 1))
            outcome.acknowledged += len(player.acknowledged)
            outcome.again += player.again
            assert len(set(player.acknowledged.values())) == len(player.acknowledged), "done twice"
            for n in player.acknowledged:
                assert n <= len(log), "an acknowledged move is lost"
        made = sum(mover in (0, 1) for mover in movers)
        known = sum(len(player.acknowledged) for player in pair)
        assert known <= made <= known + 2, "a move was made twice"  # one each may be under way
        heard = sorted(at for player in pair for at in player.heard_at)
        outcome.silences += [
            next(at for at in heard if at > killed) - killed for killed in killed_at if killed < heard[-1]
        ]
    return outcome


def main() -> int:
    parser = ArgumentParser(prog="tests.server.killed_processes", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=20, help="how many processes are killed (20)")
    parser.add_argument("--processes", type=int, default=3, help="how many run at a time (3)")
    parser.add_argument("--tables", type=int, default=12, help="how many tables are played at (12)")
    given = parser.parse_args()
    with postgres_server() as url:
        outcome = play(url, given.kills, given.processes, given.tables)
    silences = sorted(outcome.silences)
    print(
        f"{given.kills} kills: {outcome.acknowledged} moves acknowledged, none lost, none made twice; "
        f"{outcome.again} sent again."
    )
    if silences:
        print(
            f"Until the next event after a kill: median {silences[len(silences) // 2]:.2f} s, "
            f"longest {silences[-1]:.2f} s, of {len(silences)}."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
