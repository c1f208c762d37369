/** How many turns the reader has left, in a few words: at least so many, and in the end one; empty where nobody can say, and after the last. */
import type { Say } from "../../lib/i18n.svelte";
import { beforeHalfTime, turnsAtLeast } from "./endgame";
import type { TicketPosition } from "./printed";

export function turnsInWords(position: TicketPosition, say: Say): string {
  const { seat, part, turns_left: known, step } = position;
  if (seat === null || part === "set-up" || step === "completing" || step === "over") return "";
  const turns = turnsAtLeast(position, seat);
  if (known === null) return say("subtitle-at-least", { turns });
  return turns ? say(beforeHalfTime(position) ? "subtitle-last-half" : "subtitle-last") : "";
}
