/** Coordinates of the drawing of the winning chances. */
import type { Outlook } from "../generated/protocol";

export class Plot {
  constructor(
    readonly width: number,
    readonly height: number,
    /** How many moves the game has. */
    readonly total: number,
    readonly margin: { left: number; right: number; top: number; bottom: number },
  ) {}

  get left(): number {
    return this.margin.left;
  }
  get right(): number {
    return Math.max(this.left + 1, this.width - this.margin.right);
  }
  get top(): number {
    return this.margin.top;
  }
  get bottom(): number {
    return this.height - this.margin.bottom;
  }

  x(moves: number): number {
    return this.left + (moves / Math.max(1, this.total)) * (this.right - this.left);
  }
  y(chance: number): number {
    return this.bottom - chance * (this.bottom - this.top);
  }
  /** The number of moves at a point of the drawing. */
  movesAt(x: number): number {
    const share = (x - this.left) / (this.right - this.left);
    return Math.round(Math.max(0, Math.min(1, share)) * this.total);
  }
  line(moments: readonly Outlook[], side: number): string {
    return moments.map(({ moves, chances }, at) => `${at ? "L" : "M"}${round(this.x(moves))} ${round(this.y(chances[side]!))}`).join("");
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Moves places apart, so that two signs never lie on each other; they stay in order and, if there is room, within. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]! || one - other);
  const found = [...places];
  let least = low;
  for (const at of order) {
    found[at] = Math.max(found[at]!, least);
    least = found[at] + gap;
  }
  let most = high;
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at]!, most);
    most = found[at] - gap;
  }
  return found;
}
