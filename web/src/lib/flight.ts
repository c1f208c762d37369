/**
 * Pieces go from where they were to where they are. A piece is any element with `data-piece="…"`: whatever bears
 * the same name before and after a change has moved, even from the display to a hand, and is seen to do so.
 */
import { pace } from "./settings.svelte";

export type Places = Map<string, DOMRect>;

export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const place = element.getBoundingClientRect();
    // A piece may be drawn twice, for narrow and for wide screens: what is not seen is nowhere.
    if (place.width) found.set(element.dataset.piece!, place);
  }
  return found;
}

export function fly(root: Element, before: Places): void {
  const duration = pace();
  if (!duration) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(element.dataset.piece!) ?? before.get(element.dataset.from ?? "");
    if (!from) continue;
    const to = element.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 4 || !to.width) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: 5 },
        { transform: "none", transformOrigin: "0 0", zIndex: 5 },
      ],
      { duration, easing: "cubic-bezier(.3,.7,.3,1)" },
    );
  }
}
