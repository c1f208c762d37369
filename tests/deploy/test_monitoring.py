"""The dashboard, the alerts and the scrape configuration ask for metrics that there are."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.exposition import Family, read_metrics
from tests.server.running_server import Running

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana" / "stofa.json").read_text("utf-8"))
RULES = yaml.safe_load((DEPLOY / "prometheus" / "stofa.rules.yml").read_text("utf-8"))


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Family]:
    with Running(tmp_path_factory.mktemp("server") / "s.db") as server:
        anna = server.person()
        anna.move(anna.open("me", "here", options={"start": 0})["table"], 0, "take stock")
        return read_metrics(anna.http.get("/metrics").text)


def asked(expression: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The metrics that an expression names, each with the values of labels that it wants exactly."""
    for name, labels in re.findall(r"\b((?:stofa|process)_[a-z_]+)(?:\{([^}]*)\})?", expression):
        yield name, dict(re.findall(r'([a-z]+)="([^"]*)"', labels))


ON_POSTGRESQL = {"stofa_database_listening"}
"""Metrics that a server on SQLite does not have."""


def exists(known: dict[str, Family], name: str, labels: dict[str, str]) -> bool:
    for family in known.values():
        parts = (
            [family.name + end for end in ("_bucket", "_sum", "_count")]
            if family.kind == "histogram"
            else [family.name]
        )
        if name in parts:
            wanted = {pair for pair in labels.items() if pair[0] == "do"}  # others come as they happen
            return any(wanted <= set(found) for _, found in family.samples) or not wanted
    return name in ON_POSTGRESQL


def panels() -> list[dict[str, Any]]:
    return [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]


@pytest.mark.parametrize("panel", panels(), ids=lambda panel: panel["title"])
def test_every_metric_of_the_dashboard_exists(panel: dict[str, Any], known: dict[str, Family]) -> None:
    assert panel["description"].endswith(".")
    for target in panel["targets"]:
        named = list(asked(target["expr"]))
        assert named or target["expr"].startswith("count(up{"), target["expr"]
        for name, labels in named:
            assert exists(known, name, labels), target["expr"]


def test_panels_have_ids_of_their_own_and_do_not_overlap() -> None:
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in DASHBOARD["panels"])
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert all(x < 24 for x, _ in cells)


def test_the_dashboard_goes_with_any_data_source() -> None:
    for panel in panels():
        for part in (panel, *panel["targets"]):
            assert part["datasource"] == {"type": "prometheus", "uid": "${datasource}"}


@pytest.mark.parametrize("rule", RULES["groups"][0]["rules"], ids=lambda rule: rule["alert"])
def test_every_metric_of_the_alerts_exists(rule: dict[str, Any], known: dict[str, Family]) -> None:
    for name, labels in asked(rule["expr"]):
        assert exists(known, name, labels), rule["expr"]
    assert rule["annotations"]["summary"]


def test_prometheus_takes_the_configuration() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    done = subprocess.run(
        [promtool, "check", "config", str(DEPLOY / "prometheus" / "prometheus.yml")],
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
