/** Squares as they are written on the board, in the letters that the colours have in the reader's language. */
import { i18n } from "../../lib/i18n.svelte";
import { LETTERS, type Colour } from "../../parts/Mark.svelte";
import { COLOURS } from "./moves";

/** "g5" for a German or Icelandic reader of "y5"; rings stay in capitals. */
export function squareName(square: string): string {
  const written = square[0]!;
  const colour = COLOURS.find(({ letter }) => letter === written.toLowerCase())?.colour as Colour | undefined;
  if (!colour) return square;
  const letter = LETTERS[i18n.language][colour];
  return (written === written.toLowerCase() ? letter.toLowerCase() : letter) + square.slice(1);
}
