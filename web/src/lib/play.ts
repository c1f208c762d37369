/**
 * What a game's drawing gets to know and may do: a position, the moves that can be chosen, and a way to choose one.
 * A live table, a replay and a lesson each implement it, so that one drawing serves them all.
 */
import type { Moved } from "../generated/protocol";
import { includesMove, type Move, type MoveSet } from "./moves";

export interface Play<P = unknown, M extends Move = Move> {
  /** What to draw now: with the preview of what is chosen or looked at. */
  readonly position: P;
  /** The same without the preview: as it stands on the server. */
  readonly settled: P;
  /** The seat whose view it is; null: a spectator's. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** Whether this seat is asked now. */
  readonly asked: boolean;
  /** The decision that is open, by its number: it stays the same until a move is made or taken back. */
  readonly decision: number | null;
  /** The moves that can be chosen now: in addition to those chosen already, or instead of them. */
  readonly more: MoveSet<M>;
  /** The moves that could be chosen before anything was. */
  readonly legal: MoveSet<M>;
  /** All that the rules allow now, also where a lesson offers only a part of it. */
  readonly allowed: MoveSet<M>;
  /** The moves that a hint recommends, of those that can be chosen now. */
  readonly hinted: MoveSet<M>;
  /** What is chosen and not yet sent. */
  readonly chosen: readonly M[];
  /** Whether the server has yet to say what goes with the choice; `more` is empty until then. */
  readonly pending: boolean;
  /** The move that is only looked at (by hovering or focus), if there is one. */
  readonly peeked: M | null;
  /** Whether what is chosen can be sent as it is. */
  readonly ready: boolean;
  /** The squares that a piece would pass by the move chosen or looked at last, if pieces walk in this game. */
  readonly path: readonly string[];
  /** The moves made since this seat's own last decision, oldest first; the last of them stays marked. */
  readonly recent: readonly Moved[];
  /** What the others did since this seat's own last turn, also while its own turn is under way; only at a table that is played. */
  readonly others?: readonly Moved[];
  /** The moves of the turn under way or, between turns, of the last one. */
  readonly turn: readonly Moved[];
  /**
   * Whether what cannot be chosen cannot be played: not until the server has said what goes with the choice, and not
   * in a lesson, which offers less than the rules allow.
   */
  readonly judged: boolean;
  /** Why a move cannot be made now, for those who listen; empty if that is not known (yet), or it can be made. */
  whyNot(move: M): string;
  /** Chooses a move, takes a chosen one back, or says why it cannot be. */
  choose(move: M): void;
  /** Chooses these moves together, in place of what is chosen; if they do not go together, says why. */
  select(moves: readonly M[]): void;
  /** Looks at a move without choosing it; null: no longer. */
  peek(move: M | null): void;
  /** The squares that a piece would pass by a move. */
  pathOf(move: M): Promise<readonly string[]>;
  /** How the table would look after moves that are chosen together, with whatever has to follow; null: nobody knows. */
  outcome(moves: readonly M[]): Promise<P | null>;
  /** Sends what is chosen. */
  confirm(): void;
  /** Takes everything chosen back. */
  clear(): void;
}

export type Look = "legal" | "hinted" | "selected" | "";

/** How a thing looks that stands for a move, or for several. */
export function look<P, M extends Move>(play: Pick<Play<P, M>, "chosen" | "hinted" | "more">, ...moves: Move[]): Look {
  if (moves.some((move) => includesMove(play.chosen, move))) return "selected";
  if (moves.some((move) => play.hinted.has(move))) return "hinted";
  return moves.some((move) => play.more.has(move)) ? "legal" : "";
}
