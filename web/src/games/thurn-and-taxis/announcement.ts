/** What is told at once in the last round: there is no room for it beside the title of a phone. */
import type { LogContext } from "../game";
import { CARRIAGES } from "./board";
import type { ThurnPosition } from "./position";

type Ending = Pick<ThurnPosition, "turns_left"> & { players: readonly Pick<ThurnPosition["players"][number], "carriage" | "houses_left">[] };

const LAST_CARRIAGE = CARRIAGES.at(-1)!.size;

/** TT-32: who has brought on the end, and by what. */
function cause({ players }: Ending, { say, names, seat: you }: LogContext): string {
  const seat = players.findIndex(({ carriage, houses_left }) => carriage === LAST_CARRIAGE || houses_left === 0);
  if (seat < 0) return "";
  const by = players[seat]!.carriage === LAST_CARRIAGE ? "carriage" : "houses";
  return `${say("ribbon-end", { by, carriage: LAST_CARRIAGE, you: seat === you ? "yes" : "no", name: names[seat] ?? "" })} `;
}

/** How many turns are left (TT-38), whenever that changes; at first also why. */
export function announcement(before: Ending, after: Ending, context: LogContext): string | null {
  const turns = after.turns_left;
  if (!turns || turns === before.turns_left) return null;
  return (before.turns_left === null ? cause(after, context) : "") + context.say("draw-last-round", { turns });
}
