/** Ticket to Ride: The Card Game on a big screen. */
import type { TicketMove } from "../../generated/protocol";
import type { ScreenClient } from "../game";
import BigCityList from "./BigCityList.svelte";
import BigTable from "./BigTable.svelte";
import BigTrack from "./BigTrack.svelte";
import shapes from "../../generated/shapes-ticket-to-ride-card-game.json";
import type { TicketPosition } from "./printed";
import { say } from "./text";

const screen: ScreenClient<TicketPosition, TicketMove> = {
  Table: BigTable,
  Player: BigTrack,
  Beside: BigCityList,
  legend: () => (["hand", "station", "tickets"] as const).map((fact) => ({ icon: shapes.icons[fact], what: say(`legend-${fact}`) })),
  broadPlayers: true,
};

export default screen;
