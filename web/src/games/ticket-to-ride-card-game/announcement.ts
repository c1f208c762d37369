/** What is told at once: half-time, and that the last round has begun. */
import type { LogContext } from "../game";
import { beforeHalfTime } from "./endgame";
import { worth, type TicketPosition } from "./printed";
import { nameOf } from "./text";

/** At half-time, what everybody's completed tickets are worth; which they are is in the log and beside the board. */
export function announcement(before: TicketPosition, after: TicketPosition, { say, names }: LogContext): string | null {
  if (before.turns_left === null && after.turns_left) return say(beforeHalfTime(after) ? "ribbon-half-time-next" : "ribbon-last-round");
  if (before.part !== "first half" || after.part !== "second half") return null;
  const points = after.players.map(({ completed }, seat) => `${nameOf(names, seat)} ${worth(completed)}`);
  return say("at-half-time", { points: points.join(", ") });
}
