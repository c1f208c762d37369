"""The page as a program of its own: what browsers need to install it, and what it shows when offline."""

import json
import re
from io import BytesIO
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_contexts import PHONE, Visitors
from tests.browser.flaky_proxy import FlakyProxy
from tests.browser.page_checks import barriers, misfits
from tests.browser.rebuilt_proxy import RebuiltProxy
from tests.browser.table_page import Table

CONTROLLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
  return navigator.serviceWorker.controller.scriptURL;
}"""

KEPT = """async () => {
  const names = await caches.keys();
  const paths = [];
  for (const name of names)
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  return { names, paths };
}"""


def controlled(page: Page, path: str = "/") -> None:
    """Open the page, and wait until its service worker serves it."""
    page.goto(path)
    assert str(page.evaluate(CONTROLLED)).endswith("/worker.js")


def size_of(png: bytes) -> tuple[int, int]:
    head = BytesIO(png).read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def test_browsers_can_install_the_page(visitors: Visitors) -> None:
    page = visitors.person(PHONE, worker=True)
    controlled(page)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest: dict[str, Any] = json.loads(found["data"])
    starts = urljoin(found["url"], manifest["start_url"])
    assert (urlsplit(starts).path, manifest["display"]) == ("/", "standalone")
    purposes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        purposes.add(icon.get("purpose", "any"))
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(answer.body()))) == icon["sizes"]
    assert purposes == {"any", "maskable"}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert touch is not None
    assert size_of(page.request.get(touch).body()) == (180, 180)


def test_the_worker_keeps_the_shell_and_nothing_of_the_tables(visitors: Visitors) -> None:
    page = visitors.person(PHONE, worker=True)
    controlled(page)
    table = Table.opened(page, "thurn-and-taxis").visit()
    expect(table.page.locator(".app[data-n]")).to_be_visible()
    page.goto("/#rules=thurn-and-taxis")
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert len(kept["names"]) == 1
    allowed = re.compile(r"/|/assets/[^/]+|/favicon(-turn)?\.svg|/icon-192\.png")
    assert [path for path in kept["paths"] if not allowed.fullmatch(path)] == []
    assert "/" in kept["paths"]


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "cannot be reached"), ("de", "nicht zu erreichen")]
)
def test_without_the_server_the_page_says_so(
    visitors: Visitors, language: Any, sentence: str, server: str
) -> None:
    visitors.allow("ERR_|Failed to load resource|WebSocket|left the origin")
    with FlakyProxy(server) as proxy:
        page = visitors.person(PHONE, language=language, worker=True)
        controlled(page, proxy.address)
        proxy.cut()
        page.goto(proxy.address)
        expect(page.get_by_role("main").get_by_text(sentence)).to_be_visible()
        assert [*misfits(page), *barriers(page, quickly=True)] == []
        page.goto(f"{proxy.address}/#new=thurn-and-taxis")  # of which nothing has been loaded before
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        proxy.mend()
        page.get_by_role("button").last.click()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_role("main")).to_be_visible()


def test_the_settings_offer_to_install_the_page_once_the_browser_does(visitors: Visitors) -> None:
    page = visitors.person(PHONE, worker=True)
    controlled(page)
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    install = sheet.get_by_role("button", name="Install Stofa on this device")
    expect(sheet.get_by_role("heading").first).to_be_visible()
    expect(install).to_have_count(0)
    # The browser of the tests never offers it by itself.
    page.evaluate(
        """() => dispatchEvent(Object.assign(new Event("beforeinstallprompt"),
          { prompt: async () => { window.prompted = true; } }))"""
    )
    install.click()
    expect(install).to_have_count(0)
    assert page.evaluate("window.prompted")


def test_once_the_server_is_back_the_page_looks_for_another_build(visitors: Visitors, server: str) -> None:
    visitors.allow("ERR_|Failed to load resource|WebSocket|left the origin")
    with FlakyProxy(server) as proxy:
        page = visitors.person(PHONE, worker=True)
        page.add_init_script(
            """const { update } = ServiceWorkerRegistration.prototype;
            ServiceWorkerRegistration.prototype.update = function () {
              window.looked = true;
              return update.call(this);
            };"""
        )
        controlled(page, proxy.address)
        opened = page.request.post(
            f"{proxy.address}/api/tables",
            data={"game": "thurn-and-taxis", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
        )
        page.goto(f"{proxy.address}/#table={opened.json()['table']}")
        expect(page.locator(".app[data-n]")).to_be_visible()
        assert page.evaluate("window.looked ?? false") is False
        proxy.cut()
        proxy.mend()
        while not page.evaluate("window.looked ?? false"):
            page.wait_for_timeout(50)


def test_another_build_of_the_server_replaces_the_page_at_once(visitors: Visitors, server: str) -> None:
    visitors.allow("ERR_|Failed to load resource|WebSocket|left the origin")
    with RebuiltProxy(server) as proxy:
        page = visitors.person(PHONE, worker=True)
        controlled(page, proxy.address)
        (before,) = page.evaluate(KEPT)["names"]
        page.evaluate("document.documentElement.dataset.old = 'yes'")
        proxy.rebuild()
        # As the page does it itself when it has lost the server and found it again.
        page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
        expect(page.locator("html[data-old]")).to_have_count(0)
        expect(page.get_by_role("main")).to_be_visible()
        (after,) = page.evaluate(KEPT)["names"]
        assert after != before
