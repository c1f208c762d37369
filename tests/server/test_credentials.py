"""Secrets, codes, ids and display names."""

import pytest

from stofa.server.credentials import checked_name, fingerprint, new_code, new_secret, new_table_id


def test_secrets_are_long_and_never_twice_the_same() -> None:
    for make in (new_secret, new_code, new_table_id):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert min(map(len, made)) >= 16
    assert fingerprint("a") != fingerprint("b")


@pytest.mark.parametrize(("given", "shown"), [("  Anna  Lísa ", "Anna Lísa"), ("\x07", "#1"), ("", "#1")])
def test_names_are_tidied(given: str, shown: str) -> None:
    assert checked_name(given, "#1") == shown
