"""Log records as JSON."""

import asyncio
import json
import logging
import threading
import warnings

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from stofa.server.logs.json_lines import JsonLines
from stofa.server.logs.setup import json_log, log_errors_of
from stofa.server.logs.traces import describe, trace_of
from stofa.tables.errors import Refused

NAME = "Ólafía Hrafnsdóttir"


def test_what_was_added_is_in_the_line() -> None:
    record = logging.LogRecord("stofa.server.x", logging.WARNING, "", 0, "a %s thing", ("bad",), None)
    record.table = "t1"
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["what"], line["table"]) == ("warning", "a bad thing", "t1")


def test_every_line_is_json_whoever_says_it(capfd: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise KeyError(NAME)

    async def fail_in_loop() -> None:
        log_errors_of(asyncio.get_running_loop())
        asyncio.get_running_loop().call_soon(fail)
        asyncio.get_running_loop().create_task(fail_later())
        await asyncio.sleep(0.01)

    async def fail_later() -> None:
        fail()

    with json_log():
        for name in ("asyncio", "uvicorn.error", "websockets.server", "sqlalchemy.pool", "anything"):
            logging.getLogger(name).warning("two\nlines of %s", NAME)
        logging.getLogger("uvicorn.error").error(OSError(NAME))
        logging.getLogger("stofa.server.x").info("started")
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn("old", DeprecationWarning, stacklevel=1)
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        asyncio.run(fail_in_loop())
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    said = [line["what"] for line in lines]
    assert said.count("two") == 5
    assert said.count("an error in the event loop") == 2
    assert "an error that nobody caught" in said
    assert "OSError" in said
    assert any("DeprecationWarning" in text for text in said)
    assert NAME not in json.dumps(lines, ensure_ascii=False)
    assert all("in fail" in line["trace"] for line in lines if "trace" in line)


def test_an_error_is_told_by_its_kind_and_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = create_engine("sqlite://")  # without hide_parameters
    with engine.begin() as db:
        db.execute(text("CREATE TABLE seats (name TEXT PRIMARY KEY)"))
        db.execute(text("INSERT INTO seats VALUES (:name)"), {"name": NAME})
    with pytest.raises(IntegrityError) as failed, engine.begin() as db:
        db.execute(text("INSERT INTO seats VALUES (:name)"), {"name": NAME})
    trace = trace_of(failed.value)
    assert NAME not in trace
    assert "SQLITE_CONSTRAINT_PRIMARYKEY" in trace
    assert __file__ in trace
    assert describe(Refused("bad-name", most=40)) == "Refused: bad-name"
    assert describe(ValueError(NAME)) == "ValueError"
    assert describe(OSError(28, "No space left on device", NAME)) == "OSError: No space left on device"
    group = ExceptionGroup(NAME, [KeyError(NAME), ValueError(NAME)])
    assert trace_of(group).split() == ["ExceptionGroup", "KeyError", "ValueError"]
    monkeypatch.setenv("STOFA_DEBUG", "1")
    assert describe(ValueError(NAME)) == f"ValueError: {NAME}"
