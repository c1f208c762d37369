/** The moves of this game, with the card that each of them lays. Nothing here says what is legal. */
import board from "../../generated/board-partners.json";
import { PARTNERS_MOVES } from "../../generated/moves";
import type { PartnersMove } from "../../generated/protocol";
import { writer } from "../../lib/moves";
import type { Play } from "../../lib/play";
import type { PartnersPosition } from "./position";

export type PartnersPlay = Play<PartnersPosition, PartnersMove>;

/** Stands for the home of the pawns that are moved, where a square is asked for. */
export const HOME = "home";

export const CARDS = board.cards;
export const COLOURS = board.colours;
export const TRACK: readonly string[] = board.track;

export const { roles } = PARTNERS_MOVES;
/** A move by what it does, be it possible or not. */
export const move = writer<PartnersMove>(PARTNERS_MOVES.forms);

type Printed = (typeof CARDS)[number];
const printed = (does: (card: Printed) => boolean): string => CARDS.find(does)!.card;
export const SEVEN = printed(({ split }) => split > 0);
export const SWAP = printed(({ swap }) => swap);
const BACK = printed(({ back }) => back > 0);

/** The steps of a whole seven. */
export const WHOLE = CARDS.find(({ card }) => card === SEVEN)!.split;

/** The card that a move lays; none for laying the hand down. */
export function cardOf(made: PartnersMove): string {
  switch (made.kind) {
    case "deal":
    case "give":
    case "leave":
      return made.card;
    case "forward":
      return printed(({ forward }) => (forward as number[]).includes(made.steps));
    case "back":
      return BACK;
    case "split":
      return SEVEN;
    case "swap":
    case "swap-same":
      return SWAP;
    case "fold":
      return "";
  }
}

/** The squares whose pawns a move takes hold of. */
export function squaresOf(made: PartnersMove): string[] {
  switch (made.kind) {
    case "leave":
      return [HOME];
    case "swap":
      return [made.square, made.other];
    case "forward":
    case "back":
    case "split":
      return [made.square];
    default:
      return [];
  }
}

/** All squares in the order of the board: along the track from blue's start, then the rings. */
const SQUARES: readonly string[] = [...TRACK, ...COLOURS.flatMap(({ rings }) => rings)];

/** A swap names its squares in the order of the board. */
export function swapOf(one: string, two: string): PartnersMove {
  const [square = one, other = two] = [one, two].sort((a, b) => SQUARES.indexOf(a) - SQUARES.indexOf(b));
  return move({ kind: "swap", square, other });
}

/**
 * The move that a card would make with a pawn, be it legal or not: so the server can say why not. Where no pawn is
 * meant, `otherwise` names a square to speak about.
 */
export function wouldBe(card: string, square: string | null, steps = WHOLE, otherwise = COLOURS[0]!.start): PartnersMove {
  const face = CARDS.find((one) => one.card === card);
  if (!face) return move({ kind: "fold" });
  const away = square === null || square === HOME;
  // Of a pawn at home it is asked whether it can leave, with any card.
  if (square === HOME || (face.start && (away || !face.forward.length))) return move({ kind: "leave", card });
  const there = away ? otherwise : square;
  if (face.swap) return away ? move({ kind: "swap-same" }) : swapOf(there, there === TRACK[0] ? TRACK[1]! : TRACK[0]!);
  if (face.split) return move({ kind: "split", square: there, steps });
  if (face.back) return move({ kind: "back", square: there });
  return move({ kind: "forward", steps: face.forward.at(-1)!, square: there });
}

/** The name of a card in messages. */
export function wordOf(card: string): string {
  return `word-${card.replace("/", "-")}`;
}
