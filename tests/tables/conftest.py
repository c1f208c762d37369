"""What the tests of tables share: they run at a real server."""

from tests.server.conftest import calendar, database, postgres, running, server

__all__ = ["calendar", "database", "postgres", "running", "server"]
