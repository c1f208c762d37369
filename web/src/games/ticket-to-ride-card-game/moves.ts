/** The moves of this game, named by what they do. */
import { TICKET_MOVES } from "../../generated/moves";
import type { TicketMove } from "../../generated/protocol";
import { writer } from "../../lib/moves";
import type { Play } from "../../lib/play";
import type { TicketPosition } from "./printed";

export type TicketPlay = Play<TicketPosition, TicketMove>;

export const { roles } = TICKET_MOVES;
/** A move by what it does, be it possible or not. */
export const move = writer<TicketMove>(TICKET_MOVES.forms);

export const TAKE_STOCK = move({ kind: "take", card: "stock" });
export const DRAW_TICKETS = move({ kind: "tickets" });

/** The kind of the moves that choose tickets now. */
export function choosesBy(position: TicketPosition): "keep" | "complete" {
  return position.step === "completing" ? "complete" : "keep";
}
