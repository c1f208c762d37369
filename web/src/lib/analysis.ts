/** Looking back at a finished game: how the chances went, and which decisions turned it. No drawing. */
import type { Outlook, Verdict } from "../generated/protocol";
import { sameMove } from "./moves";

export type Mover = number | "~";

/** Smallest loss of winning chance that counts as a turning point, in hundredths. */
export const LEAST_LOSS = 3;
/** Upper bound of the turning points that are shown. */
const MOST_TURNS = 5;

/** A decision that gave away a chance to win. */
export interface Turn {
  /** How many moves had been made before it. */
  at: number;
  verdict: Verdict;
}

/** Parts come in order, and a later one may begin with what is known. */
export function joined(known: readonly Outlook[], more: readonly Outlook[]): Outlook[] {
  const last = known.at(-1)?.moves ?? -1;
  const fresh = more.filter(({ moves }) => moves > last);
  return [...known, ...fresh.map((moment) => ({ ...moment, chances: inPercent(moment.chances) }))];
}

/** Chances as whole hundredths that make one together: more than that they do not tell. */
function inPercent(chances: readonly number[]): number[] {
  const found = chances.map((chance) => Math.floor(chance * 100));
  const rest = (side: number): number => chances[side]! * 100 - found[side]!;
  const order = found.map((_, side) => side).sort((one, other) => rest(other) - rest(one));
  const missing = 100 - found.reduce((sum, each) => sum + each, 0);
  for (const side of order.slice(0, Math.max(0, missing))) found[side]! += 1;
  return found.map((each) => each / 100);
}

/** The decisions that seem to have given away most, the worst first and one a turn, by the number of moves before them. */
export function suspects(moments: readonly Outlook[], movers: readonly Mover[]): number[] {
  const turns = new Set<number>();
  return moments
    .filter(({ decision, loss }) => decision !== null && hundredths(loss) >= LEAST_LOSS)
    .toSorted((one, other) => other.loss - one.loss)
    .map(({ decision }) => decision!)
    .filter((at) => {
      const turn = beginOf(at, movers);
      return !turns.has(turn) && turns.add(turn);
    })
    .slice(0, MOST_TURNS);
}

/** Where the turn of a decision begins: before it nobody else decided anything. */
function beginOf(at: number, movers: readonly Mover[]): number {
  return movers.slice(0, at).findLastIndex((mover) => mover !== "~" && mover !== movers[at]) + 1;
}

/** Those of them that did by the verdict, in the order of the game. */
export function turnsOf(moments: readonly Outlook[], movers: readonly Mover[], verdicts: ReadonlyMap<number, Verdict>): Turn[] {
  return suspects(moments, movers)
    .flatMap((at) => {
      const verdict = verdicts.get(at);
      return verdict && lossOf(verdict) >= LEAST_LOSS ? [{ at, verdict }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

const hundredths = (chance: number): number => Math.round(chance * 100);

/** What was given away, in hundredths as the reader sees them: 56 is not better than 59, nor than 56. */
const lossOf = ({ made, best }: Verdict): number => (sameMove(made.move, best.move) ? 0 : hundredths(best.chance) - hundredths(made.chance));

/** What a bot thinks of a decision: it would have done the same, something as good, hardly better, or better. */
export function opinionOf(verdict: Verdict): "same" | "equal" | "alike" | "better" {
  if (sameMove(verdict.made.move, verdict.best.move)) return "same";
  if (lossOf(verdict) <= 0) return "equal";
  return lossOf(verdict) < LEAST_LOSS ? "alike" : "better";
}

/** The moment that tells how it stood after `moves` moves; null from `open` on, where it is not worked out yet. */
export function standing(moments: readonly Outlook[], moves: number, open: number | null): Outlook | null {
  if (open !== null && moves >= open) return null;
  return moments.findLast((moment) => moment.moves <= moves) ?? moments[0] ?? null;
}

/** Where to go for a place between moments: to the nearest of them, and as it is where none is known yet. */
export function nearest(moments: readonly Outlook[], moves: number, open: number | null): number {
  if (!moments.length || (open !== null && moves >= open)) return moves;
  return moments.reduce((best, each) => (Math.abs(each.moves - moves) < Math.abs(best.moves - moves) ? each : best)).moves;
}

