/**
 * Pieces go from where they were to where they are. A piece is any element with `data-piece="…"`: whatever bears
 * the same name before and after a change has moved, even from the display to a hand, and is seen to do so.
 */
import { tick } from "svelte";
import { depart, departures, type Departure, type Flight } from "./flights";
import { pace } from "./settings.svelte";

type Piece = HTMLElement | SVGGraphicsElement;
export type Places = Map<string, DOMRect>;

/** Milliseconds that a piece counts as lying where it was dropped: until it has been drawn in its new place. */
const LET_GO_MS = 1000;
const dropped: Places = new Map();

/** A piece was carried somewhere by hand: from there it goes on, and not from where it had lain. */
export function noteDrop(piece: string, place: DOMRect): void {
  dropped.set(piece, place);
  setTimeout(() => dropped.delete(piece), LET_GO_MS);
}

export function piecePlaces(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<Piece>("[data-piece]")) {
    const place = element.getBoundingClientRect();
    // A piece may be drawn twice, for narrow and for wide screens: what is not seen is nowhere.
    if (place.width) found.set(element.dataset.piece!, place);
  }
  return found;
}

export function animatePieces(root: Element, before: Places): void {
  const duration = pace();
  if (!duration) return;
  // All are looked at before the first one moves: the page need not be laid out again for each.
  const pieces = [...root.querySelectorAll<Piece>("[data-piece]")].map((element) => ({ element, to: element.getBoundingClientRect() }));
  for (const { element, to } of pieces) {
    const { piece = "", from: origin = "" } = element.dataset;
    const same = before.get(piece);
    const origins = same ?? dropped.get(origin) ?? before.get(origin);
    if (!origins || !to.width) continue;
    const from = same ?? startOf(origins, to);
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    const unit = unitOf(element);
    const flying = { transformOrigin: "0 0", zIndex: 5 };
    element.animate(
      [
        { ...flying, transform: `translate(${x / unit}px, ${y / unit}px) scale(${from.width / to.width})`, ...(!same && { pointerEvents: "none" }) },
        ...(same ? [] : LETS_THROUGH),
        { ...flying, transform: "none" },
      ],
      { duration, easing: "cubic-bezier(.3,.7,.3,1)" },
    );
  }
}

/**
 * What comes from another thing must not slip between that and the pointer. Where it is nearly there it can be pressed:
 * whoever is quick presses where it will lie.
 */
const LETS_THROUGH: Keyframe[] = [
  { pointerEvents: "none", offset: 0.85 },
  { pointerEvents: "auto", offset: 0.85 },
];

/** How many times larger or smaller than the piece something may be to pass for the place it lay in. */
const ALIKE = 1.5;

/** Where a piece starts that comes from something else: in the middle of it, and at its own size unless the two are about as large. */
function startOf(origin: DOMRect, to: DOMRect): DOMRect {
  const ratio = origin.width / to.width;
  const scale = ratio <= ALIKE && ratio >= 1 / ALIKE ? ratio : 1;
  const [width, height] = [to.width * scale, to.height * scale];
  return new DOMRect(origin.left + (origin.width - width) / 2, origin.top + (origin.height - height) / 2, width, height);
}

/** Things that move of themselves, and not because a style sheet says so: that may go on for ever, such as a lamp that thinks. */
const moving = (): Animation[] =>
  (document.getAnimations?.() ?? []).filter((each) => !(each instanceof CSSAnimation) && !(each instanceof CSSTransition));

/** Lets everything be at once where it is going. */
export function arriveNow(): void {
  for (const each of moving()) each.finish();
}

/** Waits until everything has arrived that is on its way on the page, walking pawns included. */
export async function arrivals(): Promise<void> {
  await tick();
  await Promise.allSettled(moving().map((each) => each.finished));
}

/** Lets the pieces of a drawing move whenever it changes. */
export class PieceAnimation {
  #before: Places | null = null;
  #departing: Departure[] = [];

  /**
   * To be called before the drawing changes, with what the change carries away. Changes that are drawn together are
   * one: pieces start where they were seen last.
   */
  async note(root: Element | undefined, flights: readonly Flight[] = []): Promise<void> {
    if (!root) return;
    this.#departing.push(...departures(root, flights));
    if (this.#before) return;
    this.#before = piecePlaces(root);
    await tick();
    const [before, departing] = [this.#before, this.#departing];
    [this.#before, this.#departing] = [null, []];
    animatePieces(root, before);
    depart(root, departing);
  }
}

/** How many pixels of the screen one of an element's own is: within a drawing there is a scale, and a big screen is enlarged. */
function unitOf(element: Piece): number {
  if (element instanceof SVGElement && element.ownerSVGElement) return element.getScreenCTM()?.a ?? 1;
  return element.currentCSSZoom ?? 1;
}
