/** Where the card comes from that was reached for last, so that it is seen to go to the hand from there. */
import { perPlay } from "../../lib/perPlay";
import type { TicketPlay } from "./moves";

class Origin {
  place = $state("stock");
}

export const takenFrom = perPlay((_play: TicketPlay) => new Origin());
