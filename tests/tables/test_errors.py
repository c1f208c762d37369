"""Refusals and their HTTP status."""

from stofa.tables.errors import STATUS, Refused


def test_statuses_are_of_known_refusals() -> None:
    for code in STATUS:
        assert Refused(code, problem="", seat=0, most=0, game="", zone="").sentence("is")
