/** How the points of a finished game came: how all sides stood after each turn, and the turns that mattered most. */
import type { Course } from "../generated/protocol";
import type { Line } from "./logLines";

/** How it stood after a turn; by side. */
export interface Stand {
  turn: number;
  /** How many moves had been made by then. */
  moves: number;
  points: readonly number[];
}

export interface PointsStory {
  turns: number;
  /** From the beginning, before anybody has moved, to the end. */
  stands: readonly Stand[];
}

/** How many turns are told of. */
const TOLD = 3;

/** Of a game that counts all along, with the seats of each side; null if there is nothing to tell. */
export function pointsStory({ turns, first, standings }: Pick<Course, "turns" | "first" | "standings">, sides: readonly (readonly number[])[]): PointsStory | null {
  if (!standings.length) return null;
  const bySide = (points: readonly number[]): number[] => sides.map((side) => side.reduce((sum, seat) => sum + (points[seat] ?? 0), 0));
  return { turns, stands: [{ turn: 0, moves: 0, points: bySide(first) }, ...standings.map(({ turn, moves, points }) => ({ turn, moves, points: bySide(points) }))] };
}

/** The turns that mattered most, in order: those that brought much or a new leader, and late ones before early ones. */
export function decisive({ turns, stands }: PointsStory): Stand[] {
  const gain = (at: number): number => Math.max(...stands[at]!.points.map((points, side) => points - stands[at - 1]!.points[side]!));
  const most = Math.max(1, ...stands.slice(1).map((_, at) => gain(at + 1)));
  let leader: number | null = null;
  const weighed = stands.slice(1).map((stand, before) => {
    const ahead = leaderOf(stand.points);
    const level = leaderOf(stands[before]!.points) === null;
    const leads = ahead === null || leader === null ? 0 : ahead !== leader ? 0.5 : level ? 0.3 : 0;
    leader = ahead ?? leader;
    const last = before === stands.length - 2;
    return { stand, weight: gain(before + 1) / most + leads + (0.5 * stand.turn) / Math.max(1, turns) + (last ? 0.5 : 0) };
  });
  return weighed
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, TOLD)
    .map(({ stand }) => stand)
    .toSorted((one, other) => one.turn - other.turn);
}

/** The side that is ahead of all others; null if there is none. */
function leaderOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  return points.filter((each) => each === most).length === 1 ? points.indexOf(most) : null;
}

/** What was done in a turn: by the line of the log that says most, or several moves alike in one sentence. */
export function turnText(lines: readonly Line[], turn: number): string {
  const own = lines.filter((line) => line.turn === turn && line.mover !== null && !line.undone);
  const made = own.filter((line) => line.made);
  const main = made.findLast((line) => line.weighty);
  if (main) return main.text;
  return (made.length > 1 && own.at(-1)!.whole) || (made.at(-1) ?? own.at(-1))?.text || "";
}
