"""Looking through a whole SQLite file for damage, while the server is at work."""

import sqlite3
from contextlib import closing
from pathlib import Path


class IntegrityCheck:
    """Reads every page once, in whichever thread it is run. It can be stopped from another one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._stopped = False

    def finds_damage(self) -> bool:
        """Whether anything is damaged; False also if the check was stopped."""
        address = f"{self._path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, check_same_thread=False)) as connection:
            self._connection = connection
            try:
                return not self._stopped and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",)
            except sqlite3.OperationalError:  # stopped, or locked
                return False
            except sqlite3.DatabaseError:
                return True
            finally:
                self._connection = None

    def stop(self) -> None:
        self._stopped = True
        connection = self._connection
        if connection is not None:
            connection.interrupt()
