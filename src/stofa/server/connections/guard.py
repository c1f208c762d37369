"""Between a TCP connection and uvicorn's protocols: how much they are given at a time, and until when.

uvicorn reads whatever has come at once, and waits for the rest of a request for as long as it takes.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from stofa.server.connections.counts import ConnectionCounts
from stofa.server.connections.frames import FrameCutter
from stofa.server.connections.turns import Turns

PIECE_BYTES: Final = 4096
"""Length of what is read of a request at a time. In the worst case it has seven hundred chunks."""

PACE_BYTES: Final = 8 * 1024
"""Number of bytes that a client has to take from one look to the next, as long as more is waiting for it."""

TOLD_S: Final = 1.0
"""Seconds that a client has to read why it is hung up on."""

PROXY_IDLE_S: Final = 120.0
"""Seconds for which a proxy may keep a connection without using it. The proxy should be the one to close it:
if the server does, the next request may be on its way already. nginx takes 60 s, Caddy 120 s."""

_STATE: Final = "stofa.connection"
"""Under which name an application finds the guard of its connection in the state that uvicorn hands on."""


class Doorkeeping(msgspec.Struct):
    """What all connections of a server share."""

    counts: ConnectionCounts
    turns: Turns
    head_s: float
    """Seconds that the beginning of a request, up to its headers, may take to arrive."""
    unread_s: float
    """Seconds between looks at whether a client takes what is sent to it."""


class Guard(asyncio.Protocol):
    """One connection: the protocol that asyncio knows, and (by `_Front`) the transport that uvicorn knows."""

    def __init__(
        self,
        doorkeeping: Doorkeeping,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self._doorkeeping = doorkeeping
        self._loop = loop
        self._inner: asyncio.Protocol = H11Protocol(config, server_state, {**app_state, _STATE: self}, loop)
        self._transport: asyncio.Transport | None = None
        self._address: str | None = None
        """Where the connection comes from, once it is counted."""
        self._waiting = bytearray()
        """What has come, and uvicorn's protocol has not been given yet."""
        self._in_turn = False
        """Whether it is known to `turns` that something is waiting."""
        self._reading = True
        self._inner_reads = True
        self._unread = False
        """Whether so much is to be sent that the client should read first."""
        self._ended = False
        """Whether the client will send nothing more."""
        self._ignored = False
        """Whether what comes is thrown away."""
        self._frames: FrameCutter | None = None
        """Of a WebSocket."""
        self._frames_allowed: Callable[[int], bool] | None = None
        self.on_flood: Callable[[], None] = lambda: None
        """Called when a client has sent more frames that begin no message than it may."""
        self._requests = 0
        """How many requests are being answered: more than one for a moment, if they came together."""
        self._deadline: asyncio.TimerHandle | None = None
        self._pace: asyncio.TimerHandle | None = None

    # ── What asyncio tells ──────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        if not self._doorkeeping.counts.enter(address):
            transport.abort()
            return
        self._address = address
        self._inner.connection_made(_Front(self, transport))
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address is None:
            return
        self._doorkeeping.counts.leave(self._address)
        self._address = None
        self._waiting.clear()
        for timer in (self._deadline, self._pace):
            if timer is not None:
                timer.cancel()
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._ignored:
            return
        if self._waiting or self._holds_back or not self._is_small(data):
            self._waiting += data
            self._go_on()
        else:
            self._inner.data_received(data)

    def eof_received(self) -> bool:
        self._ended = True
        if self._waiting:
            return True  # what has come before is read first
        return bool(self._inner.eof_received())

    def pause_writing(self) -> None:
        self._unread = True
        self._inner.pause_writing()
        self._watch_pace()

    def resume_writing(self) -> None:
        self._unread = False
        self._inner.resume_writing()
        self._go_on()

    # ── What uvicorn's protocols ask of their transport ─────────────────────────────────────────────

    def pause_reading(self) -> None:
        self._inner_reads = False

    def resume_reading(self) -> None:
        self._inner_reads = True
        self._go_on()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """The connection has become a WebSocket. Its frames wait until the application counts them."""
        self._inner = cast(asyncio.Protocol, protocol)
        self._frames = FrameCutter()

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._inner

    def close(self) -> None:
        assert self._transport is not None
        self._waiting.clear()
        self._transport.close()
        self._watch_pace()

    # ── What the application tells ──────────────────────────────────────────────────────────────────

    def request_begins(self) -> None:
        self._requests += 1
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def request_ended(self) -> None:
        self._requests -= 1
        if not self._requests and self._address is not None and not self._ignored:
            self._await_request()

    def count_frames(self, allowed: Callable[[int], bool]) -> None:
        """From now on, ask whether so many frames that begin no message may be read."""
        self._frames_allowed = allowed
        self._go_on()

    def stop_listening(self) -> None:
        """Ignore whatever else comes from a client that floods the server, and hang up soon."""
        self._ignored = True
        self._waiting.clear()
        self._set_deadline(TOLD_S)

    # ── How much at a time ──────────────────────────────────────────────────────────────────────────

    @property
    def _holds_back(self) -> bool:
        """Whether uvicorn's protocol is to be given nothing for now."""
        if self._unread or not self._inner_reads:
            return True
        return self._frames is not None and self._frames_allowed is None

    def _is_small(self, data: bytes) -> bool:
        """Whether all of this can be handed on at once."""
        if self._frames is None:
            return len(data) <= PIECE_BYTES
        return self._frames.is_one_message(data)

    def _go_on(self) -> None:
        """Have what is waiting read, if it can be; and read on if nothing is."""
        if self._waiting:
            if not self._in_turn and not self._holds_back:
                self._in_turn = True
                self._doorkeeping.turns.join(self._loop, self)
            self._read_from_network(False)
        else:
            self._read_from_network(True)

    def take_turn(self) -> bool:
        self._in_turn = False
        if self._waiting and not self._holds_back:
            piece = self._next_piece()
            if piece:
                self._inner.data_received(piece)
            elif self._ended:
                self._waiting.clear()
            else:
                self._read_from_network(True)  # half a header: the rest has to come first
                return False
        if not self._waiting:
            self._read_from_network(True)
            if self._ended and self._address is not None and not self._inner.eof_received():
                self.close()
        self._in_turn = bool(self._waiting) and not self._holds_back
        return self._in_turn

    def _next_piece(self) -> bytes:
        end, extra = PIECE_BYTES, 0
        if self._frames is not None:
            end, extra = self._frames.cut(self._waiting)
        piece = bytes(self._waiting[:end])
        del self._waiting[:end]
        if extra and self._frames_allowed is not None and not self._frames_allowed(extra):
            self.stop_listening()
            self.on_flood()
            return b""
        return piece

    def _read_from_network(self, reading: bool) -> None:
        if reading == self._reading or self._transport is None or self._transport.is_closing():
            return
        self._reading = reading
        if reading:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()

    # ── Until when ──────────────────────────────────────────────────────────────────────────────────

    def _await_request(self) -> None:
        assert self._address is not None
        behind_proxy = self._doorkeeping.counts.is_proxy(self._address)
        self._set_deadline(PROXY_IDLE_S if behind_proxy else self._doorkeeping.head_s)

    def _set_deadline(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self._loop.call_later(seconds, self.close)

    def _watch_pace(self) -> None:
        """From now on, look whether the client takes what is sent to it."""
        if self._pace is None and self._transport is not None:
            size = self._transport.get_write_buffer_size()
            self._pace = self._loop.call_later(self._doorkeeping.unread_s, self._check_pace, size)

    def _check_pace(self, before: int) -> None:
        self._pace = None
        assert self._transport is not None
        size = self._transport.get_write_buffer_size()
        if size and size > before - PACE_BYTES:
            self._transport.abort()
        elif self._unread or self._transport.is_closing():
            self._watch_pace()


class _Front(asyncio.Transport):
    """The transport that uvicorn's protocols know."""

    def __init__(self, guard: Guard, transport: asyncio.Transport) -> None:
        super().__init__()
        self._guard = guard
        self._transport = transport
        self._write = transport.write
        self._is_closing = transport.is_closing

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._is_closing():  # else asyncio logs every attempt
            self._write(data)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._guard.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._guard.pause_reading()

    def resume_reading(self) -> None:
        self._guard.resume_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._guard.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._guard.get_protocol()


def guard_of(scope: Scope) -> Guard | None:
    """The guard of the connection that a request came by."""
    found = scope.get("state", {}).get(_STATE)
    return found if isinstance(found, Guard) else None


class RequestTiming:
    """Tells a connection when a request has come, and when it is answered: there is no deadline between."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guard = guard_of(scope)
        if guard is None:
            await self.app(scope, receive, send)
            return
        guard.request_begins()
        try:
            await self.app(scope, receive, send)
        finally:
            guard.request_ended()
