/** Where everything lies on the round board, in units of its drawing: 390 by 390, the middle at 195. */
import { COLOURS } from "./moves";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 390;
const MIDDLE = SIZE / 2;
const TRACK_RADIUS = 172;
const RING_RADII = [143, 120, 97, 74];
/** From a start square to the first square behind it, and from square to square: start squares are larger. */
const FIRST = 7.2;
const NEXT = (90 - 2 * FIRST) / 13;
const HOME_RADIUS = 101;
const HOLES: readonly Point[] = [
  { x: -11, y: -11 },
  { x: 11, y: -11 },
  { x: -11, y: 11 },
  { x: 11, y: 11 },
];

/** A point by its angle, clockwise from below, where the viewer sits. */
function at(angle: number, radius: number): Point {
  const turned = (angle / 180) * Math.PI;
  return { x: MIDDLE - radius * Math.sin(turned), y: MIDDLE + radius * Math.cos(turned) };
}

/** The board turned so that a seat sits below. */
export class Geometry {
  readonly squares = new Map<string, Point>();
  readonly homes: readonly Point[];
  readonly #seat: number;

  constructor(seat: number) {
    this.#seat = seat;
    for (const colour of COLOURS) {
      const from = this.angle(colour.seat);
      this.squares.set(colour.start, at(from, TRACK_RADIUS));
      for (let n = 1; n <= 14; n++)
        this.squares.set(`${colour.letter}${n}`, at(from + FIRST + NEXT * (n - 1), TRACK_RADIUS));
      colour.rings.forEach((ring, number) => this.squares.set(ring, at(from, RING_RADII[number]!)));
    }
    this.homes = COLOURS.map((colour) => at(this.angle(colour.seat) + 45, HOME_RADIUS));
    COLOURS.forEach((colour, seat) => this.squares.set(colour.home, this.homes[seat]!));
  }

  angle(seat: number): number {
    return 90 * ((seat - this.#seat + 4) % 4);
  }

  point(square: string): Point {
    return this.squares.get(square) ?? { x: MIDDLE, y: MIDDLE };
  }

  hole(seat: number, number: number): Point {
    const [home, hole] = [this.homes[seat]!, HOLES[number % 4]!];
    return { x: home.x + hole.x, y: home.y + hole.y };
  }

  /** A point a little further round the board. */
  beside({ x, y }: Point, distance: number): Point {
    const length = Math.hypot(x - MIDDLE, y - MIDDLE) || 1;
    return { x: x - ((y - MIDDLE) / length) * distance, y: y + ((x - MIDDLE) / length) * distance };
  }

  /** Where a number beside the track stands. */
  label(seat: number, n: number): Point {
    return at(this.angle(seat) + FIRST + NEXT * (n - 1), 139);
  }

  /** Whether a home lies in the upper half: then its name stands below it. */
  above(seat: number): boolean {
    return this.homes[seat]!.y < MIDDLE;
  }
}
