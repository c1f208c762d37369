/** A finished game in turns: it begins when the first cards are dealt, and cards that come belong to the turn that brought them. */
import type { Moved } from "../generated/protocol";

/** How many moves had been made after the first deal, and after each turn. */
export function turnStops(moves: readonly Pick<Moved, "mover">[]): number[] {
  const stops: number[] = [];
  let mover: Moved["mover"] = "~";
  moves.forEach((move, at) => {
    if (move.mover === "~" || move.mover === mover) return;
    stops.push(at);
    mover = move.mover;
  });
  return [...stops, moves.length];
}

/** How many turns were over after so many moves. */
export function turnAt(stops: readonly number[], moves: number): number {
  return Math.max(0, stops.findLastIndex((stop) => stop <= moves));
}

/** The stop before or after a moment; the first or last one if there is none. */
export function nextStop(stops: readonly number[], now: number, forward: boolean): number {
  const found = forward ? stops.find((stop) => stop > now) : stops.findLast((stop) => stop < now);
  return found ?? stops.at(forward ? -1 : 0) ?? 0;
}

/** The next moment at which there is something to see: a move of a seat, with the cards that came by it. */
export function nextMove(moves: readonly Pick<Moved, "mover">[], now: number): number {
  let at = now;
  while (at < moves.length && moves[at]!.mover === "~") at += 1;
  if (at === now) at += 1;
  while (at < moves.length && moves[at]!.mover === "~") at += 1;
  return Math.min(at, moves.length);
}

/** The moments right after moves by which somebody won or lost something at once; not what follows from moves all the time. */
export function gains(moves: readonly Pick<Moved, "then">[], routine: ReadonlySet<string> = new Set()): number[] {
  return moves.flatMap(({ then }, at) => (then?.some(({ what }) => !routine.has(what)) ? [at + 1] : []));
}
