/** Whether one chooses tickets now: to keep them, or to complete them. */
import type { TicketPlay } from "./moves";

export function choosesTickets({ settled, seat }: TicketPlay): boolean {
  const { step, offered, turn } = settled;
  return seat !== null && turn === seat && ((step === "keeping" && offered.length > 0) || step === "completing");
}
