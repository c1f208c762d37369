/** How many turns the reader has left at least, in a few words; empty where nobody can say. */
import type { Say } from "../../lib/i18n.svelte";
import { turnsAtLeast } from "./endgame";
import type { TicketPosition } from "./printed";

export function turnsInWords(position: TicketPosition, say: Say): string {
  const { seat, part, turns_left: known, step } = position;
  if (seat === null || part === "set-up" || known !== null || step === "completing" || step === "over") return "";
  return say("subtitle-at-least", { turns: turnsAtLeast(position, seat) });
}
