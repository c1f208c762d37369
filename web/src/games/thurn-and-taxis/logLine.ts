/** A move as a line of the log. */
import type { Moved, ThurnMove } from "../../generated/protocol";
import { moverFacts, type LogContext } from "../game";
import { say } from "./board";
import { CLOSING, closingLine } from "./closingLine";
import { about, cityIn, sideOf } from "./moves";

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
