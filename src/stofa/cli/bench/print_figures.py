"""Prints the figures of a run as tables."""

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from stofa.cli.bench.figures import MEASURES, Figures, format_figure

_SINGLE = ("games_per_s_random", "games_per_s_greedy", "copy_ns", "view_us", "determinize_us", "state_bytes")
_OWN_COLUMN = ("decisions_per_s", "uncompiled_decisions_per_s", *_SINGLE)


def print_figures(figures: Figures, console: Console, *, bars: bool) -> None:
    """Print all figures, and the bars if the run was long enough for them to mean anything."""
    console.print(Group(_decisions(figures), Text(), _single_things(figures), *_extras(figures)))
    if bars:
        console.print()
        _bars(figures, console)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", header_style="")
    table.add_column("", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _times(ratio: float | None) -> str:
    return "–" if ratio is None else f"{format_figure(ratio)} ×"


def _decisions(figures: Figures) -> RenderableType:
    table = _table("Decisions a second, random play", "compiled", "uncompiled", "ratio", "to hearts")
    for game in figures.games:
        table.add_row(
            game,
            format_figure(figures.get(game, "decisions_per_s")),
            format_figure(figures.get(game, "uncompiled_decisions_per_s")),
            _times(figures.compiled_gain(game)),
            _times(figures.over_hearts(game)),
        )
    for peer in figures.peers:
        table.add_row(peer, format_figure(figures.get(peer, "decisions_per_s")), "", "", "", style="dim")
    return table


def _single_things(figures: Figures) -> RenderableType:
    headings = ("games/s random", "games/s greedy", "copy ns", "view µs", "deter- minize µs", "bytes a state")
    table = _table("Games and single things", *headings)
    for game in figures.games:
        table.add_row(game, *(format_figure(figures.get(game, measure)) for measure in _SINGLE))
    return table


def _extras(figures: Figures) -> list[RenderableType]:
    rows = [row for row in figures.rows() if row.game in figures.games and row.measure not in _OWN_COLUMN]
    if not rows:
        return []
    table = _table("Besides", "")
    table.show_header = False
    for game, measure, value in rows:
        table.add_row(f"{game}: {MEASURES.get(measure, measure)}", format_figure(value))
    return [Text(), table]


def _bars(figures: Figures, console: Console) -> None:
    bars = list(figures.bars())
    missed = [bar for bar in bars if not bar.met]
    for bar in missed:
        console.print(Text(f"missed: {bar.game}: {bar.wanted}, but it is {format_figure(bar.value)}", "red"))
    console.print(Text(f"{len(bars) - len(missed)} of {len(bars)} bars met", "red" if missed else "green"))
