/** The seats of a table that whoever sees its big screen may take. */
import { freeSeatAddress } from "../lib/links";
import type { FlatView } from "../lib/positions";

export interface FreeSeat {
  seat: number;
  /** Where it is taken. */
  path: string;
  /** Whether a bot holds it until then. */
  bot: boolean;
}

/** `code`: that of the screen; `invites`: whether it opens seats that wait for a link, too. */
export function freeSeats(view: Pick<FlatView, "table" | "status" | "seats">, code: string, invites: boolean): FreeSeat[] {
  if (view.status === "finished") return [];
  return view.seats.flatMap(({ kind, name, bot }, seat): FreeSeat[] => {
    // A seat that was somebody's keeps its name while the game goes on: it waits for them.
    const waits = kind === "link" && invites && (view.status === "open" || !name);
    if (kind !== "open" && !waits) return [];
    return [{ seat, path: `/${freeSeatAddress(view.table, seat, kind === "link" ? code : "")}`, bot: bot !== null }];
  });
}
