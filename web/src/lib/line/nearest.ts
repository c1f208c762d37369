/** Of some texts, those that are most like what was typed. */
import { plain, wordsOf } from "./plainWords";

/** Upper bound of the part of all letters that may differ. */
const NEAR = 0.4;

/** How many letters have to be changed, added or left out to make one word of another; two that changed places are one. */
export function distance(one: string, other: string): number {
  /** How far the first letters of one are from the first letters of the other. */
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const [before, last, row] = [rows[i - 2], rows[i - 1]!, [i]];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, before![j - 2]! + 1);
      row[j] = least;
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/** How far a typed word is from a word; beginnings are near. */
function apart(typed: string, word: string): number {
  return Math.min(distance(typed, word), distance(typed, word.slice(0, typed.length)) + 0.5);
}

/** The texts that come nearest, the nearest first; none that has nothing to do with what was typed. */
export function nearest<T>(typed: string, things: readonly T[], textOf: (thing: T) => string, most: number): T[] {
  const words = wordsOf(typed).map(plain);
  if (!words.length) return [];
  const judged = things.map((thing) => {
    const other = wordsOf(textOf(thing)).map(plain);
    const far = words.map((word) => Math.min(word.length, ...other.map((each) => apart(word, each))));
    return { thing, far: far.reduce((sum, each) => sum + each, 0) };
  });
  const letters = words.join("").length;
  return judged
    .filter(({ far }) => far <= letters * NEAR)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ thing }) => thing);
}
