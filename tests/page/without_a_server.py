"""Plays in a Python that has nothing of what a browser lacks. Started by a test, in a process of its own."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Final

MISSING: Final = {
    "babel", "cryptography", "fluent", "ifaddr", "psycopg", "segno", "sqlalchemy", "starlette", "uvicorn",
    "uvloop", "websockets",
}  # fmt: skip


class Missing(MetaPathFinder):
    """Finds first, and refuses, what is not there in a browser."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name.partition(".")[0] in MISSING or name == "stofa.server":
            raise ModuleNotFoundError(f"{name} is not in a browser")
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())
    from tests.page.carried import with_tabs
    from tests.page.visiting import visit

    with_tabs(1, visit)
    print("played")
