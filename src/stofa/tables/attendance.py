"""Who is at a table, and who has been away for how long."""

from collections.abc import Sequence

import msgspec


class Attendance(msgspec.Struct, frozen=True):
    """Who is at a table, as far as this process knows."""

    present: Sequence[bool]
    """For each seat, whether somebody is connected."""
    seen: Sequence[int]
    """When each seat was last seen here; 0 for never."""
    acted: Sequence[int]
    """When each seat last did or asked something here, as only a person does; 0 for never."""
    since: int
    """When this process began to look. Absence counts from then: a restart is nobody's fault."""

    def absent_ms(self, seat: int, at: int) -> int:
        return 0 if self.present[seat] else at - max(self.seen[seat], self.since)


class AttendanceBook:
    """Notes when seats were seen at a table."""

    def __init__(self, players: int, since: int) -> None:
        self._seen = [0] * players
        self._acted = [0] * players
        self._since = since

    def saw(self, seat: int, at: int, acted: bool = False) -> None:
        self._seen[seat] = at
        if acted:
            self._acted[seat] = at

    def as_of(self, present: Sequence[bool], at: int) -> Attendance:
        if self._since > at:  # the clock of the machine was put back: nothing noted before counts
            self._since = at
            self._seen = [min(seen, at) for seen in self._seen]
            self._acted = [min(acted, at) for acted in self._acted]
        return Attendance(present, tuple(self._seen), tuple(self._acted), self._since)
