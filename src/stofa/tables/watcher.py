"""What a table knows of a connection that looks at it."""

from collections.abc import Callable
from typing import Protocol


class Watcher(Protocol):
    """A connection that is told what happens, as a seat or as a spectator."""

    seat: int | None
    device: str | None
    screen: str | None
    """The code of a big screen, maybe an empty one; None if it is no screen."""
    takes_changes: bool
    """Whether it knows what to do with changes of a view."""

    def tell(self, message: bytes) -> None:
        """Take a message, at once."""

    @property
    def ready(self) -> bool:
        """Whether it has taken everything so far."""

    def when_ready(self, call: Callable[[], object]) -> None:
        """Have something called, once, as soon as it is."""
