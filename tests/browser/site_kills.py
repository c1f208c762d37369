"""A tab that stops in the middle of storing something, at a step that a test chooses."""

import json

from playwright.sync_api import BrowserContext, Page

# Runs in the worker before the tables do. It cannot wait: it goes round in circles until the tab is closed.
STOP_AT_STEP = """
let wanted = null;
const test = new BroadcastChannel("steps");
test.onmessage = ({ data }) => {
  wanted = data;
  test.postMessage("armed");
};
function step(name) {
  if (name !== wanted) return;
  test.postMessage(name);
  for (;;);
}
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (shelves, mode, ...more) {
  if (mode !== "readwrite") return transaction.call(this, shelves, mode, ...more);
  step("before");
  const made = transaction.call(this, shelves, mode, ...more);
  made.addEventListener("complete", () => step("on disk, not said"));
  return made;
};
for (const name of ["get", "put"]) {
  const plain = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...given) {
    if (this.transaction.mode === "readwrite") step(`${name} in ${this.name}`);
    return plain.apply(this, given);
  };
}
"""
# Before `REMEMBER_WORKER`, which takes what it finds here for the browser's own.
STOPPING_WORKER = """
const stop = new Blob([STOP_AT_STEP], { type: "text/javascript" });
window.Worker = class extends Worker {
  constructor(address, options) {
    const parts = [URL.createObjectURL(stop), new URL(address, location.href).href];
    const both = parts.map((part) => `import ${JSON.stringify(part)};`).join("\\n");
    super(URL.createObjectURL(new Blob([both], { type: "text/javascript" })), options);
  }
};
""".replace("STOP_AT_STEP", json.dumps(STOP_AT_STEP))

ARM = """(step) => new Promise((armed) => {
  window.steps ??= new BroadcastChannel("steps");
  window.steps.onmessage = () => {
    window.steps.onmessage = ({ data }) => (window.stoppedAt = data);
    armed();
  };
  window.steps.postMessage(step);
})"""


STEPS = ("before", "get in tables", "put in tables", "put in events", "on disk, not said")
"""Of storing a move, in their order."""


def stop_at_steps(context: BrowserContext) -> None:
    """From now on, pages can be told where to stop."""
    context.add_init_script(STOPPING_WORKER)


def arm(page: Page, step: str) -> None:
    """The tables of a page are to stop before this step of storing."""
    page.evaluate(ARM, step)
