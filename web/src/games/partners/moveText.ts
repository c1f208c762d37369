/** Words for moves: as a line of the log, and as a button. */
import { PARTNERS_MOVES } from "../../generated/moves";
import type { Moved, PartnersMove } from "../../generated/protocol";
import type { Facts, Say } from "../../lib/i18n.svelte";
import { messageOf } from "../../lib/moveMessages";
import { moverFacts, type LogContext } from "../game";
import { squareName } from "./squareNames";

/** The squares that messages name. */
const SQUARES = ["square", "first", "second"] as const;

/** The message about a move, and what is filled in, in the reader's letters. */
function spoken(move: Moved["move"] | PartnersMove, say: Say): [string, Facts] {
  const [id, facts] = messageOf(PARTNERS_MOVES.kinds, move, say);
  for (const name of SQUARES) if (typeof facts[name] === "string") facts[name] = squareName(facts[name]);
  return [id, facts];
}

export function logLine(moved: Moved, context: LogContext): string | null {
  const { say } = context;
  const facts = moverFacts(moved, context);
  const dealt = moved.move.kind === "deal";
  if (moved.veiled) return dealt ? null : say("told-give-veiled", facts);
  // A spectator, or the reader of a whole game, is not the one who was dealt it. Four cards are one line.
  if (dealt) return context.seat === null ? null : say("dealt");
  const [id, named] = spoken(moved.move, say);
  return say(`told-${id}`, { ...facts, ...named });
}

/** Who was sent home by it. */
export function consequenceLines(moved: Moved, { say, names, seat: you }: LogContext): string[] {
  return (moved.then ?? []).map(({ what, seat }) =>
    say(`then-${what}`, { you: seat === you ? "yes" : "no", name: names[seat] ?? "" }),
  );
}

export function label(move: PartnersMove, say: Say): string {
  const [id, named] = spoken(move, say);
  return say(`label-${id}`, named);
}
