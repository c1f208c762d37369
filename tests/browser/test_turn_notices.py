"""Being told that it is one's turn: asked for with a tap, told by a push, and all that can stand in the way.

The browser of the tests shows no notifications and has no push service. So what a person answers when asked,
what is shown, and the subscription are stood in for here; the service worker, its push events, the server and
the encryption are real.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, CDPSession, Page, Route, expect

from tests.browser.browser_contexts import DESKTOP, PHONE, Visitors
from tests.browser.page_checks import axe_findings, sideways, small_targets
from tests.browser.server_process import MAIL_PORT, ServerProcess, running_server
from tests.browser.table_page import Table
from tests.server.notices.mail_service import MailService, link_in
from tests.server.notices.push_service import PushService, make_certificate

GAME = "thurn-and-taxis"

PERMISSION = """
let answered = localStorage.answered ?? %s;
Object.defineProperty(Notification, "permission", { get: () => answered });
Notification.requestPermission = async () => {
  window.asked = (window.asked ?? 0) + 1;
  return (localStorage.answered = answered = "%s");
};
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
  shown.push({ title, ...options });
};
ServiceWorkerRegistration.prototype.getNotifications = async () => [];
"""

SUBSCRIPTION = """
const given = %s;
const { endpoint, ...keys } = given;
let kept = null;
PushManager.prototype.getSubscription = async () => kept;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  const plain = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
  const key = Uint8Array.from(plain, (each) => each.charCodeAt(0)).buffer;
  const unsubscribe = async () => { kept = null; };
  return (kept = { options: { applicationServerKey: key }, toJSON: () => ({ endpoint, keys }), unsubscribe });
};
"""

NO_SERVICE = """
PushManager.prototype.subscribe = async () => { throw new DOMException("no push service", "AbortError"); };
"""

RECORD = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
  self.clients.openWindow = async (url) => { self.opened.push(url); };
}"""


@pytest.fixture(scope="module")
def push_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    certificate = make_certificate(tmp_path_factory.mktemp("push"))
    with PushService(certificate).running() as service:
        yield service


@pytest.fixture(scope="module")
def hurried(push_service: PushService) -> Iterator[ServerProcess]:
    """A server that tells people at once, and trusts our own push service."""
    with running_server(STOFA_HURRIED_NOTICES="1", SSL_CERT_FILE=str(push_service.certificate)) as process:
        yield process


@pytest.fixture
def people(browser: Browser, hurried: ServerProcess) -> Iterator[Visitors]:
    visitors = Visitors(browser, hurried.address)
    yield visitors
    visitors.close()
    assert visitors.troubles == []


def answering(page: Page, answer: str, before: str = "default", *more: str) -> Page:
    """The person at a page answers so when the browser asks."""
    for script in (PERMISSION % (json.dumps(before), answer), *more):
        page.context.add_init_script(script)
    return page


def menu(table: Table) -> Any:
    table.page.get_by_role("button", name="Menu").click()
    return table.page.get_by_role("dialog")


def worker_of(context: BrowserContext) -> Any:
    return context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")


def registration(session: CDPSession, page: Page) -> str:
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    return found[0]


def test_from_the_tap_to_the_notification_and_back_to_the_seat(
    people: Visitors, hurried: ServerProcess, push_service: PushService
) -> None:
    browser = push_service.browser("anna")
    page = answering(
        people.person(PHONE, worker=True),
        "granted",
        "default",
        SUBSCRIPTION % json.dumps(browser.subscription),
    )
    push_service.key = page.request.get("/api/notices").json()["push_key"]
    anna = Table.opened(page, GAME, "link", setup={"clock": {"days": 2}}, start=1)
    bjorn = people.person()
    bjorn.request.get("/api/me")
    code = anna.links[0].partition("=")[2]
    claimed = bjorn.request.post("/api/claim", data={"code": code, "name": "Björn"})
    assert claimed.ok, claimed.text()
    anna.visit()
    # Nothing is asked without a tap.
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Shall Stofa tell you when it is your turn?")
    assert page.evaluate("window.asked") is None
    prompt.get_by_role("button", name="Tell me").click()
    expect(page.get_by_role("alert")).to_contain_text("even when the page is closed")
    expect(prompt).not_to_contain_text("Shall Stofa")
    kept = page.request.get("/api/notices").json()
    assert kept["push"]
    assert (kept["quiet"]["start"], kept["quiet"]["end"]) == ("22:00", "07:00")
    page.request.post("/api/notices/quiet", data={"quiet": None})
    # She closes the table, and Björn moves.
    page.evaluate(CONTROLLED_SOON)
    page.goto("/")
    worker = worker_of(page.context)
    worker.evaluate(RECORD)
    seat = Table(bjorn, anna.name, 1)
    while (view := seat.view())["turn"] == 1:
        move = {"do": "move", "cmd": f"move-{view['n']:05}", "table": anna.name, "seat": 1}
        move |= {"decision": view["decision"], "moves": [view["legal"][0]["text"]]}
        assert bjorn.request.post("/api/commands", data=move).json()["type"] == "accepted"
    while not browser.messages:
        page.wait_for_timeout(50)
    (message,) = browser.messages
    session = page.context.new_cdp_session(page)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": hurried.address,
            "registrationId": registration(session, page),
            "data": json.dumps(message),
        },
    )
    while not (shown := worker.evaluate("self.shown")):
        page.wait_for_timeout(20)
    (notification,) = shown
    assert notification["title"] == "Your turn"
    assert notification["body"] == "It is your turn: Thurn and Taxis."
    assert notification["tag"] == f"turn {anna.name}"
    worker.evaluate(
        """(data) => self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"),
          { notification: { data, close() {} } }))""",
        notification["data"],
    )
    while not (opened := worker.evaluate("self.opened")):
        page.wait_for_timeout(20)
    assert opened == [f"{hurried.address}/#table={anna.name}"]
    page.goto(opened[0])
    expect(page.locator(".app[data-asked=true]")).to_be_visible()
    # And off again.
    dialog = menu(anna)
    dialog.get_by_role("group", name="On this device").get_by_text("Off").click()
    expect(dialog.get_by_text("Your browser will ask whether it may.")).to_be_visible()
    while page.request.get("/api/notices").json()["push"]:
        page.wait_for_timeout(50)


CONTROLLED_SOON = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((again) => setTimeout(again, 20));
}"""


def test_a_click_goes_to_the_tab_in_which_the_table_is_open(people: Visitors, hurried: ServerProcess) -> None:
    page = people.person(DESKTOP, worker=True)
    table = Table.opened(page, GAME).visit()
    page.evaluate(CONTROLLED_SOON)
    worker = worker_of(page.context)
    worker.evaluate(RECORD)
    worker.evaluate(
        "() => { WindowClient.prototype.focus = async function () { self.focused = this.url; }; }"
    )
    worker.evaluate(
        """(path) => self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"),
          { notification: { data: { path }, close() {} } }))""",
        f"/#table={table.name}",
    )
    while not (focused := worker.evaluate("self.focused ?? null")):
        page.wait_for_timeout(20)
    assert focused == f"{hurried.address}/#table={table.name}"
    assert worker.evaluate("self.opened") == []


@pytest.mark.parametrize(
    ("answer", "before", "more", "says"),
    [
        ("denied", "default", "", "Allow notifications for it in the settings of the browser"),
        ("denied", "denied", "", "Allow notifications for it in the settings of the browser"),
        ("granted", "default", NO_SERVICE, "Only while this page is open in a tab"),
        ("granted", "default", "delete window.Notification;", "This browser cannot do that."),
        (
            "granted",
            "default",
            "delete window.Notification; Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' });",
            "Add to Home Screen",
        ),
        (
            "granted",
            "default",
            "Object.defineProperty(window, 'isSecureContext', { value: false });",
            "only do that for pages opened with https",
        ),
    ],
)
def test_what_stands_in_the_way_is_said_truly(
    people: Visitors, answer: str, before: str, more: str, says: str
) -> None:
    page = answering(people.person(PHONE, worker=True), answer, before, more)
    dialog = menu(Table.opened(page, GAME).visit())
    expect(dialog.get_by_role("heading", name="Tell me when it is my turn")).to_be_visible()
    switch = dialog.get_by_role("group", name="On this device")
    if before == "default" and (not more or more == NO_SERVICE):
        switch.get_by_text("On", exact=True).click()
    expect(dialog.get_by_text(says)).to_be_visible()
    assert not page.request.get("/api/notices").json()["push"]


def test_a_hidden_page_tells_by_itself(people: Visitors) -> None:
    page = answering(people.person(DESKTOP, worker=True), "granted", "granted", NO_SERVICE)
    page.context.add_init_script(
        """localStorage.stofa = JSON.stringify({ notices: true });
        Object.defineProperty(document, "visibilityState", { get: () => "hidden" });"""
    )
    table = Table.opened(page, GAME).visit()
    while not (shown := page.evaluate("window.shown")):
        page.wait_for_timeout(20)
    assert shown[0]["title"] == "Your turn"
    assert shown[0]["data"] == {"path": f"/#table={table.name}"}
    assert shown[0]["tag"] == f"turn {table.name}"


def test_what_is_turned_off_before_the_server_has_answered_stays_off(
    people: Visitors, push_service: PushService
) -> None:
    person = people.person(PHONE, worker=True)
    subscription = SUBSCRIPTION % json.dumps(push_service.browser("hasty").subscription)
    page = answering(person, "granted", "default", subscription)
    table = Table.opened(page, GAME).visit()
    switch = menu(table).get_by_role("group", name="On this device")
    switch.get_by_text("On", exact=True).click()
    while not page.request.get("/api/notices").json()["push"]:
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/api/notices", lambda route: held.append((route, route.fetch())))
    menu(table)
    while not held:
        page.wait_for_timeout(20)
    switch.get_by_text("Off", exact=True).click()
    for route, answer in held:
        route.fulfill(response=answer)
    while page.request.get("/api/notices").json()["push"]:
        page.wait_for_timeout(20)
    expect(switch.get_by_role("radio", name="Off")).to_be_checked()


@pytest.mark.parametrize("language", ["en", "de", "is"])
def test_the_part_of_the_menu_fits_and_is_for_everybody(
    people: Visitors, push_service: PushService, language: Any
) -> None:
    subscription = SUBSCRIPTION % json.dumps(push_service.browser(language).subscription)
    person = people.person(PHONE, language=language, worker=True)
    page = answering(person, "granted", "default", subscription)
    Table.opened(page, GAME).visit()
    page.get_by_role("button", name={"en": "Menu", "de": "Menü", "is": "Valmynd"}[language]).click()
    notices = page.locator(".notices")
    notices.locator("fieldset label").first.click()  # waits until the sheet stands still
    expect(notices.locator("input[type=time]")).to_have_count(2)
    notices.scroll_into_view_if_needed()
    assert sideways(page) == []
    assert small_targets(page) == []
    assert axe_findings(page) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert axe_findings(page, colours_only=True) == []


def test_a_new_address_at_the_push_service_is_told_to_the_server(
    people: Visitors, push_service: PushService
) -> None:
    page = people.person(PHONE, worker=True)
    push_service.key = page.request.get("/api/notices").json()["push_key"]
    page.goto("/")
    page.evaluate(CONTROLLED_SOON)
    worker = worker_of(page.context)
    browser = push_service.browser("moved")
    worker.evaluate(
        """({ endpoint, ...keys }) => {
          PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys }) });
        }""",
        browser.subscription,
    )
    Table.opened(page, GAME)  # where it is her turn, and she does not look
    worker.evaluate("() => void self.dispatchEvent(new ExtendableEvent('pushsubscriptionchange'))")
    while not browser.messages:
        page.wait_for_timeout(50)
    assert page.request.get("/api/notices").json()["push"]


@pytest.fixture(scope="module")
def post_office() -> Iterator[MailService]:
    with MailService().running() as service:
        yield service


@pytest.fixture
def reached_by_mail(browser: Browser, post_office: MailService) -> Iterator[Visitors]:
    """Visitors of a server that sends e-mails."""
    with running_server(**{MAIL_PORT: str(post_office.port)}) as process:
        visitors = Visitors(browser, process.address)
        yield visitors
        visitors.close()
        assert visitors.troubles == []


def test_an_address_is_asked_agrees_and_ends_it_with_one_tap(
    reached_by_mail: Visitors, post_office: MailService
) -> None:
    reached_by_mail.allow("400")
    page = reached_by_mail.person(PHONE)
    table = Table.opened(page, GAME).visit()
    dialog = menu(table)
    field = dialog.get_by_label("E-mail address")
    button = dialog.get_by_role("button", name="Send an e-mail to confirm")
    field.fill("anna@localhost")  # which a browser takes for one
    button.click()
    expect(page.get_by_role("alert").filter(has_text="e-mail")).to_be_visible()
    assert post_office.mails == []
    field.fill("anna@example.org")
    button.click()
    expect(dialog.get_by_text("An e-mail is on its way to a…@example.org.")).to_be_visible()
    assert axe_findings(page) == []
    assert sideways(page) == []
    assert small_targets(page) == []
    (question,) = post_office.to("anna@example.org")
    # She reads her e-mails in another browser.
    other = reached_by_mail.person(DESKTOP)
    other.goto(f"/#confirm-mail={link_in(question, 'confirm-mail')}")
    other.get_by_role("button", name="Yes, tell me").click()
    expect(other.get_by_role("heading", name="Agreed.")).to_be_visible()
    page.reload()
    expect(menu(table).get_by_text("E-mails go to a…@example.org.")).to_be_visible()
    other.goto("/")
    other.goto(f"/#unsubscribe={link_in(question, 'unsubscribe')}")
    expect(other.get_by_role("heading", name="No more e-mails")).to_be_visible()
    page.reload()
    expect(menu(table).get_by_label("E-mail address")).to_be_visible()


def test_links_in_mails_open_a_page_that_needs_no_seat(people: Visitors) -> None:
    page = people.person(PHONE)
    page.goto("/#confirm-mail=nothing")
    expect(page.get_by_role("heading", name="E-mails when it is your turn?")).to_be_visible()
    page.get_by_role("button", name="Yes, tell me").click()
    expect(page.get_by_role("heading", name="This link is no longer valid")).to_be_visible()
    page.goto("/unsubscribe?code=nothing")
    expect(page.get_by_role("heading", name="Nothing to unsubscribe from")).to_be_visible()
