/** What a typed line can mean: kinds of moves, each with what it names. Whether it is legal is for others to say. */
import type { Move } from "../moves";
import { hasNumber, plain, wordsOf } from "./plainWords";
import { keyOf, type KindWords, type Phrase, type Slot, type Value, type Vocabulary } from "./vocabulary";

/** Upper bound of the words that are read; nobody needs as many for a move. */
const MOST_WORDS = 14;

export interface Reading {
  readonly kind: string;
  /** For what is named: the values that it can be. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether what is done was said, and not only what it is done to. */
  readonly spoken: boolean;
  /** How much that a move of this kind needs is not said, or could be several things; 0: it is said completely. */
  readonly missing: number;
}

/** A typed word, as it was typed and as it is compared. */
interface Typed {
  readonly written: string;
  readonly plain: string;
  /** The number that it is, if it is one in words. */
  readonly number: string | undefined;
}

/** What a line can mean: as each kind of move what says most, and what is said completely first. */
export function readingsOf(text: string, vocabulary: Vocabulary): Reading[] {
  const words = wordsOf(text)
    .slice(0, MOST_WORDS)
    .map((written): Typed => ({ written, plain: plain(written), number: vocabulary.numbers.get(plain(written)) }));
  if (!words.length) return [];
  const found = vocabulary.kinds.flatMap((kind) => {
    const readings = readingsAs(kind, words, vocabulary);
    const least = Math.min(...readings.map(({ missing }) => missing));
    return readings.filter(({ missing }) => missing === least);
  });
  return found.sort((one, other) => one.missing - other.missing);
}

type Named = ReadonlyMap<string, ReadonlySet<string>>;

function readingsAs({ kind, verbs, slots, named: byNames }: KindWords, words: readonly Typed[], vocabulary: Vocabulary): Reading[] {
  const found = new Map<string, Reading>();

  function go(at: number, spoken: boolean, named: Named): void {
    if (at === words.length) return keep(spoken, named);
    for (const length of lengths(verbs, words, at, vocabulary)) go(at + length, true, named);
    for (const slot of slots)
      for (const [length, means] of matches(slot, words, at, vocabulary)) {
        const before = named.get(slot.name);
        const both = before ? new Set([...before].filter((value) => means.has(value))) : means;
        if (both.size) go(at + length, spoken, new Map([...named, [slot.name, both]]));
      }
    if (vocabulary.fillers.has(words[at]!.plain)) go(at + 1, spoken, named);
  }

  function keep(spoken: boolean, named: Named): void {
    if (!spoken && !named.size) return;
    const open = slots.filter(({ name, optional }) => (named.has(name) ? named.get(name)!.size > 1 : !optional)).length;
    const missing = open + (spoken || byNames ? 0 : 1);
    const key = slots.map(({ name }) => [...(named.get(name) ?? ["*"])].join("|")).join("; ");
    if (!found.get(key)?.spoken) found.set(key, { kind, named, spoken, missing });
  }

  go(0, false, new Map());
  return [...found.values()];
}

/** How many words a phrase takes up here, for each phrase that can stand here. */
function lengths(phrases: readonly Phrase[], words: readonly Typed[], at: number, vocabulary: Vocabulary): number[] {
  return [...new Set(phrases.flatMap((phrase) => length(phrase, words, at, vocabulary)))];
}

/** What a slot can mean here, by how many words say it. Where capitals tell things apart, they count. */
function matches({ phrases }: Slot, words: readonly Typed[], at: number, vocabulary: Vocabulary): [number, ReadonlySet<string>][] {
  const written = phrases.filter(({ phrase }) => isWritten(phrase, words, at));
  const found = new Map<number, Set<string>>();
  for (const { phrase, means } of phrases)
    for (const taken of length(phrase, words, at, vocabulary)) {
      if (written.some((other) => other.phrase.length === taken) && !isWritten(phrase, words, at)) continue;
      found.set(taken, new Set([...(found.get(taken) ?? []), ...means]));
    }
  return [...found];
}

function isWritten({ written }: Phrase, words: readonly Typed[], at: number): boolean {
  return written.every((word, place) => words[at + place]?.written === word);
}

/** The numbers of typed words that a phrase can be: all of its own, or fewer where it is abbreviated. */
function length({ spelt }: Phrase, words: readonly Typed[], at: number, vocabulary: Vocabulary): number[] {
  const found: number[] = [];
  for (const [place, spellings] of spelt.entries()) {
    const word = words[at + place];
    if (!word) break;
    const last = place === spelt.length - 1;
    if (spellings.includes(word.plain) || (word.number !== undefined && spellings.includes(word.number))) {
      if (last) found.push(spelt.length);
      else if (!vocabulary.known.has(word.plain) && !hasNumber(word.plain)) found.push(place + 1);
      continue;
    }
    const begun = !vocabulary.known.has(word.plain) && !hasNumber(word.plain) && spellings.some((spelling) => spelling.startsWith(word.plain));
    if (begun) found.push(place + 1);
    if (!begun || last) break;
  }
  return found;
}

type Arguments = Readonly<Record<string, Value | undefined>>;

/** Whether a move is one that a reading can mean. */
export function fits(reading: Reading, move: Move): boolean {
  const args = move as unknown as Arguments;
  return move.kind === reading.kind && [...reading.named].every(([name, values]) => args[name] !== undefined && values.has(keyOf(args[name])));
}

/** How many things a move names besides those that were typed: "lay Ulm" before "lay Ulm left". */
function besides(reading: Reading, move: Move): number {
  const { text: _, kind: __, ...args } = move as Move & Record<string, unknown>;
  return Object.entries(args).filter(([name, value]) => value && !reading.named.has(name)).length;
}

/** The legal moves that some readings can mean; where one names nothing more than what was typed, only that one. */
export function legalOf<M extends Move>(readings: readonly Reading[], legal: readonly M[]): M[] {
  const found = readings.flatMap((reading) => {
    const fitting = legal.filter((move) => fits(reading, move));
    const plainest = fitting.filter((move) => besides(reading, move) === 0);
    return plainest.length ? plainest : fitting;
  });
  return [...new Set(found)];
}

/**
 * The arguments of a move that a reading can mean, legal or not, so that the server can say why not. What is not named
 * is as in a legal move of the same kind, if there is one.
 */
export function argumentsOf(reading: Reading, { kinds }: Vocabulary, legal: readonly Move[]): { kind: string } & Record<string, Value> {
  const like = legal.find(({ kind }) => kind === reading.kind) as unknown as Arguments | undefined;
  const args: Record<string, Value> = {};
  for (const { name, optional, values } of kinds.find(({ kind }) => kind === reading.kind)!.slots) {
    const meant = values.find((value) => reading.named.get(name)?.has(keyOf(value)));
    const value = meant ?? like?.[name] ?? (optional ? undefined : values[0]);
    if (value !== undefined) args[name] = value;
  }
  return { kind: reading.kind, ...args };
}
