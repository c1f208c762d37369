/** What the others' pawns did since one's own last decision, numbered in the order in which the others played. */
import shapes from "../../generated/shapes-partners.json";
import { outward, type Geometry, type Point } from "./geometry";
import type { PartnersPlay } from "./moves";

export interface Walk {
  /** The turn, from 1, and whose it was. */
  number: number;
  seat: number;
  path: readonly string[];
}

/** The walks of the last round; a seven that is shared out has several of one number. */
export function walksOf({ recent, seat }: Pick<PartnersPlay, "recent" | "seat">): Walk[] {
  const movers = numbered({ recent, seat });
  return recent.flatMap(({ mover, path }) => {
    const number = mover === "~" ? 0 : movers.indexOf(mover) + 1;
    return number && path && path.length > 1 ? [{ number, seat: mover as number, path }] : [];
  });
}

/** The others in the order in which they played; cards that were passed are no turns. */
export function numbered({ recent, seat }: Pick<PartnersPlay, "recent" | "seat">): number[] {
  const played = recent.flatMap(({ mover, move }) => (mover === "~" || mover === seat || move.kind === "give" || move.kind === "deal" ? [] : [mover]));
  return [...new Set(played)];
}

const isTrack = (square: string): boolean => /^[a-z]\d/.test(square);

/** The squares whose names stand beside the track. */
const NAMED: ReadonlySet<string> = new Set(Object.keys(shapes.labels));

/** How far inside the middles of the squares a walk is drawn, so that pawns and numbers stay in sight. */
const INSIDE = 14;

/** The line of a walk, along the inner edge of the track. What is sent home goes there on its own: that is no part of it. */
export function lineOf(geometry: Geometry, { path }: Walk): Point[] {
  const end = path.length - 1 - Number(path.at(-1)!.startsWith("home"));
  const way = path.slice(0, Math.max(end, 0) + 1);
  const along = (square: string): Point => (isTrack(square) ? outward(geometry.point(square), -INSIDE) : geometry.point(square));
  // Pawns that change places pass no squares: beside the track they cover none of those between them.
  const passed = way.length === 2 && isTrack(way[0]!) ? way : way.slice(1, -1);
  return [geometry.point(way[0]!), ...passed.map(along), ...(way.length > 1 ? [geometry.point(way.at(-1)!)] : [])];
}

/**
 * Where the number of a walk stands: inside of where it ends, further in if the number of pawns is told there, and
 * beside a start square, whose goal lies inside, and a square whose name stands there on a small board.
 */
export function numberAt(geometry: Geometry, walk: Walk, crowded: ReadonlySet<string>): Point {
  const square = walk.path.findLast((passed) => !passed.startsWith("home"))!;
  const point = geometry.point(square);
  if (/^[a-z]0$/.test(square)) return outward(geometry.beside(point, -24), -19);
  if (NAMED.has(square)) return outward(geometry.beside(point, 22), -19);
  return outward(point, crowded.has(square) ? -36 : -23);
}
