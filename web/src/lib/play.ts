/**
 * What a game's drawing gets to know and may do: a position, the moves that can be chosen, and a way to choose one.
 * A live table, a replay and a lesson are each such a thing, so that one drawing serves them all.
 */
import type { Moved } from "../generated/protocol";

export interface Play<P = unknown> {
  /** What to draw now: with the preview of what is chosen or looked at. */
  readonly position: P;
  /** The same without the preview: as it stands on the server. */
  readonly settled: P;
  /** Whose eyes it is seen with; null: a spectator's. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** Whether this seat is asked now. */
  readonly asked: boolean;
  /** The moves that can be chosen now: in addition to those chosen already, or instead of them. */
  readonly more: ReadonlySet<string>;
  /** The moves that could be chosen before anything was. */
  readonly legal: ReadonlySet<string>;
  /** The moves that a hint speaks for, of those that can be chosen now. */
  readonly hinted: ReadonlySet<string>;
  /** What is chosen and not yet sent. */
  readonly chosen: readonly string[];
  /** The move that is only looked at (by hovering or focus), if there is one. */
  readonly peeked: string | null;
  /** Whether what is chosen can be sent as it is. */
  readonly ready: boolean;
  /** Where a piece would go by the move chosen or looked at last, if the game tells. */
  readonly path: readonly string[];
  /** The moves made since this seat's own last decision, oldest first; the last of them stays marked. */
  readonly recent: readonly Moved[];
  /** Chooses a move, takes a chosen one back, or says why it cannot be. */
  choose(move: string): void;
  /** Looks at a move without choosing it; null: no longer. */
  peek(move: string | null): void;
  /** Where a piece would go by a move, if the game tells. */
  way(move: string): Promise<readonly string[]>;
  /** Sends what is chosen. */
  confirm(): void;
  /** Takes everything chosen back. */
  clear(): void;
}

export type Look = "legal" | "hinted" | "selected" | "";

/** How a thing looks that stands for a move, or for several. */
export function look(play: Play, ...moves: string[]): Look {
  if (moves.some((move) => play.chosen.includes(move))) return "selected";
  if (moves.some((move) => play.hinted.has(move))) return "hinted";
  return moves.some((move) => play.more.has(move)) ? "legal" : "";
}
