/** A line of the log for each move that somebody made. */
import type { Moved } from "../../generated/protocol";
import { who, type Telling } from "../game";
import { read, wordOf } from "./moves";

export function tell(moved: Moved, telling: Telling): string | null {
  const { say } = telling;
  const facts = who(moved, telling);
  if (moved.veiled) return moved.move.startsWith("give") ? say("told-give-veiled", facts) : null;
  const move = read(moved.move);
  const card = move.card ? say(wordOf(move.card)) : "";
  switch (move.kind) {
    case "deal":
      // Whoever only watches, or reads a whole game again, is not the one who was dealt it.
      return telling.seat === null ? null : say("told-deal", { ...facts, card });
    case "give":
      return say("told-give", { ...facts, card });
    case "start":
      return say("told-start", { ...facts, card });
    case "forward":
      return say("told-forward", { ...facts, square: move.square, steps: move.steps });
    case "back":
      return say("told-back", { ...facts, square: move.square });
    case "seven":
      return say("told-seven", { ...facts, square: move.square, steps: move.steps });
    case "swap":
      return say("told-swap", { ...facts, first: move.first, second: move.second });
    case "same":
      return say("told-swap-same", facts);
    case "fold":
      return say("told-fold", facts);
  }
}
