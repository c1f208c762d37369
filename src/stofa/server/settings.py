"""The settings of a server."""

import msgspec

from stofa.server.limits import Limits
from stofa.server.network.tunnel_programs import TunnelCommand
from stofa.server.networks import LOOPBACK, Networks
from stofa.server.notices.mail import MailServer
from stofa.server.workers.pool import BUDGET_S

BOT_MOVE_S = 0.5
"""Seconds that a bot's move takes, or a multiple of it. The strongest bot thinks for up to 0.2 s on a machine
of 2020, so hardly ever does the time of a move tell anything."""


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    """Whether other devices in the network may come in from the start, also if `host` is this machine."""
    database: str | None = None
    """An SQLite path, or a URL; without it, a file in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use the server, besides its own: https://stofa.example."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    tunnel: TunnelCommand | None = None
    """The tunnel through which friends anywhere come in."""
    limits: Limits = Limits()
    workers: int = 2
    """Number of processes in which bots think."""
    budget_s: float = BUDGET_S
    """Seconds that a bot may think before its process is killed."""
    bot_move_s: float = BOT_MOVE_S
    """Seconds that each move of a bot takes, also one without a choice. 0: as long as it happens to think."""
    open_metrics: bool = False
    """Whether /metrics is open to everybody."""
    mail: MailServer | None = None
    """Where e-mail is handed over; without it, none is sent."""
    loopback_push: bool = False
    """Whether a push service may be on this machine, at any port: for tests alone."""
    site: str | None = None
    """A folder with the page that needs no server (`run.py site`). It is served at /device/, and browsers
    keep it for when the server cannot be reached."""
    metrics_from: tuple[str, ...] = ()
    """Addresses and networks to which /metrics is open. Without any it is open to this machine, unless there
    is a proxy or a tunnel (`behind_proxy`): all the world may seem to be on this machine then."""

    @property
    def trusted_proxies(self) -> Networks:
        """From whom `X-Forwarded-For` is believed; a tunnel that sets it passes it on from this machine."""
        through_tunnel = self.tunnel is not None and self.tunnel.forwards
        return Networks((*self.proxies, *(LOOPBACK if through_tunnel else ())))

    @property
    def behind_proxy(self) -> bool:
        """Whether requests of others may come from this very machine."""
        return bool(self.proxies or self.origins or self.tunnel)
