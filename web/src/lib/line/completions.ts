/** What a line that is begun could become: the moves that are possible now, and questions. */
import { plain, wordsOf } from "./plainWords";

export interface Completion<T> {
  /** What would be typed. */
  readonly text: string;
  /** Other words for it by which it is found. */
  readonly also: readonly string[];
  readonly thing: T;
}

/** Those that go on with what is typed, the likeliest first: each typed word begins a word of theirs. */
export function completionsOf<T>(typed: string, offered: readonly Completion<T>[], most: number): Completion<T>[] {
  const words = wordsOf(typed).map(plain);
  if (!words.length) return offered.slice(0, most);
  const judged = offered.flatMap((completion, order) => {
    const best = Math.min(...[completion.text, ...completion.also].map((text) => rank(words, wordsOf(text).map(plain))));
    return best < Infinity ? [{ completion, best, order }] : [];
  });
  return judged
    .sort((one, other) => one.best - other.best || one.order - other.order)
    .slice(0, most)
    .map(({ completion }) => completion);
}

/** 0: goes on as it was begun; 1: its words in another order; Infinity: something else. */
function rank(typed: readonly string[], words: readonly string[]): number {
  if (typed.every((word, at) => words[at]?.startsWith(word))) return 0;
  const left = [...words];
  for (const word of typed) {
    const at = left.findIndex((each) => each.startsWith(word));
    if (at < 0) return Infinity;
    left.splice(at, 1);
  }
  return 1;
}
