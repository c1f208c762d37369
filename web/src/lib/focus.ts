/**
 * Playing by keyboard removes the card or button that was pressed. The focus moves on to the next of its group, or
 * to the prompt, which says what is asked now; never to another button of the prompt, which does something else.
 */
const STOPS = "a[href], button, input, select, summary, [tabindex]";

/** Keeps the focus of a whole table; to be attached to its prompt. */
export function keepFocus(prompt: HTMLElement): () => void {
  const table = prompt.closest<HTMLElement>(".app");
  if (!table) return () => undefined;
  let byKeys = false;
  let looking = 0;
  let last: { group: Element; stops: Element[]; at: number } | null = null;

  const remember = (): void => {
    const focused = document.activeElement;
    if (!focused || !table.contains(focused)) return void (last = null);
    const group = groupOf(focused);
    const stops = stopsIn(group);
    last = { group, stops, at: stops.indexOf(focused) };
  };
  const key = (): void => {
    byKeys = true;
    remember();
  };
  const pointer = (): void => void (byKeys = false);

  /** An element that can no longer be focused loses the focus only when it is drawn. */
  const look = (): void => {
    if (!byKeys) return;
    cancelAnimationFrame(looking);
    looking = requestAnimationFrame(() => setTimeout(restore));
  };
  const restore = (): void => {
    if (!byKeys || !last || document.activeElement !== document.body) return;
    const { group, stops, at } = last;
    const near = [...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0)).reverse()];
    const now = group.isConnected && !prompt.contains(group) ? stopsIn(group) : [];
    const next = near.find((stop) => now.includes(stop)) ?? now[0] ?? prompt.querySelector("[data-testid=prompt]");
    (next as HTMLElement | null)?.focus();
    remember();
  };

  const changes = new MutationObserver(look);
  changes.observe(table, { subtree: true, childList: true, attributes: true });
  table.addEventListener("focusin", remember);
  addEventListener("keydown", key, { capture: true });
  addEventListener("pointerdown", pointer, { capture: true });
  return () => {
    cancelAnimationFrame(looking);
    changes.disconnect();
    table.removeEventListener("focusin", remember);
    removeEventListener("keydown", key, { capture: true });
    removeEventListener("pointerdown", pointer, { capture: true });
  };
}

/** What lies together with something: the cards of a hand, the entries of a list, the pieces of a board. */
function groupOf(element: Element): Element {
  return element.closest("svg, ul, ol") ?? element.parentElement!;
}

function stopsIn(group: Element): Element[] {
  return [...group.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}
