"""A progress bar for long commands."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(what: str, total: int | None, *, shown: bool = True) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the amount done. Nothing is shown unless stderr is a terminal."""
    if not shown or sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    # Imported late: loading it takes longer than many commands run.
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = TextColumn(what), BarColumn(), TaskProgressColumn(show_speed=True), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
