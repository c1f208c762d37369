/** What the others' pawns did since one's own last decision, numbered in the order in which the others played. */
import { outward, type Geometry, type Point } from "./geometry";
import { COLOURS, type PartnersPlay } from "./moves";

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

/** Half the breadth and height of a square's name in the largest letters, and how large a number is. */
const [NAME_WIDE, NAME_HIGH, NUMBER] = [14, 7, 9];

/** Places for a number, from where its walk ends: how far outwards and how far aside, the best first. */
const PLACES = [[-23, 0], [-21, 12], [-21, -12], [-19, 22], [-19, -22]] as const;
const BEYOND_COUNT = [[-36, 0], [-36, 12], [-36, -12], ...PLACES.slice(-2)] as const;

/** Whether a number there lies over none of the names that stand beside the track on a small board. */
function isClear(geometry: Geometry, { x, y }: Point): boolean {
  return geometry
    .labels()
    .every(([, name]) => Math.hypot(Math.max(0, Math.abs(x - name.x) - NAME_WIDE), Math.max(0, Math.abs(y - name.y) - NAME_HIGH)) > NUMBER);
}

/**
 * Where the number of a walk stands: inside of where it ends, further in if the number of pawns is told there, and
 * beside a start square, whose goal lies inside. In a goal that is at its inner end, for there one ring follows the other.
 */
export function numberAt(geometry: Geometry, walk: Walk, crowded: ReadonlySet<string>): Point {
  const square = walk.path.findLast((passed) => !passed.startsWith("home"))!;
  const point = geometry.point(square);
  if (/^[a-z]0$/.test(square)) return outward(geometry.beside(point, -24), -19);
  const goal = COLOURS.find(({ rings }) => rings.includes(square));
  if (goal) return outward(geometry.point(goal.rings.at(-1)!), -23);
  const places = (crowded.has(square) ? BEYOND_COUNT : PLACES).map(([out, aside]) => outward(geometry.beside(point, aside), out));
  return places.find((place) => isClear(geometry, place)) ?? places[0]!;
}
