/** Words for moves: as a line of the log, and as a button. */
import type { Moved, PartnersMove } from "../../generated/protocol";
import type { Facts, Say } from "../../lib/i18n.svelte";
import { moverFacts, type LogContext } from "../game";
import { cardOf, wordOf } from "./moves";

export function logLine(moved: Moved, context: LogContext): string | null {
  const { say } = context;
  const facts = moverFacts(moved, context);
  const dealt = moved.move.kind === "deal";
  if (moved.veiled) return dealt ? null : say("told-give-veiled", facts);
  // A spectator, or the reader of a whole game, is not the one who was dealt it. Four cards are one line.
  if (dealt) return context.seat === null ? null : say("dealt");
  const [id, named] = wordsOf(moved.move as PartnersMove, say);
  return say(`told-${id}`, { ...facts, ...named });
}

/** Who was sent home by it. */
export function consequenceLines(moved: Moved, { say, names, seat: you }: LogContext): string[] {
  return (moved.then ?? []).map(({ what, seat }) =>
    say(`then-${what}`, { you: seat === you ? "yes" : "no", name: names[seat] ?? "" }),
  );
}

export function label(move: PartnersMove, say: Say): string {
  const [id, named] = wordsOf(move, say);
  return say(`label-${id}`, named);
}

/** The end of the ids of the messages about a move, and what they name. */
function wordsOf(move: PartnersMove, say: Say): [string, Facts] {
  switch (move.kind) {
    case "forward":
      return ["forward", { square: move.square, steps: move.steps }];
    case "split":
      return ["seven", { square: move.square, steps: move.steps }];
    case "back":
      return ["back", { square: move.square }];
    case "swap":
      return ["swap", { first: move.square, second: move.other }];
    case "leave":
      return ["start", { card: say(wordOf(move.card)) }];
    case "swap-same":
    case "fold":
      return [move.kind, {}];
    default:
      return [move.kind, { card: say(wordOf(cardOf(move))) }];
  }
}
