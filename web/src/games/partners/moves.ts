/** The moves of the notation, taken apart: which card is laid, and what it does. Nothing here says what is legal. */
import board from "../../generated/board-partners.json";

export type Move =
  | { kind: "deal" | "give"; text: string; card: string }
  | { kind: "start"; text: string; card: string }
  | { kind: "forward"; text: string; card: string; square: string; steps: number }
  | { kind: "back"; text: string; card: string; square: string }
  | { kind: "seven"; text: string; card: "7"; square: string; steps: number }
  | { kind: "swap"; text: string; card: "swap"; first: string; second: string }
  | { kind: "same"; text: string; card: "swap" }
  | { kind: "fold"; text: string; card: "" };

/** Stands for the home of the pawns that are moved, where a square is asked for. */
export const HOME = "home";

export const CARDS = board.cards;
export const COLOURS = board.colours;
export const TRACK: readonly string[] = board.track;

/** 1 and 14 are on one card. */
function cardOf(steps: string): string {
  return CARDS.find((card) => card.card === steps || card.card.split("/").includes(steps))?.card ?? steps;
}

export function read(text: string): Move {
  const [word = "", one = "", two = ""] = text.split(" ");
  if (word === "deal" || word === "give") return { kind: word, text, card: one };
  if (word === "fold") return { kind: "fold", text, card: "" };
  if (word === "swap")
    return one === "same"
      ? { kind: "same", text, card: "swap" }
      : { kind: "swap", text, card: "swap", first: one, second: two };
  if (one === "start") return { kind: "start", text, card: word };
  if (word === "7") return { kind: "seven", text, card: "7", square: one, steps: Number(two) };
  if (word === "-4") return { kind: "back", text, card: word, square: one };
  return { kind: "forward", text, card: cardOf(word), square: one, steps: Number(word) };
}

/** The squares whose pawns a move takes hold of. */
export function squaresOf(move: Move): string[] {
  switch (move.kind) {
    case "start":
      return [HOME];
    case "swap":
      return [move.first, move.second];
    case "forward":
    case "back":
    case "seven":
      return [move.square];
    default:
      return [];
  }
}

/** Two squares as a swap names them: along the track, from blue's start. */
export function swapOf(one: string, other: string): string {
  const [first, second] = [one, other].sort((a, b) => TRACK.indexOf(a) - TRACK.indexOf(b));
  return `swap ${first} ${second}`;
}

/**
 * The move that a card would make with a pawn, be it legal or not: so the server can say why not. Where no pawn is
 * meant, `otherwise` names a square to speak about.
 */
export function wouldBe(card: string, square: string | null, steps = 7, otherwise = "b0"): string {
  const face = CARDS.find((one) => one.card === card);
  if (!face) return "fold";
  if (face.start && (square === null || square === HOME || !face.forward.length)) return `${card} start`;
  const there = square === null || square === HOME ? otherwise : square;
  if (face.swap) return square === null || square === HOME ? "swap same" : swapOf(there, there === "b1" ? "b2" : "b1");
  if (face.split) return `${card} ${there} ${steps}`;
  return `${face.forward.at(-1) ?? card} ${there}`;
}

/** The name of a card in messages. */
export function wordOf(card: string): string {
  return `word-${card.replace("/", "-")}`;
}
