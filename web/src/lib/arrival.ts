/**
 * On a new screen the focus goes to its heading, so that a screen reader says where one is and the Tab key begins
 * there. Otherwise it would fall to the page as a whole, because what was pressed is gone.
 */
import { tick } from "svelte";

/** Whether anything was done yet: a page that was just opened is read from its beginning. */
let underWay = false;
for (const way of ["hashchange", "keydown", "pointerdown"]) addEventListener(way, () => void (underWay = true), { once: true, capture: true });

/** To be attached to the heading of a screen. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  void tick().then(() => {
    if (underWay && heading.isConnected && document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
}
