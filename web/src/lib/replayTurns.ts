/** A finished game in turns: what was dealt first is one of them, and cards that come belong to the turn that brought them. */
import type { Moved } from "../generated/protocol";

/** How many moves had been made at the beginning, after the first deal, and after each turn. */
export function turnStops(moves: readonly Pick<Moved, "mover">[]): number[] {
  const stops = [0];
  let mover: Moved["mover"] = "~";
  moves.forEach((move, at) => {
    if (move.mover !== "~" && move.mover !== mover) {
      if (at > 0) stops.push(at);
      mover = move.mover;
    }
  });
  if (moves.length > stops.at(-1)!) stops.push(moves.length);
  return stops;
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

/** The moments right after moves by which somebody won or lost something at once. */
export function turningPoints(moves: readonly Pick<Moved, "then">[]): number[] {
  return moves.flatMap(({ then }, at) => (then?.length ? [at + 1] : []));
}
