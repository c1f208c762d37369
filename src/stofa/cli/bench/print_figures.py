"""Prints the figures of a run as tables."""

from stofa.cli.bench.figures import MEASURES, Figures, format_figure
from stofa.cli.text_table import text_table

_SINGLE = {
    "batch_steps_per_s": "steps/s\nbatch",
    "single_steps_per_s": "steps/s\nsingle",
    "games_per_s_random": "games/s\nrandom",
    "games_per_s_greedy": "games/s\ngreedy",
    "copy_ns": "copy\nns",
    "view_us": "view\nµs",
    "determinize_us": "determinize\nµs",
    "state_bytes": "bytes\na state",
}
_OWN_COLUMN = ("decisions_per_s", "uncompiled_decisions_per_s", *_SINGLE)


def print_figures(figures: Figures, *, bars: bool) -> None:
    """Print all figures, and the bars if the run was long enough for them to mean anything."""
    print("\n\n".join([_decisions(figures), _single_things(figures), *_extras(figures)]))
    if bars:
        print()
        _print_bars(figures)


def _times(ratio: float | None) -> str:
    return "–" if ratio is None else f"{format_figure(ratio)} ×"


def _decisions(figures: Figures) -> str:
    ours = [
        [
            game,
            format_figure(figures.get(game, "decisions_per_s")),
            format_figure(figures.get(game, "uncompiled_decisions_per_s")),
            _times(figures.compiled_gain(game)),
            _times(figures.over_hearts(game)),
        ]
        for game in figures.games
    ]
    peers = [
        [peer, format_figure(figures.get(peer, "decisions_per_s")), "", "", ""] for peer in figures.peers
    ]
    headings = ("", "compiled", "uncompiled", "ratio", "to hearts")
    return f"Decisions a second, random play\n{text_table(headings, [*ours, *peers])}"


def _single_things(figures: Figures) -> str:
    rows = [
        [game, *(format_figure(figures.get(game, measure)) for measure in _SINGLE)] for game in figures.games
    ]
    return f"Games and single things\n{text_table(['', *_SINGLE.values()], rows)}"


def _extras(figures: Figures) -> list[str]:
    rows = [row for row in figures.rows() if row.game in figures.games and row.measure not in _OWN_COLUMN]
    if not rows:
        return []
    shown = [
        [f"{game}: {MEASURES.get(measure, measure)}", format_figure(value)] for game, measure, value in rows
    ]
    return [f"Besides\n{text_table(['', ''], shown)}"]


def _print_bars(figures: Figures) -> None:
    bars = list(figures.bars())
    missed = [bar for bar in bars if not bar.met]
    for bar in missed:
        print(f"missed: {bar.game}: {bar.wanted}, but it is {format_figure(bar.value)}")
    print(f"{len(bars) - len(missed)} of {len(bars)} bars met")
