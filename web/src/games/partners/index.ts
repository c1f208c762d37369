import type { PartnersPosition } from "../../generated/protocol";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { promptOf } from "./prompt";
import Side from "./Side.svelte";
import { follow, label, tell } from "./moveText";
import { wayOf } from "./way";

const game: GameClient<PartnersPosition> = {
  id: "partners",
  Board,
  Own,
  Side,
  Facts,
  // The parts of a seven are chosen together.
  gathers: (move) => move.startsWith("7 "),
  way: wayOf,
  prompt: promptOf,
  label,
  tell,
  follow,
  subtitle: (position, say) => say("deal-short", { deal: position.deal }),
};

export default game;
