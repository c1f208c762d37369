/** What a typed line means at a table: one move, several, one that is not possible, or none. */
import { writer, type Move } from "../moves";
import { completionsOf } from "./completions";
import { flatText, wordsOf } from "./plainWords";
import { argumentsOf, legalOf, readingsOf } from "./readings";
import type { Declared, Vocabulary } from "./vocabulary";

export type Meaning<M extends Move> =
  | { readonly is: "move"; readonly move: M }
  | { readonly is: "several"; readonly moves: readonly M[] }
  /** A move that the game has words for, which is not legal now: the server knows why. */
  | { readonly is: "impossible"; readonly move: Move }
  | { readonly is: "unknown" };

/** A language of moves: the vocabulary, and how moves are written and called. */
export interface MoveLanguage<M extends Move> {
  readonly declared: Declared;
  readonly vocabulary: Vocabulary;
  /** What a button would say. */
  label(move: M): string;
  /** Kinds that are only meant if they are named: nobody gives a route up by a slip. */
  readonly grave: ReadonlySet<string>;
}

export function meaningOf<M extends Move>(text: string, legal: readonly M[], language: MoveLanguage<M>): Meaning<M> {
  const { vocabulary, declared, grave } = language;
  const written = text.trim().replace(/\s+/g, " ");
  const exact = legal.find((move) => move.text === written) ?? only(legal.filter((move) => flatText(language.label(move)) === flatText(text)));
  if (exact) return { is: "move", move: exact };
  if (!vocabulary.kinds.length) return amongWords(text, legal, language);
  const readings = readingsOf(text, vocabulary).filter(({ kind, spoken }) => spoken || !grave.has(kind));
  // What is said completely is not taken for the beginning of something else.
  const complete = readings.filter(({ missing }) => missing === 0);
  const read = complete.length ? complete : readings;
  const found = legalOf(read, legal);
  if (found.length) return found.length === 1 ? { is: "move", move: found[0]! } : { is: "several", moves: found };
  const likely = read.find(({ kind }) => legal.some((move) => move.kind === kind)) ?? read[0];
  if (!likely) return { is: "unknown" };
  return { is: "impossible", move: writer<Move>(declared.forms)(argumentsOf(likely, vocabulary, legal)) };
}

/** Where the game has no words for its moves: those whose own words begin as the typed ones do. */
function amongWords<M extends Move>(text: string, legal: readonly M[], language: MoveLanguage<M>): Meaning<M> {
  const found = completionsOf(text, legal.map((move) => ({ text: language.label(move), also: [move.text], thing: move })), Infinity).map(({ thing }) => thing);
  if (!wordsOf(text).length || !found.length) return { is: "unknown" };
  return found.length === 1 ? { is: "move", move: found[0]! } : { is: "several", moves: found };
}

function only<T>(things: readonly T[]): T | undefined {
  return things.length === 1 ? things[0] : undefined;
}
