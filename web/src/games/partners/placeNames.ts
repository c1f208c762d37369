/** What places are called wherever they are named: on the board, in the prompt, in the log, and to those who listen. */
import type { Say } from "../../lib/i18n.svelte";
import { COLOURS, HOME } from "./moves";

/** By itself, as in "red pawn, red 5"; or within a sentence, as in "from the red start square to red 5". */
export type PlaceForm = "name" | "within";

/** "r5" in words: "red 5"; and the start squares, rings and homes by what they are. No two of them sound alike. */
export function placeName(say: Say, square: string, form: PlaceForm = "name"): string {
  if (isHomeName(square)) return say("place-home", { form });
  const letter = square[0]!;
  const { colour } = COLOURS.find((one) => one.letter === letter.toLowerCase())!;
  const number = Number(square.slice(1));
  if (letter !== letter.toLowerCase()) return say("place-ring", { colour, number, form });
  return number === 0 ? say("place-start", { colour, form }) : say("place-track", { colour, number, form });
}

/** As short as it goes, to be read beside a mark. */
export function shortName(say: Say, square: string): string {
  return isHomeName(square) ? say("short-home") : placeName(say, square);
}

const isHomeName = (square: string): boolean => square.startsWith(HOME);

/** A square in a sentence of the server, which names it as in moves; moves that it quotes stay as they are typed. */
const SQUARE = /\b(?:[bryg]\d{1,2}|[BRYG][1-4])\b/g;
const QUOTED = /([“„"][^“”„"]*[”“"])/;

/** A sentence of the server with the squares called as they are here. */
export function inWords(say: Say, sentence: string): string {
  const parts = sentence.split(QUOTED);
  return parts.map((part, at) => (at % 2 ? part : part.replace(SQUARE, (square) => placeName(say, square, "within")))).join("");
}
