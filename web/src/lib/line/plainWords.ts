/** Typed text as words, in which capitals, accents and signs make no difference. */

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", ø: "o", þ: "th", ð: "d", œ: "oe" };
/** How umlauts are written on keyboards that have none; their dots alone may be left out as well. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
const COMBINING = /\p{M}/gu;

/** A word without capitals and accents: "munchen" for "München". */
export function plain(word: string): string {
  const lower = word.toLowerCase().replace(/[ßæøþðœ]/g, (letter) => LETTERS[letter]!);
  return lower.normalize("NFKD").replace(COMBINING, "");
}

/** The ways in which a word may be typed: "munchen" and "muenchen". */
export function spellings(word: string): string[] {
  const spelt = word.normalize("NFC").toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter]!);
  return [...new Set([plain(word), plain(spelt)])];
}

/** The words of a text. A minus belongs to its number, a stroke to both of its numbers. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(/[−–—‑](?=\d)/g, "-")
    .split(/[^\p{L}\p{M}\p{N}/-]+/u)
    .map((word) => word.replace(/^(?:-(?!\d)|\/)+|[-/]+$/g, ""))
    .filter(Boolean);
}

/** Whether it is a number, or has one in it: such a word is never taken for the beginning of another. */
export const hasNumber = (word: string): boolean => /\d/.test(word);

/** The entries of a message that lists words, with commas between them. */
export const wordList = (text: string): string[] => text.split(",").map((entry) => entry.trim()).filter(Boolean);

/** A text for comparing, word by word. */
export const flatText = (text: string): string => wordsOf(text).map(plain).join(" ");
