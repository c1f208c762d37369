"""A tunnel through which friends anywhere reach the server: kept open for as long as the server runs."""

import asyncio
import contextlib
import logging
import shutil
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Final

from stofa.server.addresses import Addresses
from stofa.server.errors import CannotServe
from stofa.server.network import keep_program
from stofa.server.network.tunnel_programs import TunnelCommand

PATIENCE_S: Final = 30.0
"""Seconds without an address after which that is told."""

FIRST_PAUSE_S: Final = 1.0
LONGEST_PAUSE_S: Final = 60.0
"""Seconds before a tunnel that broke is started again. The pause doubles each time."""

STEADY_S: Final = 60.0
"""Seconds that a tunnel has to hold for the next pause to be a short one again."""

SHOWN_LINES: Final = 5
"""Number of lines of the program's output that are shown when something is wrong with it."""

LONGEST_LINE: Final = 500
"""Characters of a line that are looked at."""

log = logging.getLogger(__name__)


def check_program(command: TunnelCommand) -> None:
    """Refuse a command whose program is not there."""
    if shutil.which(command.words[0]) is None:
        raise CannotServe("no-tunnel-program", program=command.words[0])


class Tunnel:
    """Starts the program, takes the address that it prints as the server's, and restarts it when it ends."""

    def __init__(
        self, command: TunnelCommand, addresses: Addresses, tell: Callable[[str], None] = lambda _text: None
    ) -> None:
        """`tell` is given a sentence for the host whenever something changes."""
        self._command = command
        self._addresses = addresses
        self._tell = tell
        self._lines: deque[str] = deque(maxlen=SHOWN_LINES)
        self._reached = False

    async def run(self) -> None:
        """Keep the tunnel open until this is cancelled."""
        pause = FIRST_PAUSE_S
        try:
            while True:
                began = monotonic()
                code = await self._once()
                self._addresses.set_public(None)
                if monotonic() - began >= STEADY_S:
                    pause = FIRST_PAUSE_S
                self._broken(code, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
        finally:
            self._addresses.set_public(None)

    async def _once(self) -> int:
        """Run the program until it ends; its exit code."""
        self._lines.clear()
        self._reached = False
        keeper = keep_program.__file__
        command = self._command.at(self._addresses.here, self._addresses.port)
        try:
            program = await asyncio.create_subprocess_exec(
                *(sys.executable, keeper, *command),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
        except OSError as error:  # too many processes or files: that may pass
            self._lines.append(str(error))
            return 1
        if self._addresses.origins:
            # The host knows the address beforehand, as with a tunnel to a machine of their own.
            self._reached = True
            self._tell(f"The tunnel to {self._addresses.origins[0]}/ has been started.")
        late = asyncio.get_running_loop().call_later(PATIENCE_S, self._late)
        try:
            assert program.stdout is not None
            async for line in _lines(program.stdout):
                self._read(line)
            return await program.wait()
        finally:
            late.cancel()
            if program.returncode is None:
                await _end(program)

    def _read(self, line: str) -> None:
        self._lines.append(line)
        if self._addresses.origins:
            return
        origin = self._command.origin_in(line)
        if origin is not None and origin != self._addresses.public:
            self._reached = True
            self._addresses.set_public(origin)
            self._tell(f"Friends anywhere come in at {origin}/")
            log.info("the tunnel is open")

    def _late(self) -> None:
        if not self._reached:
            self._tell(f"The tunnel has named no https address yet.{self._output()}")

    def _broken(self, code: int, pause: float) -> None:
        log.warning("the tunnel has ended", extra={"code": code})
        self._tell(
            f"The tunnel has ended (exit code {code}); it is started again in {pause:.0f} s.{self._output()}"
        )

    def _output(self) -> str:
        """The last lines that the program said."""
        if not self._lines:
            return " Its program said nothing."
        return " Its program said:\n" + "\n".join(f"    {line}" for line in self._lines)


async def _lines(stream: asyncio.StreamReader) -> AsyncIterator[str]:
    """The lines of an output, however long and however they end."""
    rest = ""
    while chunk := await stream.read(4096):
        *whole, rest = (rest + chunk.decode(errors="replace")).replace("\r", "\n").split("\n")
        rest = rest[-LONGEST_LINE:]
        for line in whole:
            if line.strip():
                yield line.rstrip()[:LONGEST_LINE]
    if rest.strip():
        yield rest


async def _end(program: asyncio.subprocess.Process) -> None:
    """End the program by closing the input of its keeper, which then sees to it."""
    assert program.stdin is not None
    program.stdin.close()
    try:
        async with asyncio.timeout(2 * keep_program.LAST_S):
            await program.wait()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            program.kill()
        await program.wait()
