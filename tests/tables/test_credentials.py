"""Secrets, codes and ids."""

from stofa.tables.credentials import fingerprint, new_code, new_secret, new_table_id


def test_secrets_are_long_and_never_twice_the_same() -> None:
    for make in (new_secret, new_code, new_table_id):
        made = {make() for _ in range(1000)}
        assert len(made) == 1000
        assert min(map(len, made)) >= 16
    assert fingerprint("a") != fingerprint("b")
