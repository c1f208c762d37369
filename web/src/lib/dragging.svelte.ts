/**
 * Dragging, an extra beside tapping: something is lifted, follows the pointer, and is let go at a place, which is any
 * element with `data-place="…"`. What that means is decided, in terms of taps, by the code that lets it be lifted.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import "./dragging.css";
import { noteDrop } from "./pieceAnimation";
import { meaningOf, placeAt, type Place, type Point, type Scrolling } from "./gesture";
import { pace } from "./settings.svelte";

export interface Carried {
  /** The places where it may be let go. */
  places: Pick<ReadonlySet<string>, "has">;
  /** It is let go at a place; also where it may not be, to say why. */
  drop(place: string): void;
  /** It is held over a place where it may be let go; null: no longer. */
  over?(place: string | null): void;
  /** What is seen to be carried, if it is not the element that was pressed. */
  piece?: Piece | null;
  /** Comes when there are more places than at first. */
  known?: Promise<unknown>;
}

type Piece = HTMLElement | SVGGraphicsElement;
type Lift = (event: PointerEvent) => Carried | null;

/** Milliseconds that a finger rests before it drags something that can also be scrolled. */
const HOLD_MS = 250;
/** Pixels of overflow that come from rounding and do not make an element scrollable. */
const ROUNDED = 2;

let carried = $state.raw<Carried | null>(null);

/** Whether what is carried now may be let go at a place. */
export const awaited = (place: string): boolean => carried?.places.has(place) ?? false;
export const carrying = (): boolean => carried !== null;

/** Something that can be let go at one place only. */
export function boundFor(place: string, legal: boolean, drop: () => void): Carried {
  return { places: new Set(legal ? [place] : []), drop: (at) => at === place && drop() };
}

/** Lets an element be dragged; `lift` says what is carried then, or that nothing is. */
export function drag(lift: Lift): Attachment<Piece> {
  return (element) =>
    untrack(() => {
      let press: Press | null = null;
      const down = (event: PointerEvent): void => {
        if (event.button !== 0 || !event.isPrimary) return;
        press?.end();
        press = new Press(element, event, lift);
      };
      // Whether a finger scrolls is settled by its first move, and only for listeners that were there before it.
      const touch = (event: TouchEvent): void => {
        if (press?.carries && event.cancelable) event.preventDefault();
      };
      element.addEventListener("pointerdown", down as EventListener);
      element.addEventListener("touchmove", touch as EventListener, { passive: false });
      return () => {
        press?.end();
        element.removeEventListener("pointerdown", down as EventListener);
        element.removeEventListener("touchmove", touch as EventListener);
      };
    });
}

/** A button or finger that is down, until it is up. */
class Press {
  #carried: Carried | null = null;
  #piece: Piece;
  #ghost: HTMLElement | null = null;
  #held = false;
  #at: string | null = null;
  #from: DOMRect | null = null;
  #last: PointerEvent;
  readonly #scrolling: Scrolling;
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #listening = new AbortController();

  constructor(
    readonly element: Piece,
    readonly start: PointerEvent,
    readonly lift: Lift,
  ) {
    this.#piece = element;
    this.#last = start;
    this.#scrolling = scrollingAround(element);
    this.#timer = setTimeout(() => (this.#held = true), HOLD_MS);
    const { signal } = this.#listening;
    const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => event.pointerId === start.pointerId && act(event);
    addEventListener("pointermove", own((event) => this.#move(event)), { signal });
    addEventListener("pointerup", own((event) => this.#up(event)), { signal });
    addEventListener("pointercancel", own(() => this.end()), { signal });
    addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    // Two fingers enlarge the board.
    addEventListener("touchstart", ({ touches }) => touches.length > 1 && this.end(), { signal });
    addEventListener("contextmenu", (event) => this.carries && event.preventDefault(), { signal });
  }

  get carries(): boolean {
    return this.#ghost !== null;
  }
  get #finger(): boolean {
    return this.start.pointerType !== "mouse";
  }

  /** Puts it back, if something is carried, and listens no more. */
  end(): void {
    this.#listening.abort();
    this.#putBack();
  }

  get #moved(): Point {
    return { x: this.#last.clientX - this.start.clientX, y: this.#last.clientY - this.start.clientY };
  }

  #move(event: PointerEvent): void {
    this.#last = event;
    if (!this.carries) {
      if (this.#carried) return; // it was put back before
      const meaning = meaningOf(this.#moved, this.#finger, this.#held, this.#scrolling);
      if (meaning === "wait") return;
      if (meaning === "scroll" || !this.#begin()) return this.end();
    }
    this.#follow();
  }

  #begin(): boolean {
    this.#carried = this.lift(this.start);
    if (!this.#carried) return false;
    this.#piece = this.#carried.piece ?? this.element;
    this.#from = this.#piece.getBoundingClientRect();
    this.#ghost = ghostOf(this.#piece, this.#from);
    this.#piece.style.opacity = "0.4";
    // Nothing else is entered or left meanwhile.
    this.element.setPointerCapture(this.start.pointerId);
    carried = this.#carried;
    void this.#carried.known?.then(() => this.carries && this.#follow());
    return true;
  }

  #follow(): void {
    const { left, top } = this.#from!;
    this.#ghost!.style.transform = `translate(${left + this.#moved.x}px, ${top + this.#moved.y}px)`;
    const at = this.#mark({ x: this.#last.clientX, y: this.#last.clientY });
    const over = at !== null && this.#carried!.places.has(at) ? at : null;
    if (over !== this.#at) this.#carried!.over?.(over);
    this.#at = over;
  }

  /** Marks the places where it may be let go, and says which place it is over. */
  #mark(point: Point): string | null {
    const elements = [...document.querySelectorAll<Piece>("[data-place]")];
    const places = elements.map((element): Place => {
      const name = element.dataset.place!;
      return { name, box: element.getBoundingClientRect(), legal: this.#carried!.places.has(name) };
    });
    const seen = places.filter(({ box }) => box.width > 0);
    const at = placeAt(point, seen);
    places.forEach(({ name, legal }, number) => landing(elements[number]!, legal ? (name === at ? "over" : "open") : null));
    return at;
  }

  #up(event: PointerEvent): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
    if (!this.#carried) return;
    swallowClick();
    if (!this.carries) return; // it was put back before
    const at = this.#mark({ x: event.clientX, y: event.clientY });
    const dropped = this.#carried;
    if (at !== null && dropped.places.has(at)) {
      const { piece } = this.#piece.dataset;
      if (piece) noteDrop(piece, this.#ghost!.getBoundingClientRect());
      this.#lose();
    } else this.#putBack();
    if (at !== null) dropped.drop(at);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.carries) return;
    // What was chosen before stays chosen.
    event.stopImmediatePropagation();
    this.#putBack();
  }

  #putBack(): void {
    clearTimeout(this.#timer);
    const ghost = this.#ghost;
    this.#lose(pace() / 2);
    if (!ghost?.isConnected) return;
    const { left, top } = this.#piece.getBoundingClientRect();
    ghost.animate({ transform: `translate(${left}px, ${top}px)` }, { duration: pace() / 2, easing: "ease-out", fill: "forwards" });
  }

  #lose(after = 0): void {
    const ghost = this.#ghost;
    if (!ghost) return;
    this.#ghost = null;
    if (this.#at !== null) this.#carried?.over?.(null);
    this.#piece.style.opacity = "";
    if (carried === this.#carried) carried = null;
    for (const element of document.querySelectorAll<Piece>("[data-landing]")) landing(element, null);
    if (after) setTimeout(() => ghost.remove(), after);
    else ghost.remove();
  }
}

function landing(element: Piece, how: string | null): void {
  if (how === null) delete element.dataset.landing;
  else if (element.dataset.landing !== how) element.dataset.landing = how;
}

/** A copy that lies above everything. It stays beside the piece, so that it looks like it. */
function ghostOf(piece: Piece, place: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.popover = "manual";
  ghost.inert = true;
  ghost.style.width = `${place.width}px`;
  ghost.style.height = `${place.height}px`;
  const copy = piece.cloneNode(true) as Piece;
  for (const name of Object.keys(copy.dataset)) delete copy.dataset[name];
  ghost.append(piece instanceof SVGElement ? framed(copy, piece.getBBox()) : copy);
  (piece instanceof SVGElement ? piece.ownerSVGElement! : piece).parentElement!.append(ghost);
  ghost.showPopover?.();
  return ghost;
}

function framed(copy: Piece, { x, y, width, height }: DOMRect): SVGSVGElement {
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.style.transform = "none";
  frame.append(copy);
  return frame;
}

function scrollingAround(element: Element): Scrolling {
  const found = { sideways: false, upright: false };
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const scrolls = (overflow: string, hidden: number): boolean =>
      hidden > ROUNDED && (["auto", "scroll"].includes(overflow) || each === document.documentElement);
    if (scrolls(overflowX, each.scrollWidth - each.clientWidth)) found.sideways = true;
    if (scrolls(overflowY, each.scrollHeight - each.clientHeight)) found.upright = true;
  }
  return found;
}

/** Ignores the click that follows when the button goes up. It does not come if what was dragged is gone: the next press is another click. */
function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (event: Event): void => {
    over.abort();
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, signal });
  addEventListener("pointerdown", () => over.abort(), { capture: true, signal });
  setTimeout(() => over.abort(), 50);
}
