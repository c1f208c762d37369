/** Thurn and Taxis at the table: drawings, prompts, log. */
import type { ThurnPosition } from "../../generated/protocol";
import { who, type GameClient } from "../game";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { factsOf, kindOf, labelOf, partsOf } from "./moves";
import { promptOf } from "./prompt";
import Side from "./Side.svelte";

/** These belong to another line, or are plain to see. */
const UNTOLD = ["reveal", "done", "end"];
const GATHERED = ["each", "province", "house", "done", "discard"];

const game: GameClient<ThurnPosition> = {
  id: "thurn-and-taxis",
  Board,
  Own,
  Side,
  Facts,
  gathers: (move) => GATHERED.includes(partsOf(move).word),
  prompt: promptOf,
  label: labelOf,
  tell(moved, telling) {
    const { word } = partsOf(moved.move);
    // That somebody drew is told when the card is taken from the stock; which card it was, only its owner knows.
    if (UNTOLD.includes(word) || moved.veiled) return null;
    return telling.say(`told-${kindOf(moved.move)}`, { ...who(moved, telling), ...factsOf(moved.move) });
  },
  subtitle: (position, say) => say(position.ending ? "last-round" : `edition-${position.edition}`),
};

export default game;
