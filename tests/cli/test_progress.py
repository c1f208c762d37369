"""How far a long command has got."""

import io
from contextlib import redirect_stderr

import pytest

from stofa.cli import progress as module
from stofa.cli.progress import progress, progress_text


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True

    def lines(self) -> list[str]:
        """What stood in the line, one after the other."""
        return [text.rstrip() for text in self.getvalue().split("\r")[1:]]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setattr(module, "EVERY_S", 0)
    monkeypatch.setenv("COLUMNS", "100")
    return Screen()


def test_the_line_is_written_over_and_cleared_at_the_end(screen: Screen) -> None:
    with redirect_stderr(screen), progress("games", 4) as show:
        show(1)
        show(4)
    first, second, cleared, end = screen.lines()
    assert first.startswith("games [#######.......................] 25 %, 0:00:")
    assert second.startswith("games [##############################] 100 %")
    assert (cleared, end) == ("", "")


def test_it_is_cleared_when_something_goes_wrong(screen: Screen) -> None:
    def fail() -> None:
        with redirect_stderr(screen), progress("games", 4) as show:
            show(1)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert screen.lines()[-1] == ""


def test_it_keeps_to_one_line_of_a_narrow_terminal(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    with redirect_stderr(screen), progress("games", 4) as show:
        show(1)
    assert max(map(len, screen.lines())) == 19


def test_nothing_where_nobody_watches(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    with redirect_stderr(screen), progress("games", 4, shown=False) as show:
        show(1)
    monkeypatch.setattr(Screen, "isatty", lambda self: False)
    with redirect_stderr(screen), progress("games", 4) as show:
        show(1)
    assert screen.getvalue() == ""


def test_the_rest_is_reckoned_from_what_was_done_in_this_run() -> None:
    assert progress_text("games", 600, 1000, 500, 100.0).endswith("60 %, 0:06:40 left")
    assert progress_text("games", 500, 1000, 500, 100.0).endswith("50 %")
    assert progress_text("games", 7, None, 0, 1.0) == "games 7"
