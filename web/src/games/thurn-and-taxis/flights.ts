/** What a move carries to a player (a card of the display or the stock, bonus tiles, a carriage) or to the discards. */
import type { Moved, ThurnMove } from "../../generated/protocol";
import type { Flight } from "../../lib/flights";
import { cityIn, takes } from "./moves";

/** Where cards go that are put away; on a big screen the pile is not drawn, and lies with the stock. */
const DISCARDS = ["discards", "stock"];

export function flights({ mover, move, then = [] }: Moved, seat: number | null): Flight[] {
  const made = move as ThurnMove;
  const won = then.flatMap(({ what, seat: winner, things }): Flight[] => {
    if (what === "tile") return [{ piece: `tile ${things[0]}`, to: `tiles ${winner}` }];
    return what === "carriage" ? [{ piece: `coach ${things[0]}`, to: `carriage ${winner}` }] : [];
  });
  // A route that is closed or given up leaves the panel of its player.
  if (made.kind === "restart" || then.some(({ what }) => what === "closed")) won.push({ piece: `minis ${mover}`, to: DISCARDS });
  if (made.kind === "discard") won.push(mover === seat ? { piece: `hand ${made.city}`, to: DISCARDS } : { piece: `seat ${mover}`, to: DISCARDS, hidden: true });
  // The administrator clears the whole display.
  if (made.kind === "administrator") won.push({ piece: "display", to: DISCARDS, all: true });
  // What the reader takes comes into the hand.
  if (mover === "~" || mover === seat || !takes(made)) return won;
  const city = cityIn(made);
  return [{ ...(city === null ? { piece: "stock", hidden: true } : { piece: `display ${city}` }), to: `seat ${mover}` }, ...won];
}
