/** What is told at once in the last round: there is no room for it beside the title of a phone. */
import type { LogContext } from "../game";
import type { ThurnPosition } from "./position";

type Ending = Pick<ThurnPosition, "turns_left">;

/** How many turns are left (TT-38), whenever that changes. */
export function announcement(before: Ending, after: Ending, { say }: Pick<LogContext, "say">): string | null {
  const turns = after.turns_left;
  return !turns || turns === before.turns_left ? null : say("draw-last-round", { turns });
}
