/** What a game brings to the page: drawings, and words for what happens. No rules. */
import type { Component } from "svelte";
import type { Moved, TableView } from "../generated/protocol";
import type { Play } from "../lib/play";
import type { Facts, Say } from "../lib/i18n.svelte";

/** A move that has no place on the board, as a button of the prompt bar. */
export interface Button {
  move: string;
  label: string;
}

export interface Prompt {
  /** What is asked; **bold** for the names that matter. */
  text: string;
  /** At most three; the first is the widest. */
  buttons: Button[];
}

export interface LogContext {
  say: Say;
  names: readonly string[];
  /** Whose log it is. */
  seat: number | null;
}

// A game that is looked up by its id has positions of any type.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameClient<P = any> {
  id: string;
  /** The board with its market: the middle of the table. */
  Board: Component<{ play: Play<P> }>;
  /** What the own seat has: hand, route, tickets. */
  Own: Component<{ play: Play<P> }>;
  /** Panels beside the board; on a phone behind a button. */
  Side: Component<{ play: Play<P> }>;
  /** Numbers beside a player's name. */
  Facts: Component<{ position: P; seat: number }>;
  /** Whether a move is one of several chosen together, in any order, and then sent. */
  gathers(move: string): boolean;
  /** Where a piece goes by a move that leads from one position to another, if pieces walk; then their order matters. */
  way?(move: string, before: P, after: P): string[];
  /** What is asked of the own seat now, with the consequence of what is chosen. */
  prompt(play: Play<P>, say: Say): Prompt;
  /** A move in a few words, as a button would say it. */
  label(move: string, say: Say): string;
  /** A line of the log; null where a move needs none (it is told with another). */
  tell(moved: Moved, telling: LogContext): string | null;
  /** Lines of the log behind it, for what happened by itself and is nobody's doing. */
  follow?(moved: Moved, telling: LogContext): string[];
  /** Something short beside the title: the round, the deal. */
  subtitle(position: P, say: Say): string;
}

/** The colour of each seat. */
export const SEAT_COLOURS = ["blue", "red", "yellow", "green"] as const;

/** Facts that every log sentence has: who, and whether that is the reader. */
export function who(moved: Moved, { names, seat }: LogContext): Facts {
  const mover = moved.mover === "~" ? null : moved.mover;
  return { you: mover !== null && mover === seat ? "yes" : "no", name: mover === null ? "" : (names[mover] ?? "") };
}

export type { TableView };
