/** The own station as it is drawn. */
import type { TicketPlay } from "./moves";
import { counted, type Cards } from "./printed";

/** What lies in it, without what the tickets cost that are chosen or looked at; null: nobody may look into it. */
export function stationOf(play: TicketPlay): Cards | null {
  const { station, station_left: left, station_after: after, picked } = play.position;
  // The pick that ends the choice is not in the preview: the others' tickets would come to light by it.
  const last = [...play.chosen, ...(play.peeked ? [play.peeked] : [])].find(
    (made) => made.kind === "complete" && !picked.includes(made.ticket) && after[made.ticket],
  );
  const cards = last?.kind === "complete" ? after[last.ticket]! : (left ?? station);
  return cards && counted(cards);
}
