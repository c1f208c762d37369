/** How large a track is drawn: the largest size at which all its rows fit into their place. */
import type { Row } from "./printed";

export interface TrackSize {
  /** Pixels that a vehicle is broad. */
  car: number;
  /** Pixels from the top of a line of rows to the top of the next. */
  line: number;
  /** Pixels of a row besides its vehicles. */
  rest: number;
}

export const SIZES: readonly TrackSize[] = [
  { car: 162, line: 130, rest: 130 },
  { car: 132, line: 106, rest: 108 },
  { car: 108, line: 88, rest: 92 },
  { car: 88, line: 74, rest: 82 },
  { car: 72, line: 62, rest: 74 },
  { car: 62, line: 55, rest: 70 },
  { car: 54, line: 49, rest: 66 },
  { car: 46, line: 44, rest: 62 },
  { car: 39, line: 39, rest: 58 },
  { car: 33, line: 35, rest: 54 },
  { car: 28, line: 31, rest: 50 },
  { car: 23, line: 28, rest: 48 },
  { car: 18, line: 26, rest: 46 },
];
/** On a screen that all look at from afar the numbers are larger. */
export const BIG_SIZES: readonly TrackSize[] = [
  { car: 64, line: 62, rest: 90 },
  { car: 50, line: 56, rest: 84 },
  { car: 40, line: 48, rest: 74 },
  { car: 28, line: 44, rest: 62 },
  { car: 20, line: 42, rest: 58 },
];
/** From which line on trains are only so large where they leave half of a track free: there is no reason to shrink soon. */
const HIGH = 100;
/** Pixels between two rows of a line. */
const GAP = 8;
/** Beyond so many vehicles they overlap, and each further one adds less than half of its breadth. */
const LONG = 6;

function breadth({ cards, locomotives }: Row, { car, rest }: TrackSize): number {
  const cars = cards + locomotives;
  return rest + (cars > LONG ? car + (cars - 1) * car * 0.45 : cars * car);
}

/** On how many lines rows lie in this many pixels. */
function lines(rows: readonly Row[], size: TrackSize, width: number): number {
  let [count, used] = [1, 0];
  for (const row of rows) {
    const needed = breadth(row, size);
    if (needed > width) return Infinity;
    if (used && used + GAP + needed > width) [count, used] = [count + 1, 0];
    used += (used ? GAP : 0) + needed;
  }
  return count;
}

export function trackSize(rows: readonly Row[], width: number, height: number, sizes = SIZES): TrackSize {
  return sizes.find((size) => lines(rows, size, width) * size.line <= (size.line > HIGH ? height / 2 : height)) ?? sizes.at(-1)!;
}
