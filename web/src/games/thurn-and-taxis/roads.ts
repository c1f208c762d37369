/** How a road runs on the map: a little bent, always to the same side. */
import type { City } from "./board";

/** How far the middle of a road is pulled aside, as a part of its length. */
const BEND = 0.07;

type Point = Pick<City, "name" | "x" | "y">;

/** A path along the road between two cities, beside it by so much; the same one in whichever direction it is gone. */
export function roadPath(one: Point, other: Point, beside = 0): string {
  const [a, b] = one.name < other.name ? [one, other] : [other, one];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(x, y);
  const [right, down] = [y / length, -x / length];
  const bend = beside + ((a.name.length + b.name.length) % 2 ? BEND : -BEND) * length;
  const middle = `${round((a.x + b.x) / 2 + right * bend)} ${round((a.y + b.y) / 2 + down * bend)}`;
  return `M${round(a.x + right * beside)} ${round(a.y + down * beside)}Q${middle} ${round(b.x + right * beside)} ${round(b.y + down * beside)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
