"""A Firefox to test with, where there is one: $STOFA_FIREFOX, or one on the path.

Playwright drives its own Firefox, which comes from no package registry, or a newer one than Debian has. Each
speaks WebDriver BiDi by itself; the little of it that is needed here is this module.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

PATIENCE_S = 60
NAMES = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://127\.0\.0\.1:\d+)")
# Nothing is fetched that no test asks for.
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:9/",
    "toolkit.telemetry.server": "",
}
ENTER = "\ue007"


def find() -> str | None:
    """The program, if there is one."""
    return os.environ.get("STOFA_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """A running browser with one tab."""

    def __init__(self, program: str) -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = Path(self._folder.name)
        lines = (
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()
        )
        (profile / "user.js").write_text("".join(lines), "utf-8")
        command = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port=0",
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace"
        )
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(f"{self._address()}/session", max_size=None))
        self._numbers = count(1)
        self._do("session.new", capabilities={})
        (tab,) = self._do("browsingContext.getTree")["contexts"]
        self._tab = tab["context"]
        self._do("browsingContext.setViewport", context=self._tab, viewport={"width": 1280, "height": 800})

    def _address(self) -> str:
        assert self._process.stderr is not None
        told = []
        for line in self._process.stderr:
            if found := LISTENS.search(line):
                return found[1]
            told.append(line)
        raise AssertionError(f"Firefox did not start: {''.join(told)}")

    def _do(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=2 * PATIENCE_S))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def before_each_page(self, script: str) -> None:
        """Runs it in every page that is opened from now on, before anything else does."""
        self._do("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def open(self, address: str) -> None:
        self._do("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function answers in the page."""
        asked = f"(async () => JSON.stringify(await ({function})({json.dumps(argument)})) ?? 'null')()"
        target = {"context": self._tab}
        answer = self._do("script.evaluate", expression=asked, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def wait(self, condition: str) -> None:
        """Until something is so in the page."""
        self.evaluate(
            f"""async () => {{
              const end = Date.now() + {PATIENCE_S * 1000};
              while (!({condition})) {{
                if (Date.now() > end) throw new Error({json.dumps(f"never: {condition}")});
                await new Promise((on) => setTimeout(on, 20));
              }}
            }}"""
        )

    def click(self, selector: str) -> None:
        """With the mouse, in the middle of an element, once it is there and lies still."""
        found = json.dumps(selector)
        self.wait(f"document.querySelector({found})?.getAnimations({{ subtree: true }}).length === 0")
        x, y = self.evaluate(
            f"""() => {{
              const element = document.querySelector({found});
              element.scrollIntoView({{ block: "center" }});
              const {{ x, y, width, height }} = element.getBoundingClientRect();
              return [Math.round(x + width / 2), Math.round(y + height / 2)];
            }}"""
        )
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": moves})

    def type(self, keys: str) -> None:
        """On the keyboard, wherever the focus is."""
        pressed = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": pressed})

    def _act(self, source: dict[str, Any]) -> None:
        self._do("input.performActions", context=self._tab, actions=[source])

    def picture(self) -> str:
        """Of what can be seen, as base64 of a PNG."""
        return str(self._do("browsingContext.captureScreenshot", context=self._tab)["data"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(Exception):
            self._do("browser.close")
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        assert self._process.stderr is not None
        self._process.stderr.close()
        self._open.close()
        self._folder.cleanup()
