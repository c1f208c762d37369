/** What a game brings to the line in which moves and questions are typed. It is loaded when the line is opened. */
import type { Play } from "../lib/play";
import type { Move } from "../lib/moves";
import type { Say } from "../lib/i18n.svelte";
import type { Declared, Values } from "../lib/line/vocabulary";

/** What a question can be about: a name of the game, and the words for it. */
export interface Subject {
  readonly id: string;
  readonly names: readonly string[];
}

/** A question that is answered from what the player sees. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface LineQuestion<P = any, M extends Move = any> {
  /** Its words are the message `question-ID` of the game, its explanation `question-ID-about`. */
  readonly id: string;
  /** What can stand behind its words, if anything can. */
  subjects?(play: Play<P, M>, say: Say): readonly Subject[];
  /** The answer; without a subject, about all of them or whatever is meant then. */
  answer(play: Play<P, M>, say: Say, subject?: string): string | readonly string[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface LineClient<P = any, M extends Move = any> {
  readonly declared: Declared;
  readonly values: Values;
  /** Kinds of moves that are only meant if they are named. */
  readonly grave?: readonly string[];
  /** What a value is called besides its notation and its messages. */
  names?(kind: string, argument: string, value: string | number, say: Say): string[];
  /** Moves that `choose` adds to what is chosen, in place of others of it. */
  offered?(play: Play<P, M>): readonly M[];
  /** Adds one of several moves to what is chosen, where the game has its own way; false: it has not. */
  choose?(play: Play<P, M>, move: M): boolean;
  readonly questions: readonly LineQuestion<P, M>[];
}

const CLIENTS = import.meta.glob<{ default: LineClient }>("./*/line.ts");

/** What a game brings; null if it has no folder: then only the legal moves as they are written can be typed. */
export async function loadLine(game: string): Promise<LineClient | null> {
  return (await CLIENTS[`./${game}/line.ts`]?.())?.default ?? null;
}
