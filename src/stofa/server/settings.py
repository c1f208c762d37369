"""How a server is set up."""

import msgspec

from stofa.server.limits import Limits
from stofa.server.workers.pool import BUDGET_S

LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """An SQLite path, or a URL; without it, a file in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Where pages may come from, besides the address they were asked for at: https://stofa.example."""
    limits: Limits = Limits()
    workers: int = 2
    """Processes in which bots think."""
    budget_s: float = BUDGET_S
    open_metrics: bool = False
    """Whether /metrics is for everybody, and not only for this machine."""

    @property
    def own_machine_only(self) -> bool:
        return self.host in LOOPBACK
