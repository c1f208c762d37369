"""Reading how the things of a game are shaped and where they lie in drawings: its file `shapes.json`."""

from importlib.resources import files
from typing import Any, TypeVar

import msgspec

Shapes = TypeVar("Shapes")


def read_shapes(package: str, shapes: type[Shapes]) -> Shapes:
    """The shapes of a game, for pictures."""
    return msgspec.json.decode(_source(package), type=shapes)


def read_shapes_as_json(package: str) -> dict[str, Any]:
    """The same as plain data, for the page."""
    data: dict[str, Any] = msgspec.json.decode(_source(package))
    return data


def _source(package: str) -> bytes:
    return files(package).joinpath("shapes.json").read_bytes()
