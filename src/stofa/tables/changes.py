"""What differs between two views, for those who know the first: a few values instead of a whole position."""

from typing import Any

from stofa.tables.protocol import Change

Path = tuple[str | int, ...]


def changes(before: Any, after: Any) -> list[Change]:
    """What to set in one value so that it becomes another: both as JSON, of lists, dicts and plain values.

    True and 1 count as the same, as they do in Python: nothing in a view is now the one and now the other.
    """
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, (*path, key), found)
            else:
                found.append(Change((*path, key), value))
    elif _are_records(before) and _are_records(after) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after)):
            _compare(old, new, (*path, place), found)
    else:
        found.append(Change(path, after))


def _are_records(value: Any) -> bool:
    """Whether it is a list of things with named parts, as of players. Others are short, and set whole."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
