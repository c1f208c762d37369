/** What nobody may miss: that somebody plays for the partner now, and that a team has won. */
import { list } from "../../lib/formats";
import { i18n } from "../../lib/i18n.svelte";
import type { LogContext } from "../game";
import { COLOURS } from "./moves";
import { helpsLine } from "./moveText";
import type { PartnersPosition } from "./position";
import { finished, lockedBy, winnersOf } from "./teams";

export function announcement(before: PartnersPosition, after: PartnersPosition, context: LogContext): string | null {
  const { say, names } = context;
  const winners = winnersOf(after);
  if (winners.length && !winnersOf(before).length) {
    const others = COLOURS.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
    const team = list(winners.map((seat) => names[seat] ?? ""), i18n.language);
    return say("ribbon-won", { names: team, pawns: lockedBy(after, winners), others: lockedBy(after, others) });
  }
  const done = COLOURS.findIndex((_, seat) => finished(after, seat) && !finished(before, seat));
  return done < 0 || winners.length ? null : helpsLine(done, context);
}
