/** Where everything lies on the board, in units of its drawing: 390 by 390, the middle at 195. */
import shapes from "../../generated/shapes-partners.json";
import { COLOURS } from "./moves";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = shapes.size;
/** How large squares, rings and pawns are, and how broad the groove that the squares lie in. */
export const { radii: RADII, groove: GROOVE } = shapes;
const MIDDLE = SIZE / 2;
/** From the middle of a side of the track to where its corner begins. */
const STRAIGHT = shapes.track.half - shapes.track.corner;

/** A square with round corners, as attributes of a `rect`. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

function box({ half, corner }: { half: number; corner: number }, middle: Point = { x: MIDDLE, y: MIDDLE }, wider = 0): Box {
  const side = 2 * (half + wider);
  return { x: middle.x - half - wider, y: middle.y - half - wider, width: side, height: side, rx: corner + wider };
}

/** The board, the line that its squares lie on, and the plate within. */
export const WOOD = box(shapes.wood);
export const TRACK_LINE = box(shapes.track);
export const PLATE = box(shapes.plate);

/** Of a number, what lies beyond the straight part of a side. */
const beyond = (value: number): number => value - Math.max(-STRAIGHT, Math.min(STRAIGHT, value));

/** Straight across the track, from the inside to the outside; far inside, from the middle. */
function outwardFrom({ x, y }: Point): Point {
  const [right, down] = [beyond(x - MIDDLE), beyond(y - MIDDLE)];
  const [dx, dy] = right || down ? [right, down] : [x - MIDDLE, y - MIDDLE];
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}

/** A point further outside, straight across the track. */
export function outward(point: Point, distance: number): Point {
  const way = outwardFrom(point);
  return { x: point.x + way.x * distance, y: point.y + way.y * distance };
}

/** The board turned so that a seat sits below. */
export class Geometry {
  readonly squares = new Map<string, Point>();
  readonly homes: readonly Point[];
  readonly #seat: number;

  constructor(seat: number) {
    this.#seat = seat;
    for (const [square, at] of Object.entries(shapes.squares)) this.squares.set(square, this.#turned(at));
    this.homes = shapes.homes.map((at) => this.#turned(at));
    COLOURS.forEach((colour, number) => this.squares.set(colour.home, this.homes[number]!));
  }

  /** Where a point lies when this seat sits below; the shapes have blue there. */
  #turned([right, down]: number[]): Point {
    const angle = (this.#seat * Math.PI) / 2;
    const [x, y] = [right! - MIDDLE, down! - MIDDLE];
    return {
      x: MIDDLE + x * Math.cos(angle) + y * Math.sin(angle),
      y: MIDDLE + y * Math.cos(angle) - x * Math.sin(angle),
    };
  }

  angle(seat: number): number {
    return 90 * ((seat - this.#seat + 4) % 4);
  }

  point(square: string): Point {
    return this.squares.get(square) ?? { x: MIDDLE, y: MIDDLE };
  }

  hole(seat: number, number: number): Point {
    const [home, hole] = [this.homes[seat]!, shapes.holes[number % 4]!];
    return { x: home.x + hole[0]!, y: home.y + hole[1]! };
  }

  /** A point a little further round the board. */
  beside(point: Point, distance: number): Point {
    const way = outwardFrom(point);
    return { x: point.x - way.y * distance, y: point.y + way.x * distance };
  }

  /** How far to go from a point towards the inside of the track. */
  inward(point: Point, distance: number): Point {
    const way = outwardFrom(point);
    return { x: -way.x * distance, y: -way.y * distance };
  }

  /** Where the number of pawns on a square stands, from its middle: inside of the track, and beside the goal that lies there. */
  countBeside(square: string): Point {
    const point = this.point(square);
    if (!/^[a-z]0$/.test(square)) return this.inward(point, 14);
    const { x, y } = outward(this.beside(point, 12), -13);
    return { x: x - point.x, y: y - point.y };
  }

  /** A home's outline; `wider` for what goes around it. */
  homeBox(seat: number, wider = 0): Box {
    return box(shapes.home, this.homes[seat]!, wider);
  }

  /** Where a line of the name beside a home stands: between the home and the words of the goal beside it. */
  nameAt(seat: number, line: number, lines: number): Point & { dy: string } {
    const { x, y } = this.homes[seat]!;
    const { half } = shapes.home;
    const [above, below] = [line, lines - 1 - line];
    if (this.above(seat)) return { x, y: y + half + (lines > 1 ? 9 : 14), dy: `${above}em` };
    return { x, y: y - half - (lines > 1 ? 3 : 6), dy: `${-below}em` };
  }

  /** The squares whose names stand beside the track, and where. */
  labels(): [square: string, at: Point][] {
    return Object.entries(shapes.labels).map(([square, at]) => [square, this.#turned(at)]);
  }

  /**
   * Where the words "start" and "goal" begin or end, and an arrow from the first to the start square: beside the way into
   * the goal, on the side away from its owner's home. Numbers of the last round, which stand beside the last squares
   * before a start, have their place between the word and the square, outside of the arrow.
   */
  words(start: string, ring: string): { start: Point; arrow: string; goal: Point; anchor: "start" | "end" } {
    const upright = Math.abs(this.point(start).x - MIDDLE) < 1;
    const place = (square: string, inward: number, aside = upright ? 14.5 : 20): Point => this.beside(outward(this.point(square), -inward), -aside);
    const at = (inward: number, aside: number): string => {
      const { x, y } = place(start, inward, aside);
      return `${x} ${y}`;
    };
    const arrow = `M${upright ? at(35, 16.5) : at(41, 19)}L${at(14, 12)}M${at(19.5, 15.6)}L${at(14, 12)}L${at(20.3, 10.6)}`;
    // Along a way that leads to the side, words run inwards; beside one that leads up or down, away from it.
    const goal = place(ring, upright ? 0 : -10);
    return { start: place(start, upright ? 46 : 44), arrow, goal, anchor: goal.x < MIDDLE === upright ? "end" : "start" };
  }

  /** Whether a home lies in the upper half: then its name stands below it. */
  above(seat: number): boolean {
    return this.homes[seat]!.y < MIDDLE;
  }
}
