/** Thurn and Taxis on a big screen. */
import type { ThurnMove } from "../../generated/protocol";
import type { ScreenClient } from "../game";
import BigPlayer from "./BigPlayer.svelte";
import BigTable from "./BigTable.svelte";
import { ICONS, say } from "./board";
import type { ThurnPosition } from "./position";
import { subtitleOf } from "./subtitle";

const screen: ScreenClient<ThurnPosition, ThurnMove> = {
  Table: BigTable,
  Player: BigPlayer,
  // Which edition it is nobody asks from the sofa.
  subtitle: (position, say) => (position.turns_left === null ? "" : subtitleOf(position, say)),
  legend: () => (["houses", "hand", "carriage", "tiles"] as const).map((fact) => ({ icon: ICONS[fact], what: say(`legend-${fact}`) })),
};

export default screen;
