/**
 * What answers the question that is asked now: the cards, tickets and buttons that can be chosen, wherever they lie.
 * What lies on a drawn board is not among them: for everything there is a button as well.
 */

/** What can be chosen looks so. Nothing is sent by what only puts something back. */
const CHOOSABLE = [
  ".legal, .hinted, .costly, .sel, .lost, .selected",
  "[data-answers] button:not(.off, .chip)",
  ".prompt .row .btn:not([aria-disabled=true], [data-does=put-back])",
].join(", ");

/** Where a question is asked about one thing, its answers lie together, marked so; anything else would begin anew. */
const TOGETHER = "[data-answers]";

export function answersIn(table: HTMLElement): HTMLElement[] {
  const groups = [...table.querySelectorAll<HTMLElement>(TOGETHER)].filter(isSeen);
  const among = groups.length ? `${TOGETHER} *, .prompt *` : "*";
  return [...table.querySelectorAll<HTMLElement>(CHOOSABLE)].filter(
    (thing) => thing.matches("button, [role=button]") && thing.matches(among) && !thing.closest("svg, dialog, .side") && isSeen(thing),
  );
}

/** What the Tab key reaches in a part of the page. */
export function stopsIn(part: Element): HTMLElement[] {
  const stops = part.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex]");
  return [...stops].filter((stop) => stop.tabIndex >= 0 && isSeen(stop));
}

export function isSeen(thing: Element): boolean {
  return thing.checkVisibility({ visibilityProperty: true });
}

/** From the sentence that asks, the Tab key leads to the first answer; to be attached to that sentence. */
export function leadToAnswers(sentence: HTMLElement): () => void {
  const tab = (event: KeyboardEvent): void => {
    const table = sentence.closest<HTMLElement>(".app");
    if (event.key !== "Tab" || event.shiftKey || event.target !== sentence || !table) return;
    const [first] = answersIn(table);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  sentence.addEventListener("keydown", tab);
  return () => sentence.removeEventListener("keydown", tab);
}
