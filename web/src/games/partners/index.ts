import type { PartnersMove } from "../../generated/protocol";
import { flights } from "./flights";
import type { PartnersPosition } from "./position";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import { gift, promptOf } from "./prompt";
import Side from "./Side.svelte";
import { numbered } from "./lastRound";
import { next } from "./next";
import { pickingOf } from "./picking.svelte";
import { HOME, roles, squaresOf, WHOLE } from "./moves";
import { consequenceLines, joinedLine, label, logLine, loss, SENT_HOME, SLIGHT, timesLine, turnLine } from "./moveText";
import { announcement } from "./announcement";
import { translator } from "../../lib/i18n.svelte";
import { inWords } from "./placeNames";

const game: GameClient<PartnersPosition, PartnersMove> = {
  id: "partners",
  Board,
  Own,
  curtains: true,
  Side,
  Facts,
  roles,
  alone: (move) => move.kind === "split" && move.steps === WHOLE,
  prompt: promptOf,
  besides: gift,
  meant: (play) => pickingOf(play).shown,
  label,
  logLine,
  timesLine,
  joinedLine,
  consequenceLines,
  turnLine,
  slight: SLIGHT,
  loss,
  flights,
  next,
  numbered,
  places: ({ move, path = [] }) => [...path, ...squaresOf(move as PartnersMove).filter((square) => square !== HOME)],
  sound: ({ move, then = [] }) => (then.some(({ what }) => what === SENT_HOME) ? "knock" : move.kind === "deal" ? null : move.kind === "give" || move.kind === "fold" ? "card" : "wood"),
  announcement,
  reworded: (sentence) => inWords(translator("partners"), sentence),
  subtitle: (position, say) => say("deal-short", { deal: position.deal }),
};

export default game;
