/** Thurn and Taxis at the table: drawings, prompts, log. */
import { announcement } from "./announcement";
import type { ThurnMove } from "../../generated/protocol";
import { flights } from "./flights";
import type { ThurnPosition } from "./position";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { logLine, turnLine } from "./logLine";
import { cityIn, labelOf, roles, takes } from "./moves";
import { meantHouses } from "./possibleMoves";
import { promptOf } from "./prompt";
import Side from "./Side.svelte";
import { subtitleOf } from "./subtitle";

const game: GameClient<ThurnPosition, ThurnMove> = {
  id: "thurn-and-taxis",
  Board,
  Own,
  Side,
  Facts,
  roles,
  prompt: promptOf,
  meant: meantHouses,
  label: (made, _say, position, seat) => labelOf(made, position, seat),
  logLine,
  turnLine,
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
