"""Reads the text format of Prometheus as strictly as its documentation describes it, version 0.0.4."""

import re
from dataclasses import dataclass, field
from typing import Final

NAME: Final = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL: Final = r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"'
SAMPLE: Final = re.compile(
    rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (-?(?:[0-9.]+(?:e[+-]?[0-9]+)?|Inf)|NaN)"
)
SUFFIXES: Final = ("_bucket", "_sum", "_count")


@dataclass
class Family:
    name: str
    kind: str
    help: str
    samples: dict[tuple[str, tuple[tuple[str, str], ...]], float] = field(default_factory=dict)

    def value(self, **labels: str) -> float:
        return self.samples[self.name, tuple(sorted(labels.items()))]


def read_metrics(text: str) -> dict[str, Family]:
    """The families of an exposition, by name; AssertionError for whatever Prometheus would not accept."""
    assert text.endswith("\n")
    families: dict[str, Family] = {}
    helped = ""
    help_text = ""
    current: Family | None = None
    for line in text.splitlines():
        if found := re.fullmatch(rf"# HELP ({NAME}) (.+)", line):
            helped, help_text = found[1], found[2]
        elif found := re.fullmatch(rf"# TYPE ({NAME}) (counter|gauge|histogram)", line):
            assert found[1] == helped, f"{line}: no HELP before it"
            assert found[1] not in families, f"{line}: twice"
            current = families[found[1]] = Family(found[1], found[2], help_text)
        else:
            found = SAMPLE.fullmatch(line)
            assert found is not None, line
            assert current is not None
            _add(current, found[1], found[2] or "", float(found[found.lastindex or 0]))
    for family in families.values():
        _check(family)
    return families


def _add(family: Family, name: str, labels: str, value: float) -> None:
    names = [family.name + end for end in SUFFIXES] if family.kind == "histogram" else [family.name]
    assert name in names, f"{name} among the samples of {family.name}"
    key = (name, tuple(sorted(re.findall(LABEL, labels))))
    assert key not in family.samples, f"{key}: twice"
    family.samples[key] = value


def _check(family: Family) -> None:
    if family.kind == "counter":
        assert family.name.endswith("_total"), f"{family.name}: counters end in _total"
        assert all(value >= 0 for value in family.samples.values())
    else:
        assert not family.name.endswith("_total")
    if family.kind == "histogram":
        assert family.name.endswith("_seconds"), "in base units"
        series: dict[tuple[tuple[str, str], ...], list[tuple[float, float]]] = {}
        for (name, labels), value in family.samples.items():
            if name.endswith("_bucket"):
                bound = float(dict(labels)["le"].replace("+Inf", "inf"))
                others = tuple(label for label in labels if label[0] != "le")
                series.setdefault(others, []).append((bound, value))
        assert series
        for others, buckets in series.items():
            assert [bound for bound, _ in buckets] == sorted({bound for bound, _ in buckets})
            assert [count for _, count in buckets] == sorted(count for _, count in buckets)
            assert buckets[-1] == (float("inf"), family.samples[f"{family.name}_count", others])
            assert (f"{family.name}_sum", others) in family.samples
