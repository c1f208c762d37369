"""Metrics for operators, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, Literal

Kind = Literal["counter", "gauge"]
Values = float | Mapping[str, float]

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the buckets for what people wait for, in seconds."""

PATIENT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)
"""Upper bounds of the buckets for bots that think, in seconds."""


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...] = FAST) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def samples(self, name: str, label: str = "") -> list[str]:
        """The lines of this histogram. `label` goes before the bounds: `do="move"`."""
        lines = []
        total = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts):
            total += count
            lines.append(f'{name}_bucket{{{label}{"," if label else ""}le="{bound}"}} {total}')
        braces = f"{{{label}}}" if label else ""
        return [*lines, f"{name}_sum{braces} {self.sum:.6f}", f"{name}_count{braces} {total}"]


class Metrics:
    """What is counted where it happens, and what others are asked for at each scrape."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.commands: dict[str, Histogram] = {"move": Histogram(), "other": Histogram()}
        self._families: list[Callable[[], list[str]]] = []
        self.watch(
            "stofa_answers_total",
            "counter",
            "Commands and questions by their answer.",
            lambda: self.answers,
            "answer",
        )
        self.watch(
            "stofa_refusals_total",
            "counter",
            "What was refused, by the code of the refusal.",
            lambda: self.refusals,
            "code",
        )
        self.watch(
            "stofa_http_requests_total",
            "counter",
            "HTTP requests by status.",
            lambda: {str(status): count for status, count in self.requests.items()},
            "status",
        )
        self.watch_times(
            "stofa_command_duration_seconds",
            "From a command to its acknowledgement, commit included.",
            lambda: self.commands,
            "do",
        )

    def acknowledged(self, seconds: float, *, is_move: bool) -> None:
        self.commands["move" if is_move else "other"].observe(seconds)

    def watch(
        self, name: str, kind: Kind, text: str, values: Callable[[], Values | None], label: str = ""
    ) -> None:
        """Add a metric that is looked up at each scrape: a number, or numbers by the value of a label.

        It is left out while there is nothing to say (None).
        """

        def lines() -> list[str]:
            found = values()
            if found is None:
                return []
            samples = (
                [f"{name} {_number(found)}"]
                if not isinstance(found, Mapping)
                else [f'{name}{{{label}="{_escaped(one)}"}} {_number(found[one])}' for one in sorted(found)]
            )
            return [*_head(name, kind, text), *samples]

        self._families.append(lines)

    def watch_info(self, name: str, text: str, **labels: str) -> None:
        """Add a metric that is always 1 and tells something by its labels."""
        told = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels.items())
        lines = [*_head(name, "gauge", text), f"{name}{{{told}}} 1"]
        self._families.append(lambda: lines)

    def watch_times(
        self,
        name: str,
        text: str,
        histograms: Callable[[], Histogram | Mapping[str, Histogram]],
        label: str = "",
    ) -> None:
        """Add a histogram, or several by the value of a label."""

        def lines() -> list[str]:
            found = histograms()
            parts = {"": found} if isinstance(found, Histogram) else found
            samples = [
                line
                for one in sorted(parts)
                for line in parts[one].samples(name, f'{label}="{_escaped(one)}"' if one else "")
            ]
            return [*_head(name, "histogram", text), *samples]

        self._families.append(lines)

    def text(self) -> str:
        return "\n".join(line for lines in self._families for line in lines()) + "\n"


def _head(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]


def _number(value: float) -> str:
    """As Prometheus reads it, with all digits: `%g` would round bytes and seconds since 1970."""
    return str(int(value)) if value == int(value) else repr(value)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
