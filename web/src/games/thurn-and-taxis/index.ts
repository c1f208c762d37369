/** Thurn and Taxis at the table: drawings, prompts, log. */
import { announcement } from "./announcement";
import type { ThurnMove } from "../../generated/protocol";
import type { ThurnPosition } from "./position";
import { moverFacts, type GameClient } from "../game";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { about, labelOf, roles } from "./moves";
import { promptOf } from "./prompt";
import Side from "./Side.svelte";
import { subtitleOf } from "./subtitle";

/** Kinds that belong to another line of the log, or are plain to see. */
const UNTOLD: ReadonlySet<string> = new Set(["reveal", "done", "end"]);

const game: GameClient<ThurnPosition, ThurnMove> = {
  id: "thurn-and-taxis",
  Board,
  Own,
  Side,
  Facts,
  roles,
  prompt: promptOf,
  label: labelOf,
  logLine(moved, context) {
    // A draw is told with the card taken from the stock; which card it was, only its owner knows.
    if (UNTOLD.has(moved.move.kind) || moved.veiled) return null;
    return about(moved.move as ThurnMove, "told", moverFacts(moved, context));
  },
  announcement,
  subtitle: subtitleOf,
};

export default game;
