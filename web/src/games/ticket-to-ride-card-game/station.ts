/** The own station as it is drawn. */
import type { TicketPlay } from "./moves";
import { counted, type Cards } from "./printed";

/** What lies in it, without what the chosen tickets cost; null: nobody may look into it. */
export function stationOf(play: TicketPlay): Cards | null {
  const { station_left: left, station } = play.position;
  const cards = left ?? station;
  return cards && counted(cards);
}
