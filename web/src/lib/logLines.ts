/** The log as lines to read: what happened, who did it, and how many moves had been made then. */
import type { Moved, TableEvent } from "../generated/protocol";
import type { GameClient } from "../games/game";
import { translator, i18n, type Facts } from "./i18n.svelte";
import { takenBack } from "./takenBack";

export interface Line {
  n: number;
  moves: number;
  seat: number | null;
  text: string;
  undone: boolean;
  /** Whether it is a move of a seat. */
  made: boolean;
  /** Something besides moves that the others did: told at once, even where the log is out of sight. */
  news: boolean;
  /** How often it was said in a row. */
  times: number;
  /** Who moved, also where the line tells what came of it; null: nobody. */
  mover: number | null;
  /** The number of the turn it belongs to: lines of one turn stand together. */
  turn: number;
  /** Whether it tells what a move brought about: a gain or a loss. */
  weighty: boolean;
  /** Whether another move of the same player says more. */
  slight?: boolean;
  /** The places of the board that it is about. */
  places: readonly string[];
  /** Whether it also tells what came of a move by chance: those who made it did not know. */
  brought?: boolean;
  /** Whether a turn begins with it by rule: it is nobody's doing. */
  opens?: boolean;
  /** All of the turn so far in one sentence, where the game has one. */
  whole?: string | null;
}

export function logLines(
  game: GameClient,
  events: readonly TableEvent[],
  names: readonly string[],
  seat: number | null,
): Line[] {
  const context = { say: translator(game.id), names, seat };
  const gone = takenBack(events);
  const lines: Line[] = [];
  let moves = 0;
  let turn: Moved[] = [];
  let turns = 0;

  /** What the newest line said the first time, and how often that was said in a row. */
  let repeated = { text: "", times: 0 };

  /** Six tickets kept one after another are one line. */
  function tell(line: Line, together: (times: number) => string | null = () => null): void {
    const last = lines.at(-1);
    if (!last || repeated.text !== line.text || last.seat !== line.seat || last.undone !== line.undone) {
      repeated = { text: line.text, times: 1 };
      lines.push(line);
      return;
    }
    const times = repeated.times + 1;
    repeated = { ...repeated, times };
    const text = together(times);
    lines[lines.length - 1] = { ...line, text: text ?? line.text, times: text === null ? times : 1, places: [...last.places, ...line.places] };
  }

  for (const { n, what } of events) {
    if (what.kind === "moved") {
      moves += 1;
      const by = what.mover === "~" ? null : what.mover;
      if (by !== null && by !== turn.findLast(({ mover }) => mover !== "~")?.mover) {
        turn = [];
        turns += 1;
      }
      turn = [...turn, what];
      const text = game.logLine(what, { ...context, turn });
      const undone = gone.has(n);
      const mover = by ?? (turns ? (turn[0]!.mover as number) : null);
      const places = game.places?.(what) ?? what.path ?? [];
      const whole = game.turnLine?.(turn, context) ?? null;
      const line = { n, moves, undone, news: false, times: 1, mover, turn: turns, places, whole };
      const weighty = (what.then ?? []).some((each) => !game.routine?.has(each.what));
      const joined = by === null ? null : (game.joinedLine?.(turn, context) ?? null);
      const begun = lines.at(-1);
      if (text && by === null && begun?.made && game.endsLine?.(what)) {
        lines[lines.length - 1] = { ...begun, n, moves, text, whole, brought: true };
        repeated = { text, times: 1 };
      } else if (text && joined && begun?.made && begun.turn === turns && begun.undone === undone) {
        lines[lines.length - 1] = { ...begun, n, moves, text: joined, times: 1, places: [...begun.places, ...places], whole, weighty: begun.weighty || weighty };
        repeated = { text: joined, times: 1 };
      } else if (text)
        tell({ ...line, seat: by, text, made: by !== null, weighty, slight: game.slight?.has(what.move.kind) ?? false }, (times) => game.timesLine?.(what, times, context) ?? null);
      for (const then of game.consequenceLines?.(what, context) ?? [])
        tell({ ...line, seat: null, text: then, made: false, weighty });
      for (const { seat: whose, text: opening } of game.openingLines?.(what, context) ?? [])
        tell({ ...line, seat: whose, mover: whose, turn: turns + 1, text: opening, made: false, weighty: false, opens: true, places: [], whole: null });
    } else {
      if (what.kind === "undone") {
        moves = what.to;
        turn = [];
      }
      const text = happening(what, names, seat);
      const line = { n, moves, text, undone: false, made: false, times: 1, mover: null, turn: turns, weighty: false, places: [] };
      if (text) tell({ ...line, seat: "seat" in what ? what.seat : null, news: isNews(what, seat) });
    }
  }
  return lines;
}

/** What one of the others did since one's own last turn. */
export interface Doing {
  seat: number;
  text: string;
  /** How many moves had been made before the first of it, and after the last. */
  from: number;
  to: number;
  places: readonly string[];
}

/** What the others did since a seat's own last turn, one entry a player; during its own turn, what they did before that. */
export function sinceOwnTurn(lines: readonly Line[], seat: number | null): Doing[] {
  if (seat === null) return [];
  const held = lines.filter((line) => line.mover !== null && !line.undone && !line.opens);
  const end = held.findLastIndex((line) => line.mover !== seat);
  const start = held.slice(0, end + 1).findLastIndex((line) => line.mover === seat);
  const theirs = held.slice(start + 1, end + 1);
  return [...new Set(theirs.map(({ mover }) => mover!))].map((mover) => {
    const own = theirs.filter((line) => line.mover === mover);
    // What somebody won or lost says more than the last thing they did.
    const main = own.findLast((line) => line.weighty && line.made) ?? own.findLast((line) => line.made && !line.slight) ?? own.findLast((line) => line.made) ?? own.at(-1)!;
    const then = own.filter((line) => line.n === main.n && line !== main && line.weighty);
    const text = own.findLast((line) => line.turn === main.turn)!.whole || [...then, main].map((line) => line.text).join(" ");
    return { seat: mover, text, from: own[0]!.moves - 1, to: own.at(-1)!.moves, places: own.flatMap(({ places }) => places) };
  });
}

type Happening = Exclude<TableEvent["what"], { kind: "moved" }>;

const NEWS = new Set(["seated", "left-seat", "taken-over", "handed-back", "undo-answered", "undone", "seat-answered", "seat-freed", "seat-kept", "here"]);

function isNews(what: Happening, you: number | null): boolean {
  // A request about another seat concerns that seat; the prompt asks the others, and for a seat all of them.
  if (what.kind === "seat-asked") return false;
  if ("by" in what) return what.seat === you;
  if (what.kind === "taken-over" && what.why !== "left") return true;
  return NEWS.has(what.kind) && "seat" in what && what.seat !== you;
}

function happening(what: Happening, names: readonly string[], you: number | null): string {
  const id = `event-${what.kind}`;
  if (!i18n.has("tables", id)) return "";
  const facts: Facts = {};
  for (const [key, value] of Object.entries(what))
    if (typeof value === "string" || typeof value === "number") facts[key] = value;
    else if (typeof value === "boolean") facts[key] = value ? "yes" : "no";
  if ("seat" in what) {
    facts.name = names[what.seat] ?? "";
    facts.you = what.seat === you ? "yes" : "no";
  }
  if ("by" in what && typeof what.by === "number") facts.by = names[what.by] ?? "";
  return i18n.say("tables", id, facts);
}
