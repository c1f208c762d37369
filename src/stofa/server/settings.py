"""The settings of a server."""

import msgspec

from stofa.server.limits import Limits
from stofa.server.networks import Networks
from stofa.server.workers.pool import BUDGET_S


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """An SQLite path, or a URL; without it, a file in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may use the server, besides its own: https://stofa.example."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    limits: Limits = Limits()
    workers: int = 2
    """Number of processes in which bots think."""
    budget_s: float = BUDGET_S
    """Seconds that a bot may think before its process is killed."""
    open_metrics: bool = False
    """Whether /metrics is open to everybody."""
    metrics_from: tuple[str, ...] = ()
    """Addresses and networks to which /metrics is open. Without any it is open to this machine, unless there
    is a proxy (`proxies` or `origins` are given): all the world may seem to be on this machine then."""

    @property
    def trusted_proxies(self) -> Networks:
        return Networks(self.proxies)
