/** The messages about a move, as its game declares them: which one, and what is filled in. */
import type { KindInfo } from "../generated/moves";
import type { Facts, Say } from "./i18n.svelte";
import type { Move } from "./moves";

type Kinds = Readonly<Record<string, KindInfo>>;
type Value = string | number | readonly string[];

const ORDINALS = ["first", "second", "third"] as const;

/** The name of the messages about a move, behind `told-` or `label-`, and what is filled in. */
export function messageOf(kinds: Kinds, move: Move, say: Say): [string, Facts] {
  const { message, arguments: named } = kinds[move.kind]!;
  const facts: Facts = {};
  let name = message;
  for (const { name: argument, fact, word, told } of named) {
    const value = (move as unknown as Readonly<Record<string, Value | undefined>>)[argument];
    if (value === undefined) continue;
    const spell = (each: string | number): string | number => (word ? wordFor(each, say) : each);
    const special = told?.[String(value)];
    if (special?.suffix) name = `${name}-${special.suffix}`;
    if (special) Object.assign(facts, special.facts);
    else if (typeof value === "string" || typeof value === "number") facts[fact] = spell(value);
    else value.forEach((each, at) => (facts[ORDINALS[at]!] = spell(each)));
  }
  return [name, facts];
}

/** What a value is called in the messages of the game. */
function wordFor(value: string | number, say: Say): string {
  return say(`word-${String(value).replace("/", "-")}`);
}
