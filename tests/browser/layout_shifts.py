"""How far things jump on a page between two decisions: the layout shift, as browsers measure it."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

MOST = 0.01
"""Upper bound of the layout shift of one move: 1 would be the whole page moving by its whole height."""

# A shift right after a click is one that the reader may expect, so browsers mark it; here it counts as well.
# Pieces that fly are moved by transforms, which are no shifts.
OBSERVE = """(moves) => {
  window.shifts = [];
  const name = (node) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const named = [...(element?.classList ?? [])].filter((each) => !each.startsWith("svelte-")).join(".");
    return element ? `${element.localName}.${named}` : "?";
  };
  const place = ({ x, y, width, height }) => `${x},${y} ${width}×${height}`;
  const area = (box) => box.width * box.height;
  const shared = (one, two) => {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    return Math.max(0, across) * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
  };
  // The part of a shift that comes from some of what has moved, counted as browsers count the whole.
  const partOf = (sources) => {
    let [touched, far] = [0, 0];
    for (const { previousRect: from, currentRect: to } of sources) {
      touched += area(from) + area(to) - shared(from, to);
      far = Math.max(far, Math.abs(from.x - to.x), Math.abs(from.y - to.y));
    }
    return (touched / (innerWidth * innerHeight)) * (far / Math.max(innerWidth, innerHeight));
  };
  const heard = (list) => {
    for (const { value, sources } of list.getEntries()) {
      const kept = sources.filter(({ node }) => {
        const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        // What is no longer there has not moved.
        return !moves || (element && !element.closest(moves));
      });
      const what = kept.map(({ node, previousRect: from, currentRect: to }) =>
        `${name(node)} ${place(from)} to ${place(to)}`);
      const part = kept.length === sources.length ? value : Math.min(value, partOf(kept));
      if (what.length) window.shifts.push({ value: part, what });
    }
  };
  window.shiftObserver?.disconnect();
  window.shiftObserver = new PerformanceObserver(heard);
  window.shiftObserver.observe({ type: "layout-shift" });
  window.takeShifts = () => {
    heard({ getEntries: () => window.shiftObserver.takeRecords() });
    return window.shifts.splice(0);
  };
}"""
# A shift is known once the frame in which it happened has been drawn.
TAKE = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.takeShifts())))))"""


class LayoutShifts:
    """What has moved on a page since it was asked last. A page that is loaded anew is to be observed anew.

    `moves`: the things that are meant to move, as a selector; where only these have moved, it is no jump.
    """

    def __init__(self, page: Page, moves: str = "") -> None:
        self._page = page
        page.evaluate(OBSERVE, moves)

    def take(self) -> tuple[float, list[str]]:
        """The sum of all shifts since the last time, and what moved from where to where."""
        shifts = self._page.evaluate(TAKE)
        return sum(shift["value"] for shift in shifts), [what for shift in shifts for what in shift["what"]]

    def forget(self) -> None:
        self.take()


@contextmanager
def steady(page: Page, most: float = MOST, moves: str = "") -> Iterator[None]:
    """Nothing may jump within this: for one decision, from before the first click until the next question."""
    shifts = LayoutShifts(page, moves)
    shifts.forget()
    yield
    value, what = shifts.take()
    assert value < most, f"a layout shift of {value:.4f}: {what}"
