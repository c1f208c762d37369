/** A game that the page has no folder for, on a big screen: what everybody sees, listed. */
import type { ScreenClient } from "../games/game";
import BigTable from "./BigTable.svelte";

const screen: ScreenClient = { Table: BigTable };

export default screen;
