/** What happens at a table as a screen reader says it: one sentence for each turn of the others, when it is over. */
import type { Line } from "./logLines";

/** How far the log has been said: the number of the last event of a turn, and of the last one besides. */
export interface Said {
  turns: number;
  /** The turn of that event: with the last move of one turn, the next one may begin. */
  turn: number;
  besides: number;
}

export interface SpokenTurns {
  /** What is to be said now, in order. */
  sentences: string[];
  said: Said;
}

/** How a line is said that happened several times in a row. */
type Often = (text: string, times: number) => string;

interface Listener {
  /** Whose ears these are; null: a spectator's. */
  seat: number | null;
  names: readonly string[];
  often: Often;
  /** Things that are named together: "this, that and the other". */
  list: (parts: readonly string[]) => string;
  /** Whether the main thing of a turn will do, with what came of it. */
  brief: boolean;
}

/**
 * What of the log is to be said after an event; `mover`: who is to move now.
 *
 * A turn is said as a whole, so what one of the others has begun waits until they are done; what happens besides is
 * said at once. One's own moves were answered when they were made, and are not said again; what came of them is.
 */
export function spokenTurns(lines: readonly Line[], said: Said, mover: number | null, listener: Listener): SpokenTurns {
  const { seat, brief } = listener;
  const besides = lines.filter((line) => line.mover === null && line.n > said.besides);
  const moved = lines.filter((line) => line.mover !== null && isNew(line, said) && !line.undone);
  const newest = moved.at(-1);
  const goesOn = newest !== undefined && newest.mover === mover && mover !== seat;
  const over = goesOn ? moved.filter((line) => line.turn !== newest.turn) : moved;
  const told = over.filter((line) => !(line.made && line.seat === seat) || line.brought);
  const turns = byTurn(told).map((turn) => inOneSentence(brief ? mainOf(turn) : turn, listener));
  return {
    sentences: [...turns, ...besides.map(({ text }) => text)],
    said: { turns: over.at(-1)?.n ?? said.turns, turn: over.at(-1)?.turn ?? said.turn, besides: besides.at(-1)?.n ?? said.besides },
  };
}

const isNew = (line: Line, said: Said): boolean => line.n > said.turns || (line.n === said.turns && line.turn > said.turn);

/** All that the others did since a seat's own last turn, turn by turn; during its own turn, what they did before that. */
export function spokenSince(lines: readonly Line[], seat: number | null, often: Often): string[] {
  const held = lines.filter((line) => line.mover !== null && !line.undone);
  const end = held.findLastIndex((line) => line.mover !== seat);
  const start = held.slice(0, end + 1).findLastIndex((line) => line.mover === seat);
  return byTurn(held.slice(start + 1, end + 1)).map((turn) => sentence(turn, often));
}

function byTurn(lines: readonly Line[]): Line[][] {
  const turns = new Map<number, Line[]>();
  for (const line of lines) turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  return [...turns.values()];
}

/** What somebody won or lost says more than the last thing they did. */
function mainOf(turn: readonly Line[]): Line[] {
  const main = turn.findLast((line) => line.weighty && line.made) ?? turn.findLast((line) => line.made);
  // What only came of one's own moves is said as it is.
  return main ? turn.filter((line) => line.weighty || line.n === main.n) : [...turn];
}

/** Line by line, as it stands in the log. */
function sentence(turn: readonly Line[], often: Often): string {
  return turn.map(({ text, times }) => (times > 1 ? often(unended(text), times) : text)).join(" ");
}

/** Lines of a turn in one sentence. Who moved is said once: "Lóa took Linz and laid Ulm; you lost 2 red." */
function inOneSentence(turn: readonly Line[], { names, often, list }: Listener): string {
  const who = `${names[turn[0]!.mover!] ?? ""} `;
  const parts: string[][] = [];
  for (const { text, times } of turn) {
    const clause = inOne(unended(times > 1 ? often(unended(text), times) : text), names);
    const last = parts.at(-1);
    if (last?.[0]!.startsWith(who) && clause.startsWith(who)) last.push(clause.slice(who.length));
    else parts.push([last ? within(clause, names) : clause]);
  }
  // Where commas or colons stand in what is named, "and" would not tell where the next begins.
  return `${parts.map((part) => (part.some((clause) => /[,:;]/.test(clause)) ? part.join("; ") : list(part))).join("; ")}.`;
}

/** Where a sentence ends and another begins: not behind an abbreviation, as in “St. Marie”. */
const BETWEEN = /(?<!\bSt)[.!] (?=\p{Lu})/u;

/** Several sentences in one. */
const inOne = (text: string, names: readonly string[]): string =>
  text.split(BETWEEN).map((each, at) => (at ? within(each, names) : each)).join("; ");

/** A sentence as it stands behind a semicolon. Names stay as they are. */
const within = (text: string, names: readonly string[]): string =>
  names.some((name) => text.startsWith(`${name} `)) ? text : text[0]!.toLowerCase() + text.slice(1);

/** A sentence of the log without its end, and without what is for the eye. */
const unended = (text: string): string => text.replaceAll("**", "").replace(/[.!]$/, "");
