/** Partners on a big screen. */
import type { PartnersMove } from "../../generated/protocol";
import type { ScreenClient } from "../game";
import BigTeams from "./BigTeams.svelte";
import Board from "./Board.svelte";
import type { PartnersPosition } from "./position";

const screen: ScreenClient<PartnersPosition, PartnersMove> = { Table: Board, Beside: BigTeams };

export default screen;
