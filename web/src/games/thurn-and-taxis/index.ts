/** Thurn and Taxis at the table: drawings, prompts, log. */
import { announcement } from "./announcement";
import type { ThurnMove } from "../../generated/protocol";
import { flights } from "./flights";
import type { ThurnPosition } from "./position";
import { moverFacts, type GameClient } from "../game";
import Board from "./Board.svelte";
import { CLOSING, closingLine } from "./closingLine";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { about, cityIn, labelOf, roles, takes } from "./moves";
import { meantHouses } from "./possibleMoves";
import { promptOf } from "./prompt";
import Side from "./Side.svelte";
import { subtitleOf } from "./subtitle";

/** Kinds that belong to another line of the log, or are plain to see. */
const UNTOLD: ReadonlySet<string> = new Set(["reveal", "end"]);

const game: GameClient<ThurnPosition, ThurnMove> = {
  id: "thurn-and-taxis",
  Board,
  Own,
  Side,
  Facts,
  roles,
  prompt: promptOf,
  meant: meantHouses,
  label: labelOf,
  logLine(moved, context) {
    // A draw is told with the card taken from the stock; which card it was, only its owner knows.
    if (UNTOLD.has(moved.move.kind) || moved.veiled) return null;
    if (CLOSING.has(moved.move.kind)) return closingLine(moved, context);
    return about(moved.move as ThurnMove, "told", moverFacts(moved, context));
  },
  announcement,
  flights,
  next: ({ turns_left, players }, turn) => (turns_left !== null && turns_left <= 1 ? null : (turn + 1) % players.length),
  places: ({ move, then = [] }) => {
    const city = takes(move as ThurnMove) ? null : cityIn(move as ThurnMove);
    return [...(city === null ? [] : [city]), ...then.flatMap(({ what, things }) => (what === "closed" ? things : []))];
  },
  sound: ({ move, then = [] }) => {
    if (then.some(({ what }) => what === "carriage")) return "wheels";
    if (then.some(({ what }) => what === "closed")) return "closing";
    if (then.some(({ what }) => what === "tile")) return "slide";
    return move.kind === "house" ? "wood" : move.kind === "reveal" || move.kind === "end" ? null : "card";
  },
  subtitle: subtitleOf,
};

export default game;
