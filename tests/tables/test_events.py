"""Events as they are stored."""

import msgspec

from stofa.tables import events as e


def test_every_happening_reads_back() -> None:
    event = e.Event(3, 5, e.Moved("~", "draw Ulm", 1))
    assert msgspec.json.decode(msgspec.json.encode(event), type=e.Event) == event
