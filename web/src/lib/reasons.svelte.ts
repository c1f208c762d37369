/** Why things cannot be played now: asked of the server all at once, before anybody reads it, and kept for one decision. */
import { SvelteMap } from "svelte/reactivity";
import { i18n } from "./i18n.svelte";
import type { Move } from "./moves";

/** Answers in the order asked; null for a move that may be made. */
export type AskReasons = (decision: number, moves: readonly string[]) => Promise<readonly (string | null)[]>;

/** The most moves that the server takes at once. */
const MOST = 60;

export class Reasons {
  /** By decision, language and move, so that nothing is read that was true of another one. */
  readonly #known = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();
  #waiting: { key: string; decision: number; move: string }[] = [];

  constructor(readonly ask: AskReasons) {}

  /** Why a move cannot be made; empty until it is known. */
  of(decision: number, { text }: Move): string {
    const key = `${decision} ${i18n.language} ${text}`;
    const known = this.#known.get(key);
    if (known === undefined && !this.#asked.has(key)) {
      this.#asked.add(key);
      // What is drawn together is asked together.
      if (!this.#waiting.length) setTimeout(() => void this.#send());
      this.#waiting.push({ key, decision, move: text });
    }
    return known ?? "";
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const decision = waiting.at(-1)!.decision;
    for (const old of [...this.#asked].filter((key) => !key.startsWith(`${decision} `))) {
      this.#asked.delete(old);
      this.#known.delete(old);
    }
    const now = waiting.filter((each) => each.decision === decision);
    for (let at = 0; at < now.length; at += MOST) {
      const some = now.slice(at, at + MOST);
      // A decision that is over, or a connection that is gone: nobody needs to know any more.
      const sentences = await this.ask(decision, some.map(({ move }) => move)).catch(() => []);
      some.forEach(({ key }, number) => this.#known.set(key, withoutRule(sentences[number] ?? "")));
    }
  }
}

/** What is listened to does without the number of the rule: it is told when the thing is pressed. */
const withoutRule = (sentence: string): string => sentence.replace(/^[A-Z]+-\d+: /, "");
