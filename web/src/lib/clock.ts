/** The server's time, in which deadlines are given. A device's own clock may be wrong by minutes. */
import type { Clock } from "../generated/protocol";
import type { Say } from "./i18n.svelte";

let ahead = Infinity;

/** Notes a past moment in the server's time; the newest one gives the best estimate of its clock. */
export function hearTime(at: number): void {
  if (!Number.isNaN(at)) ahead = Math.min(ahead, Date.now() - at);
}

/** Milliseconds since 1970, as the server counts them. */
export const serverNow = (): number => Date.now() - (ahead === Infinity ? 0 : ahead);

/** How much of the turn is left, and how much in reserve; the reserve is used when the turn is over. */
export function left(deadline: number, bank: number, now: number): { turn: number; bank: number } {
  const all = Math.max(0, deadline - now);
  return { turn: Math.max(0, all - bank), bank: Math.min(all, bank) };
}

/** Days that a turn may take at a table without a clock; the server sees to it. */
export const LONGEST_TURN_DAYS = 14;

/** The thinking time of a table in words. */
export function inWords(clock: Clock, say: Say): string {
  if (clock.days) return say("clock-days", { days: clock.days });
  return say("clock-turn", { seconds: clock.per_turn_s ?? 0, minutes: (clock.bank_s ?? 0) / 60 });
}
