/**
 * The words for the moves of a game: what each kind of move is called, and what it can name. All of it comes from what
 * the game declares about its moves and from its messages, so it is not known here what is legal, or which game it is.
 */
import type { KindInfo } from "../../generated/moves";
import type { Roles } from "../moves";
import { plain, spellings, wordsOf } from "./plainWords";

export type Value = string | number | readonly string[];

/** What a game declares about its moves. */
export interface Declared {
  readonly roles: Roles;
  readonly forms: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, KindInfo>>;
}
/** The values of each argument, for each kind. */
export type Values = Readonly<Record<string, Readonly<Record<string, readonly Value[]>>>>;

/** Words that stand for something, in every spelling. */
export class Phrase {
  /** As they are written. */
  readonly written: readonly string[];
  readonly spelt: readonly (readonly string[])[];

  constructor(text: string) {
    this.written = wordsOf(text);
    this.spelt = this.written.map(spellings);
  }
  get length(): number {
    return this.written.length;
  }
}

/** Something that a move names: phrases, and the values that each of them can mean. */
export interface Slot {
  readonly name: string;
  /** Whether it may be left out, and is then nothing. */
  readonly optional: boolean;
  readonly values: readonly Value[];
  readonly phrases: readonly { readonly phrase: Phrase; readonly means: ReadonlySet<string> }[];
}

export interface KindWords {
  readonly kind: string;
  readonly verbs: readonly Phrase[];
  /** Whether its notation has nothing but what it names: "13 b0". */
  readonly named: boolean;
  readonly slots: readonly Slot[];
}

export interface Vocabulary {
  readonly kinds: readonly KindWords[];
  /** Words that may stand anywhere and say nothing: "the", "from". */
  readonly fillers: ReadonlySet<string>;
  /** All words that stand for something by themselves: none of these is the beginning of another one. */
  readonly known: ReadonlySet<string>;
  /** Numbers in words: "three" is 3. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** What a vocabulary is made from besides the declaration. */
export interface Words {
  /** A message of the game as a list of words; empty if there is none. */
  listed(id: string): string[];
  /** What the game calls a value besides: a square in words, the cities of a ticket. */
  names(kind: string, argument: string, value: string | number): string[];
  fillers: readonly string[];
  /** From zero on. */
  numbers: readonly string[];
}

/** A value for comparing. */
export const keyOf = (value: Value): string => (typeof value === "object" ? value.join(" ") : String(value));

export function vocabularyOf({ forms, kinds }: Declared, values: Values, words: Words): Vocabulary {
  const grammar = Object.entries(values).map(([kind, named]): KindWords => {
    const form = forms[kind]!;
    const slots = Object.entries(named).map(([name, each]) => slotOf(kind, name, each, form.includes(`{${name}}]`), kinds[kind]!, words));
    const notation = form.replace(/\[[^\]]*\]|\{\w+\}/g, " ");
    const verbs = [notation, ...words.listed(`verb-${kind}`)].map((text) => new Phrase(text)).filter(({ length }) => length > 0);
    return { kind, verbs, named: !wordsOf(notation).length, slots };
  });
  const phrases = grammar.flatMap(({ verbs, slots }) => [...verbs, ...slots.flatMap((slot) => slot.phrases.map(({ phrase }) => phrase))]);
  const single = phrases.filter(({ length }) => length === 1).flatMap(({ spelt }) => spelt[0]!);
  const fillers = new Set(words.fillers.map(plain));
  return { kinds: grammar, fillers, known: new Set([...single, ...fillers]), numbers: new Map(words.numbers.map((word, number) => [plain(word), String(number)])) };
}

function slotOf(kind: string, name: string, values: readonly Value[], optional: boolean, { arguments: infos }: KindInfo, words: Words): Slot {
  const isWord = infos.find((info) => info.name === name)?.word ?? false;
  const means = new Map<string, Set<string>>();
  for (const value of values) {
    const parts = typeof value === "object" ? value : [value];
    for (const part of parts)
      for (const text of [...called(part, isWord, words), ...words.names(kind, name, part)]) means.set(text, (means.get(text) ?? new Set()).add(keyOf(value)));
  }
  return { name, optional, values, phrases: [...means].map(([text, meant]) => ({ phrase: new Phrase(text), means: meant })) };
}

/** What a single name or number is called: in the notation, and in the reader's language. */
function called(value: string | number, isWord: boolean, words: Words): string[] {
  const id = String(value).replace("/", "-");
  return [...new Set([String(value), ...(isWord ? words.listed(`word-${id}`) : []), ...(typeof value === "string" ? words.listed(`called-${id}`) : [])])];
}
