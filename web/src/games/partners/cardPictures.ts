/** What the cards do, as drawings: walks of pawns, and whatever else a card can do, in a frame of 100 by 46. */
import { CARDS } from "./moves";

export interface Point {
  x: number;
  y: number;
}

/** A walk of a pawn from the first of its points to the last. */
export type Walk = readonly Point[];

/** What is drawn on a card: walks beside or below one another, a pawn that leaves home, two pawns that swap. */
export interface CardPicture {
  walks: readonly Walk[];
  /** Where a home stands that a pawn leaves, and how broad the drawing of it is. */
  leaves?: { x: number; width: number };
  /** Where two possibilities are divided. */
  divided?: number;
  back?: boolean;
  swap?: boolean;
}

/** Beyond so many steps a walk bends round. */
const STRAIGHT = 5;
const [LEFT, RIGHT, TOP, BOTTOM, MIDDLE] = [8, 92, 10, 36, 23];

/** The squares of a walk of so many steps; a long one turns at the right. */
export function walk(steps: number, left = LEFT, right = RIGHT, top = TOP, bottom = BOTTOM): Walk {
  const upper = steps <= STRAIGHT ? steps : Math.floor(steps / 2);
  const step = (right - left) / upper;
  const y = steps <= STRAIGHT ? (top + bottom) / 2 : top;
  const there = Array.from({ length: upper + 1 }, (_, at) => ({ x: left + step * at, y }));
  return [...there, ...Array.from({ length: steps - upper }, (_, at) => ({ x: right - step * at, y: bottom }))];
}

export function pictureOf(card: string): CardPicture {
  const face = CARDS.find((one) => one.card === card);
  if (!face || face.swap) return { walks: [], swap: true };
  const forward = face.forward as readonly number[];
  if (face.split) return { walks: [walk(4, LEFT, RIGHT, MIDDLE - 12, MIDDLE - 12), walk(3, LEFT, RIGHT, MIDDLE + 12, MIDDLE + 12)] };
  if (face.back) return { walks: [walk(face.back).toReversed()], back: true };
  if (!forward.length) return { walks: [], leaves: { x: 10, width: 80 } };
  if (face.start) return { walks: [walk(forward[0]!, 5, 47)], divided: 54, leaves: { x: 58, width: 42 } };
  if (forward.length > 1) return { walks: [walk(forward[0]!, 6, 24), walk(forward[1]!, 40, 95)], divided: 31 };
  return { walks: [walk(forward[0]!)] };
}
