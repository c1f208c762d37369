"""Metrics for operators, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self._acks = [0] * (len(BOUNDS) + 1)
        self._ack_sum = 0.0
        self._gauges: dict[str, tuple[str, str, Callable[[], float]]] = {}

    def watch(self, name: str, kind: str, text: str, value: Callable[[], float]) -> None:
        """Add a metric whose value is computed at each scrape."""
        self._gauges[name] = (kind, text, value)

    def acknowledged(self, seconds: float) -> None:
        self._acks[bisect_left(BOUNDS, seconds)] += 1
        self._ack_sum += seconds

    def text(self) -> str:
        lines = ["# HELP stofa_answers_total Commands by their answer.", "# TYPE stofa_answers_total counter"]
        lines += [f'stofa_answers_total{{answer="{a}"}} {n}' for a, n in sorted(self.answers.items())]
        lines += ["# HELP stofa_requests_total Requests by status.", "# TYPE stofa_requests_total counter"]
        lines += [f'stofa_requests_total{{status="{s}"}} {n}' for s, n in sorted(self.requests.items())]
        lines += [
            "# HELP stofa_ack_seconds From a command to its acknowledgement, commit included.",
            "# TYPE stofa_ack_seconds histogram",
        ]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._acks):
            total += count
            lines.append(f'stofa_ack_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"stofa_ack_seconds_sum {self._ack_sum:.6f}", f"stofa_ack_seconds_count {total}"]
        for name, (kind, text, value) in self._gauges.items():
            lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value():g}"]
        return "\n".join(lines) + "\n"
