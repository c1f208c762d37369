/**
 * What a screen reader says. Sentences are added one after another, so that none replaces another before it was
 * read: of a live region whose text changes eleven times in a fifth of a second, the last is heard, or nothing.
 * How fast they come has nothing to do with how fast pieces move.
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

/** Milliseconds for which a question has to stand before it is said. */
export const SETTLES_MS = 250;

/** Milliseconds a letter takes a fast screen reader: the next sentence comes when this one is about to be over. */
const LETTER_MS = 25;

/** How many sentences may wait for their turn. Of more, the screen reader itself may make a queue. */
const LONGEST_QUEUE = 3;

interface Question {
  text: string;
  /** For what it is asked: the same words for another decision are another question. */
  occasion: number | null;
}

class Voice {
  sentences = $state.raw<readonly Sentence[]>([]);
  #count = 0;
  #queue: string[] = [];
  #speaking: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** What is to be asked when everything else is said: always the newest question, never one that is out of date. */
  #question: Question | null = null;
  #asked: Question | null = null;
  #last = "";

  /** The number of the newest sentence. */
  get newest(): number {
    return this.#count;
  }

  say(text: string, urgent = false): void {
    const plain = text.replaceAll("**", "").trim();
    if (!plain) return;
    if (urgent) return this.#add([plain], true);
    this.#queue.push(plain);
    if (this.#speaking === undefined) this.#next();
  }

  /** Says what was not said a moment ago, by whatever was on the screen then. */
  sayOnce(text: string): void {
    const plain = text.replaceAll("**", "").trim();
    if (!untrack(() => this.sentences).some((sentence) => sentence.text === plain)) this.say(plain);
  }

  /** What is asked now: said once it has stood for a moment, after all else, and only if it was not asked already. */
  ask(text: string, occasion: number | null = null): void {
    this.wait();
    const { text: before, occasion: earlier } = this.#asked ?? {};
    if (!text || (text === before && occasion === earlier)) return;
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#question = { text, occasion };
      if (this.#speaking === undefined) this.#next();
    }, SETTLES_MS);
  }

  /** What is asked may change any moment: nothing is asked yet. */
  wait(): void {
    clearTimeout(this.#settling);
    this.#settling = undefined;
    this.#question = null;
  }

  /** Whatever is asked next is said, be it the same again. */
  stopAsking(): void {
    this.wait();
    this.#asked = null;
  }

  /** Something was said without this voice, by an alert: it can be repeated. */
  note(text: string): void {
    this.#last = text;
  }

  /** Says the last sentence again. */
  repeat(): void {
    this.say(this.#last, true);
  }

  /** Another screen, or another language: nothing of the last one is left to be read. */
  clear(): void {
    this.stopAsking();
    clearTimeout(this.#speaking);
    this.#speaking = undefined;
    this.#queue = [];
    this.#last = "";
    this.sentences = [];
  }

  #next(): void {
    this.#speaking = undefined;
    const question = this.#question;
    let texts = this.#queue.splice(0, this.#queue.length > LONGEST_QUEUE ? this.#queue.length : 1);
    if (!texts.length && question) {
      texts = [question.text.replaceAll("**", "")];
      this.#asked = question;
      this.#question = null;
    }
    if (!texts.length) return;
    this.#add(texts, false);
    this.#speaking = setTimeout(() => this.#next(), texts.at(-1)!.length * LETTER_MS);
  }

  #add(texts: readonly string[], urgent: boolean): void {
    const fresh = texts.map((text) => ({ id: (this.#count += 1), text, urgent }));
    this.#last = texts.at(-1)!;
    this.sentences = [...untrack(() => this.sentences).slice(-KEPT), ...fresh];
  }
}

export const voice = new Voice();
