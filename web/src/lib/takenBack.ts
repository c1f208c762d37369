/** Which moves of a log still hold. */
import type { Moved, TableEvent } from "../generated/protocol";

/** The numbers of the events whose moves were taken back. */
export function takenBack(events: readonly TableEvent[]): ReadonlySet<number> {
  const held: number[] = [];
  const gone = new Set<number>();
  for (const { n, what } of events)
    if (what.kind === "moved") held.push(n);
    else if (what.kind === "undone") for (const taken of held.splice(what.to)) gone.add(taken);
  return gone;
}

/** Whether the last undo after an event took back cards that had come: hidden ones are mixed again then. */
export function wasMixed(events: readonly TableEvent[], after: number): boolean {
  const last = events.findLastIndex(({ n, what }) => n > after && what.kind === "undone");
  if (last < 0) return false;
  const before = takenBack(events.slice(0, last));
  const taken = takenBack(events.slice(0, last + 1));
  return events.some(({ n, what }) => what.kind === "moved" && what.mover === "~" && taken.has(n) && !before.has(n));
}

export function heldMoves(events: readonly TableEvent[]): Moved[] {
  const gone = takenBack(events);
  return events.flatMap(({ n, what }) => (what.kind === "moved" && !gone.has(n) ? [what] : []));
}

/** The moves of the last turn that anybody took, with the cards that came by it. */
export const lastTurn = (events: readonly TableEvent[]): Moved[] => lastTurnOf(heldMoves(events));

export function lastTurnOf(moves: readonly Moved[]): Moved[] {
  const mover = moves.findLast((move) => move.mover !== "~")?.mover;
  if (mover === undefined) return [...moves];
  const before = moves.findLastIndex((move) => move.mover !== "~" && move.mover !== mover);
  return moves.slice(moves.findIndex((move, at) => at > before && move.mover === mover));
}

/** The moves since a seat's own last one (not included), or the last one for a spectator. */
export function movesSince(events: readonly TableEvent[], seat: number | null): Moved[] {
  const moves = heldMoves(events);
  const own = seat === null ? -1 : moves.findLastIndex((move) => move.mover === seat);
  // While it is one's own turn, the last move is one's own.
  return seat === null || own === moves.length - 1 ? moves.slice(-1) : moves.slice(own + 1);
}

/** What the others did since a seat's own last turn; during its own turn, what they did before that. */
export function othersSince(events: readonly TableEvent[], seat: number | null): Moved[] {
  if (seat === null) return [];
  const moves = heldMoves(events).filter(({ mover }) => mover !== "~");
  const end = moves.findLastIndex(({ mover }) => mover !== seat);
  const start = moves.slice(0, end + 1).findLastIndex(({ mover }) => mover === seat);
  return moves.slice(start + 1, end + 1);
}
