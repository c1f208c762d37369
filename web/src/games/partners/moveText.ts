/** Words for moves: as a line of the log, and as a button. */
import { PARTNERS_MOVES } from "../../generated/moves";
import type { Moved, PartnersMove } from "../../generated/protocol";
import type { Facts, Say } from "../../lib/i18n.svelte";
import { messageOf } from "../../lib/moveMessages";
import { moverFacts, type LogContext } from "../game";
import { squareName } from "./squareNames";

/** What the server says a move brought about. */
export const SENT_HOME = "sent-home";
const PLAYED_FOR = "played-for";

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
  const owner = moved.then?.find(({ what }) => what === PLAYED_FOR)?.seat;
  if (owner === undefined) return say(`told-${id}`, { ...facts, ...named });
  const whose = { owner: context.names[owner] ?? "", whose: owner === context.seat ? "you" : "other" };
  const pawn = say("square" in named ? "the-pawn" : "a-pawn", { ...named, ...whose });
  return say(`for-${id}`, { ...facts, ...named, pawn });
}

/** Who was sent home by it, and by whom; and who has locked all pawns. Whose pawn moved is told with the move. */
export function consequenceLines({ mover, then = [] }: Moved, { say, names, seat: you }: LogContext): string[] {
  return then.flatMap(({ what, seat }): string[] => {
    if (what === PLAYED_FOR) return [];
    const facts = { you: seat === you ? "yes" : "no", name: names[seat] ?? "" };
    // Who sends their own pawn home has met several others.
    if (what !== SENT_HOME || mover === "~" || mover === seat) return [say(`then-${what}`, facts)];
    return [say("sent-by", { ...facts, by: names[mover] ?? "" })];
  });
}

export function label(move: PartnersMove, say: Say): string {
  const [id, named] = spoken(move, say);
  return say(`label-${id}`, named);
}
