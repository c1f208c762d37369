"""Browser contexts, one per player, and the errors that must never happen in them."""

import json
import re
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

Theme = Literal["light", "dark"]
Language = Literal["en", "de", "is"]

LOCALES: dict[Language, str] = {"en": "en-GB", "de": "de-DE", "is": "is-IS"}
PATIENCE_MS = 45_000

# Chromium reports most violations of the content security policy on the console, but not all.
TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""

WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"


class Screen(NamedTuple):
    name: str
    width: int
    height: int
    touch: bool


PHONE = Screen("phone", 390, 844, touch=True)
SMALL_PHONE = Screen("small-phone", 320, 568, touch=True)
LANDSCAPE = Screen("landscape phone", 844, 390, touch=True)
DESKTOP = Screen("desktop", 1280, 800, touch=False)
SCREENS = (PHONE, SMALL_PHONE, DESKTOP)
SIZES = (
    (320, 568),
    (390, 844),
    (844, 390),
    (667, 375),
    (768, 1024),
    (1024, 768),
    (1366, 650),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
"""Widths and heights at which everything can be read, whatever the device."""


class Visitors:
    """One isolated browser context per player, and every error seen in any of them."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.server = server
        self.troubles: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.browser = browser
        self._allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """Ignore errors that a test causes on purpose: a refusal, a broken connection."""
        self._allowed.append(pattern)

    def expect_trouble(self, page: Page, pattern: str) -> None:
        """Wait until an error that matches has been recorded, then forget all of them."""
        for _ in range(PATIENCE_MS // 50):
            if any(re.search(pattern, what) for what in self.troubles):
                break
            page.wait_for_timeout(50)
        assert any(re.search(pattern, what) for what in self.troubles), self.troubles
        self.troubles.clear()
        self.allow("")

    def person(
        self,
        screen: Screen = DESKTOP,
        theme: Theme = "light",
        language: Language = "en",
        calm: bool = True,
        worker: bool = False,
    ) -> Page:
        """An empty page in a new context. `calm`: reduced motion, so that tests need not wait for it.

        `worker`: in a browser that has service workers. Most tests are about something else, and a worker for
        each of their visitors would take its time.
        """
        context = self.browser.new_context(
            base_url=self.server,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            device_scale_factor=2 if screen.touch else 1,
            color_scheme=theme,
            locale=LOCALES[language],
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(TELL_VIOLATIONS)
        if not worker:
            context.add_init_script(WITHOUT_WORKER)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._trouble(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("page", lambda page: page.on("websocket", self._socket))
        self.contexts.append(context)
        return context.new_page()

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def _trouble(self, what: str) -> None:
        if not any(re.search(pattern, what) for pattern in self._allowed):
            self.troubles.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self._leaves(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._leaves(socket.url)

    def _leaves(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != urlsplit(self.server).netloc:
            self._trouble(f"a request left the origin: {url}")


def listen(page: Page) -> list[dict[str, Any]]:
    """Every message that arrives on a page's socket from now on."""
    told: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        told.extend(map(json.loads, text.split("\n")))

    def open_(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", open_)
    return told
