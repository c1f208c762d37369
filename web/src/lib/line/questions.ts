/** Which question a typed line asks, and about what. */
import { plain, spellings, wordsOf } from "./plainWords";

/** A question as it can be typed. */
export interface Askable {
  readonly id: string;
  /** Its words, any of which will do. */
  readonly words: readonly string[];
  /** What it can be about; undefined: about nothing. */
  readonly subjects: readonly { readonly id: string; readonly names: readonly string[] }[] | undefined;
  /** Whether anything can stand behind its words. */
  readonly open?: boolean;
}

export interface Asked {
  readonly id: string;
  /** What stands behind its words, as it was typed. */
  readonly rest: string;
  /** The subjects that this can be. */
  readonly about: readonly string[];
}

/** The question that a line asks; null if it asks none. */
export function askedBy(text: string, questions: readonly Askable[], fillers: ReadonlySet<string>): Asked | null {
  const words = wordsOf(text);
  let best: { question: Askable; length: number } | null = null;
  for (const question of questions)
    for (const each of question.words) {
      const phrase = wordsOf(each).map(spellings);
      const begins = phrase.every((spelt, at) => words[at] !== undefined && spelt.includes(plain(words[at])));
      if (begins && phrase.length > (best?.length ?? 0)) best = { question, length: phrase.length };
    }
  if (!best) return null;
  const { question, length } = best;
  const rest = words.slice(length);
  const said = rest.filter((word) => !fillers.has(plain(word)));
  if (question.open) return { id: question.id, rest: rest.join(" "), about: [] };
  if (!said.length) return { id: question.id, rest: "", about: [] };
  if (!question.subjects) return null;
  return { id: question.id, rest: said.join(" "), about: subjectsOf(said, question.subjects) };
}

/** The subjects that some words name: exactly, or by their beginnings. */
function subjectsOf(words: readonly string[], subjects: NonNullable<Askable["subjects"]>): string[] {
  const typed = words.map(plain);
  // A letter may be small or large where that makes no difference; where it does, it counts.
  const written = subjects.filter(({ names }) => names.some((name) => name === words.join(" ")));
  if (written.length) return written.map(({ id }) => id);
  const named = (fits: (spelt: string, word: string) => boolean, whole: boolean): string[] =>
    subjects
      .filter(({ names }) =>
        names.some((name) => {
          const parts = wordsOf(name).map(spellings);
          return (whole ? parts.length === typed.length : parts.length >= typed.length) && typed.every((word, at) => parts[at]!.some((spelt) => fits(spelt, word)));
        }),
      )
      .map(({ id }) => id);
  const exact = named((spelt, word) => spelt === word, true);
  return exact.length ? exact : named((spelt, word) => spelt.startsWith(word), false);
}
