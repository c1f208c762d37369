"""Starting, stopping, looking after: what whoever runs a server needs."""

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from stofa.cli import main
from stofa.engine.words import LANGUAGES
from stofa.server.errors import Problem
from stofa.server.wire.openapi import description
from stofa.server.wire.typescript import generated, main as write_typescript, typescript
from stofa.tables import protocol as p
from stofa.tables.errors import STATUS, Reason
from tests.server.running_server import Person, Running


def test_it_starts_says_where_and_ends_cleanly(tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "stofa", "serve", "--port", "0", "--database", str(tmp_path / "s.db")]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[0-9.:]+", line)
        assert found is not None
        assert "compiled" in line
        anna = Person(found[0])
        assert anna.get("/health")["status"] == "ok"
        anna.open("me", "greedy")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr is not None
        errors = process.stderr.read()
        assert "Traceback" not in errors
        assert anna.secret is not None
        assert anna.secret not in errors + line


def test_a_port_in_use_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "s.db")]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert port in said


def test_an_unusable_database_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "s.db").write_bytes(b"this is no database, whatever its name says" * 100)
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "s.db")]) == 1
    out, said = capsys.readouterr()
    assert "Traceback" not in said
    assert said.strip().count("\n") == 0
    assert out == ""  # nobody is invited to a server that is not there


def test_openapi_describes_every_type_it_names(server: Running) -> None:
    served = server.person().get("/openapi.json")
    assert served == json.loads(msgspec.json.encode(description()))
    text = json.dumps(served)
    for name in re.findall(r"#/components/schemas/([A-Za-z0-9_.]+)", text):
        assert name in served["components"]["schemas"]
    assert "seen_by" not in text
    assert len(served["paths"]) >= 12


def test_typescript_is_made_the_same_each_time(tmp_path: Path) -> None:
    assert write_typescript([str(tmp_path / "generated")]) == 0
    folder = tmp_path / "generated"
    text = (folder / "protocol.ts").read_text("utf-8")
    assert text == typescript()
    names = re.findall(r"export (?:interface|type) ([A-Za-z]+)", text)
    assert len(names) == len(set(names))
    used = set(re.findall(r"^  .*: ([A-Z][A-Za-z]+)", text, re.MULTILINE)) - {"Record"}
    assert used <= set(names)
    assert "export type Position = " in text
    assert {file.name: file.read_text("utf-8") for file in folder.iterdir()} == generated()
    assert write_typescript([]) == 2


def test_the_client_is_built_from_what_the_server_says_now() -> None:
    folder = Path(__file__).parents[2] / "web" / "src" / "generated"
    for name, text in generated().items():
        assert (folder / name).read_text("utf-8") == text, (
            "old: python -m stofa.server.wire.typescript web/src/generated"
        )


def test_the_examples_of_the_protocol_are_what_the_server_understands() -> None:
    text = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text("utf-8")
    kinds = {
        "/api/tables": p.Create,
        "/api/commands": p.AnyCommand,
        "/api/claim": p.Claim,
        "/sit": p.Sit,
        "/links": p.OfSeat,
        "/revoke": p.OfSeat,
        "/give": p.GiveSeat,
    }
    examples = re.findall(r"(/[a-z/]+)\s[^\n]*-d '([^']+)'", text)
    assert len(examples) == 7
    for path, body in examples:
        kind = next(kind for end, kind in kinds.items() if path.endswith(end))
        msgspec.json.decode(body.encode(), type=kind)
    for command in get_args(p.AnyCommand):
        assert f"| `{command.__struct_config__.tag}` |" in text


@pytest.mark.parametrize(
    ("package", "refusals", "more"),
    [("tables", Reason, ("event-", "bot-")), ("server", Problem, ("network-", "obstacle-"))],
)
def test_all_sentences_are_there_in_all_languages(package: str, refusals: Any, more: tuple[str, ...]) -> None:
    folder = Path(__file__).parents[2] / "src" / "stofa" / package / "messages"
    keys = {
        language: re.findall(r"^([a-z-]+) =", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    }
    assert keys["en"] == keys["de"] == keys["is"]
    reasons = set(get_args(refusals))
    others = {key for key in keys["en"] if key.startswith(more)} - reasons
    assert set(keys["en"]) == reasons | others, "each reason has a sentence, and each sentence a reason"
    source = "".join(
        path.read_text("utf-8")
        for used in ("tables", "server")
        for path in (folder.parents[1] / used).rglob("*.py")
    )
    unused = {reason for reason in reasons if source.count(f'"{reason}"') < (3 if reason in STATUS else 2)}
    assert not unused, "a reason that nobody gives"
