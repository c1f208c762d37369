/** Where everything lies on the round board, in units of its drawing: 390 by 390, the middle at 195. */
import shapes from "../../generated/shapes-partners.json";
import { COLOURS } from "./moves";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = shapes.size;
const MIDDLE = SIZE / 2;

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
  beside({ x, y }: Point, distance: number): Point {
    const length = Math.hypot(x - MIDDLE, y - MIDDLE) || 1;
    return { x: x - ((y - MIDDLE) / length) * distance, y: y + ((x - MIDDLE) / length) * distance };
  }

  /** How far to go from a point towards the middle. */
  inward({ x, y }: Point, distance: number): Point {
    const length = Math.hypot(x - MIDDLE, y - MIDDLE) || 1;
    return { x: ((MIDDLE - x) / length) * distance, y: ((MIDDLE - y) / length) * distance };
  }

  /** The squares whose names stand beside the track, and where. */
  labels(): [square: string, at: Point][] {
    return Object.entries(shapes.labels).map(([square, at]) => [square, this.#turned(at)]);
  }

  /** Where the words "start" and "goal" stand: beside the way into the goal, where no home is. */
  words(start: string, ring: string): { start: Point; goal: Point } {
    const place = (square: string, inward: number, beside: number): Point => {
      const at = this.point(square);
      const length = Math.hypot(at.x - MIDDLE, at.y - MIDDLE);
      const shorter = (length - inward) / length;
      const point = { x: MIDDLE + (at.x - MIDDLE) * shorter, y: MIDDLE + (at.y - MIDDLE) * shorter };
      // A word is broader than high: beside a way that leads up or down it needs more room.
      return this.beside(point, Math.abs(at.x - MIDDLE) < 1 ? beside + 12 * Math.sign(beside) : beside);
    };
    return { start: place(start, 38, -19), goal: place(ring, 10, 19) };
  }

  /** Whether a home lies in the upper half: then its name stands below it. */
  above(seat: number): boolean {
    return this.homes[seat]!.y < MIDDLE;
  }
}
