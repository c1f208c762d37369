"""A real server on a free port of this machine, and people who talk to it."""

import asyncio
import json
import threading
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import AF_INET6, create_server
from typing import Any, Self, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from stofa.server.context import ServerContext
from stofa.server.settings import Settings
from stofa.server.uvicorn_server import Server, listen, new_event_loop, prepare
from tests.server.no_limits import NO_LIMITS

T = TypeVar("T")

GAME = "thurn-and-taxis"
WAIT_S = 60.0


class Calendar:
    """A clock that stands still until it is put forward: how busy the machine is makes no difference."""

    def __init__(self) -> None:
        self._ms = time.time_ns() // 1_000_000

    def __call__(self) -> int:
        return self._ms

    def pass_s(self, seconds: float) -> None:
        self._ms += int(seconds * 1000)


class Running:
    """A server in a thread of its own."""

    def __init__(self, database: Path | str, now: Any = None, **settings: Any) -> None:
        self.settings = Settings(
            port=0,
            database=str(database),
            limits=settings.pop("limits", NO_LIMITS),
            bot_move_s=settings.pop("bot_move_s", 0.0),
            **settings,
        )
        self._now = now
        self._up = threading.Event()
        self._server: Server | None = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(WAIT_S), "the server did not start"
        if self._error:
            raise self._error
        return self

    def __exit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(WAIT_S)
        assert not self._thread.is_alive(), "the server did not end"

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                runner.run(self._serve())
        except BaseException as error:
            self._error = error
            self._up.set()

    async def _serve(self) -> None:
        with listen(self.settings) as door:
            self.port = door.getsockname()[1]
            self._server = prepare(self.settings)
            if self._now is not None:
                self._server.context.tables.now = self._now
            self.loop = asyncio.get_running_loop()
            self._server.opened = lambda _context: self._up.set()
            await self._server.serve(sockets=[door])

    @property
    def context(self) -> ServerContext:
        assert self._server is not None
        return self._server.context

    def run(self, task: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(task, self.loop).result(WAIT_S)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self) -> "Person":
        return Person(self.url)


class Person:
    """Somebody with a device of their own."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url
        self.secret = secret
        self.http = httpx.Client(base_url=url, timeout=WAIT_S, trust_env=False)
        if secret:
            self.http.headers["authorization"] = f"Bearer {secret}"

    def close(self) -> None:
        self.http.close()

    def __del__(self) -> None:
        self.close()

    def _keep(self, reply: dict[str, Any]) -> dict[str, Any]:
        if reply.get("secret"):
            self.secret = reply["secret"]
            self.http.headers["authorization"] = f"Bearer {self.secret}"
        return reply

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        reply = self.http.get(path, params={k: v for k, v in query.items() if v is not None})
        assert reply.status_code == status, reply.text
        return reply.json()

    def post(self, path: str, body: Any, status: int | None = 200, **headers: str) -> Any:
        reply = self.http.post(path, content=json.dumps(body), headers=headers)
        assert status is None or reply.status_code == status, reply.text
        return reply.json()

    def open(self, *seats: str, game: str = GAME, **more: Any) -> dict[str, Any]:
        """Open a table. Seats: me, here, link, open, or the name of a bot."""
        body = {"game": game, "seats": [wish(seat) for seat in seats], "bearer": True} | more
        return self._keep(self.post("/api/tables", body))

    def claim(self, code: str, name: str = "Björn", status: int | None = 200, **more: Any) -> dict[str, Any]:
        body = {"code": code, "name": name, "bearer": True} | more
        return self._keep(self.post("/api/claim", body, status))

    def sit(self, table: str, name: str = "Carla", status: int = 200, **more: Any) -> dict[str, Any]:
        body = {"name": name, "bearer": True} | more
        return self._keep(self.post(f"/api/tables/{table}/sit", body, status))

    def take_in(self, record: str | bytes) -> str:
        """Open a record; its table."""
        return str(self.http.post("/api/records", content=record).json()["table"])

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        return dict(self.get(f"/api/tables/{table}", seat=seat)["view"])

    def log(self, table: str, seat: int | None = None, after: int = 0) -> list[dict[str, Any]]:
        return list(self.get(f"/api/tables/{table}/events", seat=seat, after=after)["events"])

    def do(self, what: str, table: str, seat: int = 0, lang: str = "en", **more: Any) -> dict[str, Any]:
        body = command(what, table, seat, **more)
        return dict(self.post(f"/api/commands?lang={lang}", body, None))

    def move(
        self, table: str, seat: int, move: str | None = None, decision: int | None = None
    ) -> dict[str, Any]:
        """Make a move; without one, the first that is legal."""
        view = self.look(table, seat)
        chosen = move or view["legal"][0]["text"]
        decided = view["decision"] if decision is None else decision
        return self.do("move", table, seat, moves=[chosen], decision=decided)

    @contextmanager
    def socket(self, subprotocol: str | None = None, **headers: str) -> Iterator["Socket"]:
        given = dict(headers)
        if self.secret:
            given["authorization"] = f"Bearer {self.secret}"
        url = self.url.replace("http", "ws") + "/ws"
        wanted = None if subprotocol is None else [Subprotocol(subprotocol)]
        options: dict[str, Any] = {"max_size": None, "proxy": None, "close_timeout": 1}
        # What has arrived is taken in at once, and pings are answered, even if the test itself has to wait
        # for a processor; else one side would give up on the other.
        options |= {"max_queue": None, "ping_interval": None}
        with connect(url, additional_headers=given, subprotocols=wanted, **options) as raw:
            yield Socket(raw)


class Socket:
    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.bytes: list[bytes] = []
        self.unread: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def receive(self, timeout: float = WAIT_S) -> dict[str, Any]:
        if not self.unread:
            self.unread = self.receive_frame(timeout)
        return self.unread.pop(0)

    def receive_frame(self, timeout: float = WAIT_S) -> list[dict[str, Any]]:
        """The messages of the next frame, a line each."""
        frame = self.raw.recv(timeout)
        content = frame.encode() if isinstance(frame, str) else frame
        self.bytes.append(content)
        return [json.loads(line) for line in content.split(b"\n")]

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of a type; others are passed over."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def watch(
        self, table: str, seat: int | None = None, after: int = 0, changes: bool = False
    ) -> dict[str, Any]:
        self.send(do="watch", table=table, seat=seat, after=after, changes=changes)
        return self.until("update", "refused")


def wish(seat: str) -> dict[str, str]:
    if seat in ("me", "here"):
        return {"kind": seat, "name": "Anna"}
    return {"kind": seat} if seat in ("link", "open") else {"kind": "bot", "bot": seat}


def command(what: str, table: str, seat: int, **more: Any) -> dict[str, Any]:
    return {"do": what, "cmd": str(uuid.uuid4()), "table": table, "seat": seat} | more


def let_bots_finish(person: Person, table: str, seats: list[int]) -> dict[str, Any]:
    """Everybody goes away, bots play on; how the table stands at the end."""
    with person.socket() as socket:
        told = socket.watch(table)
        for seat in seats:
            assert person.do("leave", table, seat)["type"] == "accepted"
        while told["view"]["status"] != "finished":
            told = socket.until("update")
    return dict(told["view"])


def has_ipv6() -> bool:
    try:
        with create_server(("::1", 0), family=AF_INET6):
            return True
    except OSError:
        return False


def wait_until(true: Callable[[], bool], seconds: float = WAIT_S, every: float = 0.01) -> None:
    """Wait until something is so; ask a server that has its limits less often."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(every)
