/** How large a track is drawn on a big screen: the largest size at which all its rows fit. */
import type { Row } from "./printed";

export interface TrackSize {
  /** Pixels that a car is broad. */
  car: number;
  /** Pixels from the top of a line of rows to the top of the next. */
  line: number;
  /** Pixels of a row besides its cars. */
  rest: number;
}

export const SIZES: readonly TrackSize[] = [
  { car: 26, line: 58, rest: 84 },
  { car: 20, line: 48, rest: 74 },
  { car: 14, line: 44, rest: 62 },
  { car: 11, line: 42, rest: 58 },
];
/** Pixels between two rows of a line. */
const GAP = 10;
/** Beyond so many cars they overlap, and each further one adds less than half of its breadth. */
const LONG = 6;

function breadth({ cards, locomotives }: Row, { car, rest }: TrackSize): number {
  const cars = cards + locomotives;
  return rest + (cars > LONG ? car + (cars - 1) * (car * 0.45 + 2) : cars * (car + 2));
}

/** On how many lines rows lie in this many pixels. */
function lines(rows: readonly Row[], size: TrackSize, width: number): number {
  let [count, used] = [1, 0];
  for (const row of rows) {
    const needed = breadth(row, size);
    if (used && used + GAP + needed > width) [count, used] = [count + 1, 0];
    used += (used ? GAP : 0) + needed;
  }
  return count;
}

export function trackSize(rows: readonly Row[], width: number, height: number): TrackSize {
  return SIZES.find((size) => lines(rows, size, width) * size.line - GAP <= height) ?? SIZES.at(-1)!;
}
