/** The card that partners give one another, face down. */
import type { Moved } from "../../generated/protocol";
import type { Flight } from "../../lib/flights";

/** How many seats on from a player their partner sits. */
const ACROSS = 2;

export function flights({ mover, move }: Moved, seat: number | null): Flight[] {
  if (mover === "~" || move.kind !== "give") return [];
  const piece = mover === seat && "card" in move ? `hand ${move.card}` : `seat ${mover}`;
  return [{ piece, to: `seat ${(mover + ACROSS) % 4}`, hidden: true }];
}
