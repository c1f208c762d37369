// Made by `python -m stofa.server.typescript` from the server's own types. Not to be edited.

/** Done, and on the disk. */
export interface Accepted {
  type: "accepted";
  cmd: string;
  n: number;
  duplicate?: boolean;
  table?: string | null;
}

/** What a bot that thinks ahead would do, going by nothing but what the seat sees. */
export interface Advice {
  type: "advice";
  decision: number;
  moves: string[];
  chance: number;
}

/** Says whether somebody may take moves back. */
export interface AnswerUndo {
  do: "answer-undo";
  cmd: string;
  table: string;
  seat: number;
  asked: number;
  yes: boolean;
}

/** A move that a seat may or may not make. */
export interface Ask {
  seat: number;
  move: string;
}

/** Asks what a bot would do in a seat. Asked again for the same decision, it is not counted again. */
export interface AskHint {
  seat: number;
  decision: number;
}

export interface BotInfo {
  id: string;
  name: Record<string, string>;
}

/** How a finished game stood, moment by moment. */
export interface Chances {
  table: string;
  total: number;
  games: number;
  sides: number[][];
  moments: Outlook[];
  next: number | null;
}

/** Takes the seat that a one-time code opens. */
export interface Claim {
  code: string;
  name?: string;
  bearer?: boolean;
}

/** A seat was taken. */
export interface Claimed {
  table: string;
  seat: number;
  you: You;
  view: TableView;
  secret?: string | null;
}

/** How long somebody may think: so much each turn, then from the bank; or some days each turn. */
export interface Clock {
  per_turn_s?: number | null;
  bank_s?: number;
  days?: number | null;
}

/** Something that happens by itself when a move is made, in the sight of everybody. */
export interface Consequence {
  what: string;
  seat: number;
  things: string[];
}

/** Opens a table. */
export interface Create {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  clock?: Clock | null;
  start?: "full" | "host";
  spectators?: boolean;
  hints?: boolean;
  bearer?: boolean;
}

/** A line of the log. */
export interface TableEvent {
  n: number;
  at: number;
  what: Opened | Seated | LeftSeat | Revoked | Started | Moved | UndoAsked | UndoAnswered | Undone | Nudged | TakeOverAsked | TakenOver | HandedBack | TimedOut | Hinted | Finished | Rematched;
}

/** The game is over. Whoever has the seed can check every card. */
export interface Finished {
  kind: "finished";
  result: Record<string, unknown>;
  seed: string | null;
}

/** One moment of a game. */
export interface Frame {
  moves: number;
  mover: number | string | null;
  move: string | null;
  turn: number | string | null;
  position: Position | null;
}

export interface GameInfo {
  id: string;
  name: Record<string, string>;
  summary: Record<string, string>;
  rules: number;
  player_counts: number[];
  options: OptionInfo[];
  picks: string[];
  chains: string[];
}

/** What can be played, and against which bots. */
export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  compiled: boolean;
}

/** The table was deleted, or the seat is no longer this device's. */
export interface Gone {
  type: "gone";
  table: string;
  seat: number | null;
}

/** Takes the own seat back from the bot. */
export interface HandBack {
  do: "hand-back";
  cmd: string;
  table: string;
  seat: number;
}

/** Somebody came back and plays on. */
export interface HandedBack {
  kind: "handed-back";
  seat: number;
}

export interface Health {
  status: "failing" | "ok";
  version: string;
  compiled: boolean;
}

/** What is said to the learner before a decision. */
export interface Hint {
  text: Record<string, string>;
  rule?: string | null;
}

/** Somebody was told what a bot would do; what that was, only they know. */
export interface Hinted {
  kind: "hinted";
  seat: number;
}

/** The rules forbid it. */
export interface Illegal {
  type: "illegal";
  cmd: string;
  code: string;
  rule: string;
  reason: string;
  facts: Record<string, string | number>;
  sentence: string;
}

/** Before the game: gives the seat up. During it: a bot plays on, until `hand-back`. */
export interface Leave {
  do: "leave";
  cmd: string;
  table: string;
  seat: number;
}

/** Somebody gave a seat up before the game, or went away during it. */
export interface LeftSeat {
  kind: "left-seat";
  seat: number;
}

/** A guided first game, moment by moment. */
export interface Lesson {
  game: string;
  seat: number;
  names: string[];
  moments: Moment[];
  farewell: Record<string, string>;
}

/** A one-time link: whoever opens it takes the seat. */
export interface Link {
  seat: number;
  code: string;
  path: string;
}

/** Makes one of the legal moves. */
export interface MakeMove {
  do: "move";
  cmd: string;
  table: string;
  seat: number;
  decision: number;
  move: string;
}

/** The table at one moment, as the learner sees it. */
export interface Moment {
  mover: number | "~" | null;
  move: string | null;
  veiled: boolean;
  then: Consequence[];
  position: Position;
  legal: string[];
  wanted?: string | null;
  hint?: Hint | null;
}

/** A seat, or chance, made a move. */
export interface Moved {
  kind: "moved";
  mover: number | "~";
  move: string;
  veiled?: boolean;
  then?: Consequence[];
}

/** Reminds whoever is to move. */
export interface Nudge {
  do: "nudge";
  cmd: string;
  table: string;
  seat: number;
}

/** Somebody was reminded that it is their turn. */
export interface Nudged {
  kind: "nudged";
  seat: number;
  by: number;
}

/** Names a seat. */
export interface OfSeat {
  seat: number;
}

/** The table was set up. */
export interface Opened {
  kind: "opened";
  game: string;
  players: number;
}

/** A table was opened. */
export interface Opening {
  table: string;
  path: string;
  links: Link[];
  you: You;
  view: TableView;
  secret?: string | null;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "seat";
  values: string[];
  default: string | number | boolean | null;
}

/** How a finished game stood at one moment. */
export interface Outlook {
  moves: number;
  chances: number[];
}

export interface OwnTable {
  table: string;
  game: string;
  seats: number[];
  host: boolean;
  summary: Summary;
  created_at: number;
  deadline: number | null;
  finished_at: number | null;
}

export interface OwnTables {
  tables: OwnTable[];
}

/** A view of Partners. */
export interface PartnersPosition {
  turn: number | "~" | null;
  active: number;
  step: string;
  dealer: number;
  deal: number;
  deck: number;
  played: Record<string, number>;
  players: PartnersOpenThings[];
  moving: string;
  steps_left: number;
  unmoved: string[];
  seat: number | null;
  hand: string[];
  given: string | null;
  received: string | null;
}

/** Asks for a `pong`. */
export interface Ping {
  do: "ping";
}

/** Where some of the points of a seat come from. */
export interface Points {
  source: string;
  points: number;
  facts: Record<string, string | number | number[]>;
}

export interface Pong {
  type: "pong";
}

/** Who is connected. It has no number and is not kept. */
export interface Presence {
  type: "presence";
  table: string;
  present: boolean[];
}

/** What a game needs to be played again, move by move, without any generator. */
export interface GameRecord {
  format: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  seats: string[];
  moves: unknown[][];
  result?: Record<string, unknown> | null;
}

/** Not done, for another reason. */
export interface Refusal {
  type: "refused";
  code: string;
  sentence: string;
  cmd?: string | null;
  retry_after?: number | null;
}

/** Opens a table with the same seats, once the game is over. */
export interface Rematch {
  do: "rematch";
  cmd: string;
  table: string;
  seat: number;
}

/** The same people play again, at another table. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** Some moments of a game, in order. */
export interface Replay {
  table: string;
  seat: number | null;
  total: number;
  frames: Frame[];
  then: Consequence[][];
}

/** The server goes down for a moment: connect again. */
export interface Restarting {
  type: "restarting";
  retry_after: number;
}

/** The host took a seat away from all its devices and made a new link for it. */
export interface Revoked {
  kind: "revoked";
  seat: number;
}

/** A row on a track: cards of its colour, and locomotives at its head. */
export interface Row {
  colour: string;
  cards: number;
  locomotives: number;
}

/** One numbered rule, in our own words, with an example. */
export interface Rule {
  id: string;
  section: string;
  title: Record<string, string>;
  text: Record<string, string>;
  example: Record<string, string>;
  ruling?: Record<string, string> | null;
}

/** The numbered rules of a game. Each text is there in all languages, or in the one asked for. */
export interface Rules {
  game: string;
  version: number;
  name: Record<string, string>;
  summary: Record<string, string>;
  sections: Section[];
  rules: Rule[];
}

/** Who sits in a seat. */
export interface SeatView {
  kind: "bot" | "link" | "open" | "person";
  name: string;
  bot: string | null;
  bank_s: number | null;
  hints: number;
}

/** Who is to sit in a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "here" | "link" | "me" | "open";
  name?: string;
  bot?: string | null;
}

/** Somebody took a seat, or came to it on one more device. */
export interface Seated {
  kind: "seated";
  seat: number;
  name: string;
}

/** A chapter of the rules. */
export interface Section {
  id: string;
  name: Record<string, string>;
}

/** Takes an open seat of a table: the one named, or the first. */
export interface Sit {
  name?: string;
  seat?: number | null;
  bearer?: boolean;
}

/** The decision has been made, or taken back, in the meantime. This is how it stands. */
export interface Stale {
  type: "stale";
  cmd: string;
  code: string;
  sentence: string;
  view: TableView;
}

/** The game begins. The hash of the seed is shown now, the seed itself at the end. */
export interface Started {
  kind: "started";
  commitment: string;
}

/** A running game as one seat, or a spectator, has seen it: hidden moves without what they name. */
export interface Story {
  format: string;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  seats: string[];
  moves: unknown[][];
}

export interface Suggestion {
  move: string;
  chance: number;
}

/** A table in a list. */
export interface Summary {
  status: "finished" | "open" | "playing";
  turn: number | null;
  names: string[];
}

/** A table as one seat, or a spectator, sees it after the event `n`. */
export interface TableView {
  table: string;
  n: number;
  seat: number | null;
  game: string;
  rules: number;
  options: Record<string, string | number | boolean>;
  status: "finished" | "open" | "playing";
  seats: SeatView[];
  clock: Clock | null;
  deadline: number | null;
  commitment: string;
  seed: string | null;
  decision: number | null;
  turn: number | null;
  legal: string[];
  moves: number;
  undo: UndoWish | null;
  undoable: "ask" | "free" | null;
  result: Record<string, unknown> | null;
  scoring: Points[][] | null;
  rematch: string | null;
  hints: boolean;
  position: Position | null;
}

/** Wishes that a bot plays for an absent seat. Done when all others who are there wish so. */
export interface TakeOver {
  do: "take-over";
  cmd: string;
  table: string;
  seat: number;
  of: number;
  bot?: string;
}

/** Somebody wants a bot to play for an absent seat. */
export interface TakeOverAsked {
  kind: "take-over-asked";
  seat: number;
  by: number;
}

/** A bot plays for a seat from now on. */
export interface TakenOver {
  kind: "taken-over";
  seat: number;
  bot: string;
  why: "chosen" | "empty" | "left" | "time";
}

/** A view of Thurn and Taxis. */
export interface ThurnPosition {
  edition: string;
  start: number;
  turn: number | "~" | null;
  active: number;
  step: string;
  display: string[];
  stock: number;
  discards: Record<string, number>;
  stacks: Record<string, number[]>;
  players: ThurnAndTaxisOpenThings[];
  official_used: boolean;
  postmaster_due: boolean;
  eligible: string[];
  ending: boolean;
  seat: number | null;
  hand: string[];
  tiles: Tile[];
}

/** A view of Ticket to Ride: The Card Game. Tickets are named by their ids. */
export interface TicketPosition {
  open_stations: boolean;
  start: number;
  turn: number | "~" | null;
  active: number;
  part: string;
  step: string;
  row: string[];
  stock: number;
  discards: Record<string, number>;
  ticket_stock: number;
  turns_left: number | null;
  players: TicketToRideOpenThings[];
  seat: number | null;
  under: (number | null)[];
  hand: string[];
  station: string[] | null;
  tickets: number[];
  completed: number[];
  offered: number[];
  picked: number[];
  best: number[];
}

export interface Tile {
  stack: string;
  value: number;
}

export interface TimedOut {
  kind: "timed-out";
  seat: number;
}

/** What has happened, and how the table stands now. */
export interface Told {
  type: "told";
  table: string;
  seat: number | null;
  events: TableEvent[];
  view: TableView;
  present: boolean[];
  reset?: boolean;
  you?: You | null;
}

/** What comes of moves that were tried. */
export interface Trial {
  type: "trial";
  moves: string[];
  more: string[];
  ready: boolean;
  finish: "done" | null;
  position: Position;
  path: string[];
}

/** Moves that a seat might make one after the other. Nothing is made. */
export interface Try {
  seat: number;
  decision: number;
  moves?: string[];
}

/** Takes moves back: at once if own ones of this turn and nothing came to light, else by consent. */
export interface Undo {
  do: "undo";
  cmd: string;
  table: string;
  seat: number;
  decision: number;
  to?: number | null;
}

export interface UndoAnswered {
  kind: "undo-answered";
  seat: number;
  yes: boolean;
}

export interface UndoAsked {
  kind: "undo-asked";
  seat: number;
  to: number;
}

/** Somebody would like to take moves back. */
export interface UndoWish {
  seat: number;
  to: number;
  asked: number;
  agreed: number[];
}

/** Moves were taken back. */
export interface Undone {
  kind: "undone";
  seat: number;
  to: number;
}

export interface Unwatch {
  do: "unwatch";
  table: string;
  seat?: number | null;
}

/** A decision of a finished game: what was done, and what a bot that thinks ahead would have done. */
export interface Verdict {
  table: string;
  moves: number;
  seat: number;
  made: Suggestion;
  best: Suggestion;
}

/** Asks, on a socket, for all that happens at a table, as a seat or (without one) as a spectator. */
export interface Watch {
  do: "watch";
  table: string;
  seat?: number | null;
  after?: number;
}

/** Whether a seat may make a move, and if not, why. */
export interface Why {
  type: "why";
  legal: boolean;
  rule?: string | null;
  reason?: string | null;
  facts?: Record<string, string | number>;
  sentence?: string | null;
}

/** What the asking device is at a table. */
export interface You {
  seats: number[];
  host: boolean;
}

/** What everybody sees of one player. */
export interface PartnersOpenThings {
  colour: string;
  home: number;
  pawns: string[];
  locked: number;
  hand_size: number;
  gave: boolean;
  laid: string[];
}

/** What lies before one player for all to see. */
export interface ThurnAndTaxisOpenThings {
  route: string[];
  houses: string[];
  houses_left: number;
  carriage: number | null;
  hand_size: number;
  tile_count: number;
}

/** What everybody sees of one player. */
export interface TicketToRideOpenThings {
  track: Row[];
  hand_size: number;
  station_size: number;
  ticket_count: number;
  completed_count: number;
  tickets?: number[] | null;
  completed?: number[] | null;
}

export type Position = PartnersPosition | ThurnPosition | TicketPosition;

export type AnyCommand = MakeMove | Undo | AnswerUndo | Nudge | TakeOver | HandBack | Leave | Rematch;

export type AnyMessage = Accepted | Stale | Illegal | Refusal | Told | Presence | Gone | Restarting | Pong;

export type Answer = Accepted | Stale | Illegal | Refusal;
