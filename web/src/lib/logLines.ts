/** The log as lines to read: what happened, who did it, and how many moves had been made then. */
import type { TableEvent } from "../generated/protocol";
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

  /** Six tickets kept one after another are one line. */
  function tell(line: Line): void {
    const last = lines.at(-1);
    if (last && last.text === line.text && last.seat === line.seat && last.undone === line.undone)
      lines[lines.length - 1] = { ...line, times: last.times + 1 };
    else lines.push(line);
  }

  for (const { n, what } of events) {
    if (what.kind === "moved") {
      moves += 1;
      const text = game.logLine(what, context);
      const mover = what.mover === "~" ? null : what.mover;
      const undone = gone.has(n);
      if (text) tell({ n, moves, seat: mover, text, undone, made: mover !== null, news: false, times: 1 });
      for (const then of game.consequenceLines?.(what, context) ?? [])
        tell({ n, moves, seat: null, text: then, undone, made: false, news: false, times: 1 });
    } else {
      if (what.kind === "undone") moves = what.to;
      const text = happening(what, names, seat);
      if (text) tell({ n, moves, seat: "seat" in what ? what.seat : null, text, undone: false, made: false, news: isNews(what, seat), times: 1 });
    }
  }
  return lines;
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
  if (!i18n.has("server", id)) return "";
  const facts: Facts = {};
  for (const [key, value] of Object.entries(what))
    if (typeof value === "string" || typeof value === "number") facts[key] = value;
    else if (typeof value === "boolean") facts[key] = value ? "yes" : "no";
  if ("seat" in what) {
    facts.name = names[what.seat] ?? "";
    facts.you = what.seat === you ? "yes" : "no";
  }
  if ("by" in what && typeof what.by === "number") facts.by = names[what.by] ?? "";
  return i18n.say("server", id, facts);
}
