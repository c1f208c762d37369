/** Looking back at a finished game: how the chances went, where they turned, what was decided there. No drawing. */
import type { Outlook, Verdict } from "../generated/protocol";
import { sameMove, type Move } from "./moves";

export type Mover = number | "~";

/** Smallest swing that counts as a turn, in hundredths: three times the noise between two moments. */
export const LEAST_SWING = 12;
/** Upper bound of the turning points that are shown. */
const MOST_TURNS = 5;
/** Smallest loss of winning chance that counts as a mistake. */
const LEAST_LOSS = 0.05;

/** From one moment to the next, the chances of a side changed a lot. */
export interface Turn {
  from: number;
  to: number;
  side: number;
  before: number;
  after: number;
}

/** Parts come in order, and a later one may begin with what is known. */
export function joined(known: readonly Outlook[], more: readonly Outlook[]): Outlook[] {
  const last = known.at(-1)?.moves ?? -1;
  const fresh = more.filter(({ moves }) => moves > last);
  return [...known, ...fresh.map(({ moves, chances }) => ({ moves, chances: inPercent(chances) }))];
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

/** The largest swings, in the order of the game; of one turn of a seat only the largest. */
export function turnsOf(moments: readonly Outlook[], movers: readonly Mover[], sides: readonly (readonly number[])[]): Turn[] {
  const largest = new Map<number, Turn>();
  let number = 0;
  for (const [at, after] of moments.entries()) {
    const before = moments[at - 1];
    if (!before) continue;
    const decider = movers[before.moves];
    if (at > 1 && movers[moments[at - 2]!.moves] !== decider) number += 1;
    const swing = between(before, after, sides.findIndex((seats) => seats.some((seat) => seat === decider)));
    const known = largest.get(number);
    if (!known || sizeOf(swing) > sizeOf(known)) largest.set(number, swing);
  }
  return [...largest.values()]
    .filter((swing) => sizeOf(swing) >= LEAST_SWING)
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.from - other.from);
}

const sizeOf = ({ before, after }: Turn): number => Math.round(Math.abs(after - before) * 100);

/** The swing of the side that it mattered to most; where one wins what another loses, of the side that decided. */
function between(one: Outlook, other: Outlook, deciding: number): Turn {
  const all = one.chances.map((before, side): Turn => ({ from: one.moves, to: other.moves, side, before, after: other.chances[side]! }));
  const most = all.reduce((best, each) => (sizeOf(each) > sizeOf(best) ? each : best));
  const own = all[deciding];
  return own && sizeOf(own) === sizeOf(most) ? own : most;
}

/** The decisions of seats within a turning point, each by the number of moves made before it. */
export function decisionsOf({ from, to }: Turn, movers: readonly Mover[]): number[] {
  return movers.flatMap((mover, at) => (at >= from && at < to && mover !== "~" ? [at] : []));
}

const lossOf = ({ made, best }: Verdict): number => (sameMove(made.move, best.move) ? 0 : best.chance - made.chance);

/** What a bot thinks of a decision: it would have done the same, something as good, hardly better, or better. */
export function opinionOf(verdict: Verdict): "same" | "equal" | "alike" | "better" {
  if (sameMove(verdict.made.move, verdict.best.move)) return "same";
  // As the reader sees them, in whole percent: 56 is not better than 59, nor than 56.
  if (Math.round(verdict.best.chance * 100) <= Math.round(verdict.made.chance * 100)) return "equal";
  return lossOf(verdict) < LEAST_LOSS ? "alike" : "better";
}

/**
 * A verdict, unless its best move was made a little later by the same seat: then the bot would have done the same, in
 * another order, which means nothing (two houses of one route).
 */
export function whateverOrder(verdict: Verdict, movers: readonly Mover[], made: readonly (Move | null)[]): Verdict {
  for (let at = verdict.moves + 1; movers[at] === verdict.seat; at += 1) {
    const later = made[at];
    if (later && sameMove(later, verdict.best.move)) return { ...verdict, best: verdict.made };
  }
  return verdict;
}

/** The decision that cost most; of several that cost the same, the first. */
export function costliest(verdicts: readonly Verdict[]): Verdict | undefined {
  return verdicts.toSorted((one, other) => lossOf(other) - lossOf(one))[0];
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

