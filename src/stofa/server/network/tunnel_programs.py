"""Programs that make a server on this machine reachable from the internet: how each is started, and which of
the addresses that it prints is ours.

Such programs also print links to their terms, their documentation or a page to log in at. For those that are
known the address is told by its name; of any other program, an https address without a path is taken.
"""

import re
import shlex
from pathlib import PurePath
from typing import Final

import msgspec

_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_ANY_HOST: Final = rf"(?:{_LABEL}\.)+{_LABEL}"


class TunnelProgram(msgspec.Struct, frozen=True):
    """A program that is known."""

    name: str
    """What `--tunnel` may say instead of the whole command."""
    command: str
    domain: str
    """Regular expression of the domain that its addresses end with."""
    calls: str
    """Word that is in every command of it: the program, or the machine that `ssh` goes to."""
    forwards: bool = True
    """Whether it sets `X-Forwarded-For` itself, so that nobody else can make it up."""

    def in_command(self, words: tuple[str, ...]) -> bool:
        named = {PurePath(words[0]).stem, *(word.rpartition("@")[2] for word in words[1:])}
        return self.calls in named


# `ssh` has to end when the tunnel is broken, or could not be made: else it would not be started again.
_SSH: Final = "ssh -o ServerAliveInterval=30 -o ExitOnForwardFailure=yes"

PROGRAMS: Final = (
    TunnelProgram(
        "cloudflared",
        "cloudflared tunnel --no-autoupdate --url {address}",
        r"trycloudflare\.com",
        "cloudflared",
    ),
    TunnelProgram("tailscale", "tailscale funnel {port}", r"ts\.net", "tailscale"),
    TunnelProgram("ngrok", "ngrok http {port} --log stdout", r"ngrok(?:-free)?\.(?:app|dev|io)", "ngrok"),
    TunnelProgram(
        "localhost.run",
        f"{_SSH} -R 80:127.0.0.1:{{port}} nokey@localhost.run",
        r"lhr\.(?:life|pro)",
        "localhost.run",
    ),
    TunnelProgram(
        "pinggy",
        f"{_SSH} -p 443 -R 0:127.0.0.1:{{port}} free.pinggy.io",
        r"pinggy(?:-free)?\.(?:link|online)",
        "free.pinggy.io",
    ),
    TunnelProgram("localtunnel", "lt --port {port}", r"loca\.lt", "lt"),
)

_ANSI: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class TunnelCommand(msgspec.Struct, frozen=True):
    """What `--tunnel` asks for."""

    words: tuple[str, ...]
    """The command, with `{port}` and `{address}` where these belong."""
    program: TunnelProgram | None
    """Which of the known programs it is, if any."""

    @property
    def forwards(self) -> bool:
        """Whether `X-Forwarded-For` of what comes through it can be believed."""
        return self.program is not None and self.program.forwards

    def at(self, address: str, port: int) -> list[str]:
        """The command for a server."""
        return [word.replace("{port}", str(port)).replace("{address}", address) for word in self.words]

    def origin_in(self, line: str) -> str | None:
        """The address of ours that a line of the program's output names, as browsers write an origin."""
        host = _ANY_HOST if self.program is None else rf"(?:{_LABEL}\.)+{self.program.domain}"
        found = re.search(
            rf"https://({host})(:[0-9]{{1,5}})?/?(?=$|[\s|\"'<>,;)\]])", _ANSI.sub("", line), re.IGNORECASE
        )
        if found is None:
            return None
        port = "" if found[2] == ":443" else found[2] or ""
        return f"https://{found[1].lower()}{port}"


def tunnel_command(given: str) -> TunnelCommand:
    """What somebody wrote after `--tunnel`: the name of a known program, or a whole command."""
    words = tuple(shlex.split(given))
    if not words:
        raise ValueError("it is empty")
    known = next((program for program in PROGRAMS if words == (program.name,)), None)
    if known is not None:
        return TunnelCommand(tuple(shlex.split(known.command)), known)
    return TunnelCommand(words, next((program for program in PROGRAMS if program.in_command(words)), None))
