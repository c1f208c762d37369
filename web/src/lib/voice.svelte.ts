/**
 * What a screen reader says. Sentences are added one after another, so that none replaces another before it was
 * read: a live region whose text changes eleven times in a fifth of a second says the last of them, or nothing.
 */
import { untrack } from "svelte";

export interface Sentence {
  id: number;
  text: string;
  /** Whether it is said before what else waits: an answer to what the reader has just done. */
  urgent: boolean;
}

/** How many sentences stay in the page. A screen reader has taken each of them over as soon as it was added. */
const KEPT = 12;

/** Milliseconds after which a text that may change any moment is taken for settled. */
const SETTLES_MS = 250;

class Voice {
  sentences = $state.raw<readonly Sentence[]>([]);
  #count = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #prompt = "";

  /** The number of the newest sentence. */
  get newest(): number {
    return this.#count;
  }

  say(text: string, urgent = false): void {
    const plain = text.replaceAll("**", "").trim();
    if (!plain) return;
    this.#count += 1;
    this.sentences = [...untrack(() => this.sentences), { id: this.#count, text: plain, urgent }].slice(-KEPT);
  }

  /** What is asked now: said once it has stood for a moment, and only if it differs from what was asked before. */
  ask(text: string): void {
    clearTimeout(this.#settling);
    if (text === this.#prompt) return;
    this.#settling = setTimeout(() => {
      this.#prompt = text;
      this.say(text);
    }, SETTLES_MS);
  }

  /** What is asked may change any moment: nothing is said yet. */
  wait(): void {
    clearTimeout(this.#settling);
  }

  /** What was asked no longer is, and nothing else is yet: whatever is asked next is said, be it the same again. */
  stopAsking(): void {
    clearTimeout(this.#settling);
    this.#prompt = "";
  }

  /** Says the last sentence again. */
  repeat(): void {
    const last = this.sentences.at(-1);
    if (last) this.say(last.text, true);
  }

  /** Another screen, or another language: nothing of the last one is left to be read. */
  clear(): void {
    this.stopAsking();
    this.sentences = [];
  }
}

export const voice = new Voice();
