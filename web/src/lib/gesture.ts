/** What a press that has moved is meant to be, and which place it has come to. Knows points and boxes, and no page. */
export interface Point {
  x: number;
  y: number;
}

/** The directions in which what lies under a finger can be scrolled. */
export interface Scrolling {
  sideways: boolean;
  upright: boolean;
}

/** So far nothing yet; a scroll, which is the browser's; or something that is dragged. */
export type Meaning = "wait" | "scroll" | "drag";

const MOUSE_SLOP = 5;
const FINGER_SLOP = 9;

/** A finger drags across the direction of scrolling, or along it if it has been held still before. */
export function meaningOf(moved: Point, finger: boolean, held: boolean, scrolling: Scrolling): Meaning {
  if (Math.hypot(moved.x, moved.y) < (finger ? FINGER_SLOP : MOUSE_SLOP)) return "wait";
  if (!finger || held) return "drag";
  const sideways = Math.abs(moved.x) > Math.abs(moved.y);
  return (sideways ? scrolling.sideways : scrolling.upright) ? "scroll" : "drag";
}

export interface Place {
  name: string;
  box: Pick<DOMRect, "left" | "top" | "width" | "height">;
  /** Whether what is carried may be let go there. */
  legal: boolean;
}

/** How far from a legal place it may still be meant. */
const REACH = 22;

/** The place that a point means: the nearest legal one within reach, or else the smallest one that it lies in. */
export function placeAt(point: Point, places: readonly Place[]): string | null {
  const legal = places.filter((place) => place.legal && outside(point, place) <= REACH);
  if (legal.length) return least(legal, (place) => outside(point, place) + fromMiddle(point, place) / 1000).name;
  const around = places.filter((place) => outside(point, place) === 0);
  return around.length ? least(around, ({ box }) => box.width * box.height).name : null;
}

function outside({ x, y }: Point, { box }: Place): number {
  const beside = Math.max(box.left - x, 0, x - box.left - box.width);
  const above = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(beside, above);
}

function fromMiddle({ x, y }: Point, { box }: Place): number {
  return Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
}

function least<T>(some: readonly T[], measure: (one: T) => number): T {
  return some.reduce((best, one) => (measure(one) < measure(best) ? one : best));
}
