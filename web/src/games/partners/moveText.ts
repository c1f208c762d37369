/** Words for each move: as a line of the log, and as a button. */
import type { Moved } from "../../generated/protocol";
import type { Facts, Say } from "../../lib/i18n.svelte";
import { who, type LogContext } from "../game";
import { read, wordOf } from "./moves";

export function tell(moved: Moved, telling: LogContext): string | null {
  const { say } = telling;
  const facts = who(moved, telling);
  const dealt = moved.move.startsWith("deal");
  if (moved.veiled) return dealt ? null : say("told-give-veiled", facts);
  // Whoever only watches, or reads a whole game again, is not the one who was dealt it. Four of them are one line.
  if (dealt) return telling.seat === null ? null : say("dealt");
  const [kind, named] = wordsOf(moved.move, say);
  return say(`told-${kind}`, { ...facts, ...named });
}

/** Who was sent home by it. */
export function follow(moved: Moved, { say, names, seat: you }: LogContext): string[] {
  return (moved.then ?? []).map(({ what, seat }) =>
    say(`then-${what}`, { you: seat === you ? "yes" : "no", name: names[seat] ?? "" }),
  );
}

export function label(move: string, say: Say): string {
  const [kind, named] = wordsOf(move, say);
  return say(`label-${kind}`, named);
}

/** The end of the ids of the messages about a move, and what they name. */
function wordsOf(text: string, say: Say): [string, Facts] {
  const move = read(text);
  switch (move.kind) {
    case "forward":
    case "seven":
      return [move.kind, { square: move.square, steps: move.steps }];
    case "back":
      return [move.kind, { square: move.square }];
    case "swap":
      return [move.kind, { first: move.first, second: move.second }];
    case "same":
      return ["swap-same", {}];
    case "fold":
      return [move.kind, {}];
    default:
      return [move.kind, { card: say(wordOf(move.card)) }];
  }
}
