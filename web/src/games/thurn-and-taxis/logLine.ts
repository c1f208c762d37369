/** A move as a line of the log. */
import type { Moved, ThurnMove } from "../../generated/protocol";
import { moverFacts, type LogContext } from "../game";
import { list } from "../../lib/formats";
import { i18n } from "../../lib/i18n.svelte";
import { say } from "./board";
import { CLOSING, closingLine } from "./closingLine";
import { about, cityIn, isRestart, lays, sideOf } from "./moves";

/** Kinds that belong to another line, or are plain to see. */
const UNTOLD: ReadonlySet<string> = new Set(["reveal", "end"]);

export function logLine(moved: Moved, context: LogContext): string | null {
  // A draw is told with the card taken from the stock; which card it was, only its owner knows.
  if (UNTOLD.has(moved.move.kind) || moved.veiled) return null;
  if (CLOSING.has(moved.move.kind)) return closingLine(moved, context);
  const made = moved.move as ThurnMove;
  const facts = moverFacts(moved, context);
  const side = sideOf(made);
  // Before or after which city a card lies is not known of what was taken back.
  const [end] = moved.path ?? [];
  return side && end ? say(`log-${made.kind}-${side}`, { ...facts, city: cityIn(made)!, end }) : about(made, "told", facts);
}

/** Both cards that were laid in one turn, in one sentence; null where the lines of the log will do. */
export function turnLine(turn: readonly Moved[], context: LogContext): string | null {
  const laid = turn.filter(({ move }) => lays(move as ThurnMove));
  if (laid.length < 2 || turn.some(({ move }) => CLOSING.has(move.kind))) return null;
  const [first] = laid.map(({ move }) => move as ThurnMove);
  const which = isRestart(first!) ? "renewed" : sideOf(first!) ? "laid" : "begun";
  const cities = list(laid.map(({ move }) => cityIn(move as ThurnMove)!), i18n.language);
  return say(`recap-${which}`, { ...moverFacts(laid[0]!, context), cities });
}
