/**
 * What a move carries away: a card that somebody takes, a tile that somebody wins. Such a thing is no longer drawn
 * after the move, or only as a number, so a copy of it is seen to fly to whoever has it now.
 */
import "./flights.css";
import { pace } from "./settings.svelte";

/** A thing on its way from one `data-piece` to another. */
export interface Flight {
  /** What flies, by the name of the piece or by how that begins: `row red` is any red card of the row. */
  piece: string;
  /** The piece it flies to: `seat 1`, or something that lies there. Of several, the first that is drawn. */
  to: string | readonly string[];
  /** Whether all that are called so fly, and not only the one that is gone. */
  all?: boolean;
  /** Whether it is torn away: it shakes where it is before it flies. */
  shaken?: boolean;
  /** Whether it lies face down: then a card's back flies, and nothing of what it starts from. */
  hidden?: boolean;
}

type Drawn = HTMLElement | SVGGraphicsElement;

interface Copy {
  copy: HTMLElement | SVGElement;
  place: DOMRect;
}

/** A flight before the table has changed: what may be carried away, and how each of it looks. */
export interface Departure {
  flight: Flight;
  copies: Copy[];
}

/** How much smaller than it is a thing may become, to fit where it goes. */
const SMALLEST = 0.3;
/** Of several things that a move brings, one starts after the other: after this part of a flight. */
const AFTER = 0.3;
/** How long something shakes that is torn away, in flights; and how far it tilts each time, in degrees. */
const SHAKE = 0.6;
const TILTS = [-8, 8, -8, 8, -8, 0];
/** Pixels up to which two places are the same. */
const SAME = 3;
/** Pixels of the height of a card's back, at most. */
const BACK = 64;

const seen = (root: Element, name: string): Drawn[] =>
  [...root.querySelectorAll<Drawn>(`[data-piece="${CSS.escape(name)}"], [data-piece^="${CSS.escape(`${name} `)}"]`)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );

/** To be called before the table changes: what is about to be carried away can still be copied. */
export function departures(root: Element, flights: readonly Flight[]): Departure[] {
  if (!flights.length || !pace()) return [];
  return flights.map((flight) => ({
    flight,
    copies: seen(root, flight.piece).map((element) => {
      const place = element.getBoundingClientRect();
      return flight.hidden ? backAt(place) : { copy: copyOf(root, element), place };
    }),
  }));
}

/** To be called after the table has changed: lets the copies fly, and takes them away when they have arrived. */
export function depart(root: Element, departing: readonly Departure[]): void {
  departing.forEach(({ flight, copies }, order) => {
    const target = [flight.to].flat().flatMap((name) => seen(root, name).slice(0, 1))[0];
    if (!target || !copies.length) return;
    const flying = flight.all ? copies : [copies.length > 1 ? goneOf(copies, seen(root, flight.piece)) : copies[0]!];
    for (const copy of flying) fly(root, copy, target.getBoundingClientRect(), order, flight.shaken);
  });
}

/** Of things alike, the one that is no longer where it was. */
function goneOf(copies: readonly Copy[], left: readonly Drawn[]): Copy {
  const places = left.map((element) => element.getBoundingClientRect());
  const stays = ({ place }: Copy): boolean =>
    places.some(({ left: x, top: y }) => Math.abs(x - place.left) + Math.abs(y - place.top) < SAME);
  return copies.find((copy) => !stays(copy)) ?? copies.at(-1)!;
}

function fly(root: Element, { copy, place }: Copy, to: DOMRect, order: number, shaken = false): void {
  // A big screen is enlarged as a whole.
  const unit = (root as HTMLElement).currentCSSZoom ?? 1;
  const scale = Math.max(SMALLEST, Math.min(1, to.width / place.width, to.height / place.height));
  const x = to.left + to.width / 2 - (place.left + place.width / 2);
  const y = to.top + to.height / 2 - (place.top + place.height / 2);
  const there = `translate(${x / unit}px, ${y / unit}px) scale(${scale})`;
  const flying = outermost(copy);
  Object.assign(copy.style, {
    position: "fixed",
    left: `${place.left / unit}px`,
    top: `${place.top / unit}px`,
    width: `${place.width / unit}px`,
    height: `${place.height / unit}px`,
    margin: "0",
    zIndex: "7",
    pointerEvents: "none",
  });
  root.append(flying);
  const duration = pace();
  const shake = shaken ? SHAKE / (1.1 + SHAKE) : 0;
  const easing = "cubic-bezier(.3,.7,.3,1)";
  const shaking = shaken ? TILTS.map((tilt, at) => ({ transform: `rotate(${tilt}deg)`, offset: (shake * (at + 1)) / TILTS.length })) : [];
  const flight = copy.animate(
    [
      { transform: "translate(0px, 0px) scale(1)", opacity: 1 },
      ...shaking.map((frame) => ({ ...frame, easing })),
      { transform: there, opacity: 1, offset: shake + 0.9 * (1 - shake) },
      { transform: there, opacity: 0 },
    ],
    { duration: duration * (shaken ? 1.1 + SHAKE : 1.1), delay: order * duration * AFTER, easing: shaken ? "linear" : easing, fill: "both" },
  );
  const remove = (): void => flying.remove();
  flight.finished.then(remove, remove);
}

function outermost(element: Element): Element {
  let found = element;
  while (found.parentElement) found = found.parentElement;
  return found;
}

/** A card's back of about the size of a stack. */
function backAt(stack: DOMRect): Copy {
  const height = Math.min(BACK, stack.height, stack.width * 1.4);
  const width = height / 1.4;
  const copy = document.createElement("span");
  copy.className = "card-back";
  copy.setAttribute("aria-hidden", "true");
  return {
    copy,
    place: new DOMRect(stack.left + (stack.width - width) / 2, stack.top + (stack.height - height) / 2, width, height),
  };
}

/**
 * A copy that looks like the thing itself, wherever on the page it is: empty copies of all that the thing lies in are
 * around it, so that the same styles apply, but take no part in the layout.
 */
function copyOf(root: Element, element: Drawn): Copy["copy"] {
  const bare = <E extends Element>(copied: E): E => {
    for (const each of [copied, ...copied.querySelectorAll("*")])
      for (const { name } of [...each.attributes])
        if (/^(data-|aria-|id$|role$|tabindex$|title$)/.test(name)) each.removeAttribute(name);
    return copied;
  };
  let copy = bare(element.cloneNode(true) as Drawn) as Copy["copy"];
  let around: Element = copy;
  let within: Element | null = element.parentElement;
  if (element instanceof SVGElement && element.ownerSVGElement) {
    const { x, y, width, height } = element.getBBox();
    copy.removeAttribute("transform");
    for (; within && within !== element.ownerSVGElement; within = within.parentElement) {
      const group = bare(within.cloneNode(false) as Element);
      group.removeAttribute("transform");
      group.append(around);
      around = group;
    }
    const svg = bare(element.ownerSVGElement.cloneNode(false) as SVGSVGElement);
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    svg.append(around);
    [copy, around] = [svg, svg];
    within = element.ownerSVGElement.parentElement;
  }
  for (; within && within !== root; within = within.parentElement) {
    const empty = bare(within.cloneNode(false) as HTMLElement);
    empty.style.display = "contents";
    empty.append(around);
    around = empty;
  }
  around.setAttribute("aria-hidden", "true");
  return copy;
}
