/** What a game brings to the page: drawings, and words for what happens. No rules. */
import type { Component, Snippet } from "svelte";
import type { Moved, Points } from "../generated/protocol";
import type { Flight } from "../lib/flights";
import type { Move, Roles } from "../lib/moves";
import type { Play } from "../lib/play";
import type { Sound } from "../lib/sound";
import type { Facts, Say } from "../lib/i18n.svelte";

/** A button of the prompt bar. */
export interface Button<M extends Move = Move> {
  /** The move it stands for, which has no place on the board; null: it confirms what is chosen. */
  move: M | null;
  label: string;
  /** Whether it is one way among others: then it is never the main button, not even alone. */
  minor?: boolean;
  /** Whether it only changes what is chosen, where moves are confirmed. */
  chooses?: boolean;
}

export interface Prompt<M extends Move = Move> {
  /** What is asked; **bold** for the names that matter. */
  text: string;
  /** At most three; the first is the widest. */
  buttons: Button<M>[];
  /** Puts back what is picked on the way to a move, where something is. */
  putBack?: (() => void) | undefined;
}

/** Who reads a log, and how it speaks. */
export interface LogContext {
  say: Say;
  names: readonly string[];
  /** Whose log it is. */
  seat: number | null;
  /** Of a line of the log: the moves of that turn so far, this one included. */
  turn?: readonly Moved[];
}

// The shell handles games whose positions and moves it does not know; only a game's own folder knows the types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameClient<P = any, M extends Move = any> {
  id: string;
  /** The board with its market: the middle of the table. */
  Board: Component<{ play: Play<P, M> }>;
  /** What the own seat has: hand, route, tickets. */
  Own: Component<{ play: Play<P, M>; curtain?: Snippet }>;
  /** Whether `Own` itself hangs the curtain over what is private, between two players at one screen. */
  readonly curtains?: boolean;
  /** Panels beside the board; on a phone behind a button. */
  Side: Component<{ play: Play<P, M> }>;
  /** Numbers beside a player's name. `would`: how it would stand with what is chosen, null if nothing is; only at a table that is played. */
  Facts: Component<{ position: P; seat: number; would?: P | null | undefined }>;
  /** What brought points, shown while they are counted: the tickets of a seat, say. */
  Scored?: Component<{ source: string; facts: Points["facts"] }>;
  /** How its moves are chosen, as the server declares them. */
  roles: Roles;
  /** Whether a move that is chosen together with others is the whole of a decision by itself: all seven steps, say. */
  alone?(move: M): boolean;
  /** Whether a move is asked about before it is made, though others are made by one click: it is a whole turn, and shows what nobody can forget again. */
  weighs?(move: M): boolean;
  /** What is asked of the own seat now, with the consequence of what is chosen. */
  prompt(play: Play<P, M>, say: Say): Prompt<M>;
  /** What a screen reader says behind the question: something new that is only seen elsewhere, and tells nothing to whoever looks. */
  besides?(play: Play<P, M>, say: Say): string;
  /** The move that is put together and stays in view as a preview, though it is not chosen yet; null if there is none. */
  meant?(play: Play<P, M>): M | null;
  /** A move in a few words, as a button would say it; `position`: how it stands before, where that is known; `seat`: whose move it is, the reader's if not given. */
  label(move: M, say: Say, position?: P, seat?: number): string;
  /** A line of the log; null where a move needs none (it is told with another). */
  logLine(moved: Moved, context: LogContext): string | null;
  /** What the log says of several such moves in a row; without it, or with null, how often stands behind the line. */
  timesLine?(moved: Moved, times: number, context: LogContext): string | null;
  /** The last moves of a turn in one line, in place of the line of each; null where each has its own. */
  joinedLine?(turn: readonly Moved[], context: LogContext): string | null;
  /** Lines of the log behind it, for what followed from the move. */
  consequenceLines?(moved: Moved, context: LogContext): string[];
  /** What somebody's turn begins with by rule, told with that turn though the move before it brought it about. */
  openingLines?(moved: Moved, context: LogContext): { seat: number; text: string }[];
  /** Whether the line of something that came tells all of what the line before it began, and takes its place. */
  endsLine?(moved: Moved): boolean;
  /** The moves of somebody's turn so far in one sentence; null where the lines of the log will do. */
  turnLine?(turn: readonly Moved[], context: LogContext): string | null;
  /** What follows from moves all the time, so that it says less about a turn than what was done in it. */
  readonly routine?: ReadonlySet<string>;
  /** Moves that say little about what somebody did, where they have made another since one's own last turn. */
  readonly slight?: ReadonlySet<string>;
  /** Who plays after a seat, where that is not simply the next one; null: nobody, or nobody can know. */
  next?(position: P, turn: number): number | null;
  /** The others in the order in which the board numbers what they did since one's own last turn, if it does. */
  numbered?(play: Play<P, M>): readonly number[];
  /** The places of the board that a move is about: names in `data-place`, `data-city` or `data-piece` of its drawing. */
  places?(moved: Moved): string[];
  /** What a move carries away, and to whom, as a seat (null: a spectator) sees it. What the seat itself gets into its hand needs no such flight. */
  flights?(moved: Moved, seat: number | null): Flight[];
  /** How a move sounds, where it is heard. */
  sound?(moved: Moved): Sound | null;
  /** What all are shown when a position follows another one, told at once; null if nothing. */
  announcement?(before: P, after: P, context: LogContext): string | null;
  /** What a seat has lost by somebody else's move, in one short sentence; without it, or if it is null, all that the log tells of the move. */
  loss?(moved: Moved, context: LogContext): string | null;
  /** A sentence of the server in the reader's words, where the game names things otherwise in moves. */
  reworded?(sentence: string): string;
  /** Something short beside the title: the round, the deal. */
  subtitle(position: P, say: Say): string;
}

/** How a game is shown on a big screen, where nobody touches anything and all that is drawn is for everybody. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface ScreenClient<P = any, M extends Move = any> {
  /** The table without its players, as large as there is room. */
  Table: Component<{ play: Play<P, M> }>;
  /** What lies before one player, beside or below the name. */
  Player?: Component<{ play: Play<P, M>; seat: number }>;
  /** More that all should have in view, in the column at the side. */
  Beside?: Component<{ play: Play<P, M> }>;
  /** Something short beside whose turn it is, where not all that stands beside the title of a page. */
  subtitle?(position: P, say: Say): string;
  /** What the pictures beside the players' names mean: from the sofa nobody can point at one. */
  legend?(): { icon: string; what: string }[];
  /** Whether the players stand broad above the table, because what lies before them is the table. */
  broadPlayers?: boolean;
}

/** Milliseconds from one thing to the next where those that brought points are turned over one by one. */
export const TURNED_OVER_MS = 160;

/** The colour of each seat. */
export const SEAT_COLOURS = ["blue", "red", "yellow", "green"] as const;

/** Facts that every log sentence has: who, and whether that is the reader. */
export function moverFacts(moved: Moved, { names, seat }: LogContext): Facts {
  const mover = moved.mover === "~" ? null : moved.mover;
  return { you: mover !== null && mover === seat ? "yes" : "no", name: mover === null ? "" : (names[mover] ?? "") };
}
