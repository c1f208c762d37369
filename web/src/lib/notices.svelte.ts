import { untrack } from "svelte";
import { voice } from "./voice.svelte";

/** Short sentences for the reader: why something cannot be, with the rule. */
export interface Notice {
  text: string;
  rule: string | null;
  kind: "refusal" | "news";
  /** Whether news are of the kind that nobody may miss: they stay like a refusal. */
  grave?: boolean;
  /** Whether the voice says it in its own time, because it is a part of the log: it is then only shown. */
  voiced?: boolean;
}

/** Milliseconds that news are shown. */
const LASTS_MS = 7000;

class Notices {
  current = $state.raw<Notice | null>(null);
  /** How many sheets lie over the page: a notice has to be on the uppermost to be seen. */
  sheets = $state(0);
  /** How many prompt bars there are that tell what is to be told: nothing then lies over the page. */
  bars = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A prompt bar takes over what is told, until it is gone. */
  settle(): () => void {
    untrack(() => (this.bars += 1));
    return () => (this.bars -= 1);
  }

  refuse(text: string, rule: string | null = null): void {
    this.#show({ text, rule, kind: "refusal" });
  }

  tell(text: string): void {
    this.#show({ text, rule: null, kind: "news" });
  }

  /** Shows a part of the log to those who do not look there. */
  show(text: string, grave = false): void {
    this.#show({ text, rule: null, kind: "news", grave, voiced: true });
  }

  /** What something on the table is for, where no move begins with it: stays like a refusal. */
  explain(text: string, rule: string): void {
    this.#show({ text, rule, kind: "news", grave: true });
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  /** Something else is done now: what was told before is no longer of interest, unless it was done to the notice itself. */
  act(target: EventTarget | null): void {
    if (!(target instanceof Element && target.closest(".notice"))) this.dismiss();
  }

  #show(notice: Notice): void {
    clearTimeout(this.#timer);
    this.current = notice;
    if (!notice.voiced) voice.note(notice.text);
    // Nobody has to read in time why something cannot be, or find the way to the rule: it stays until something is done.
    if (notice.kind === "news" && !notice.grave) this.#timer = setTimeout(() => (this.current = null), LASTS_MS);
  }
}

export const notices = new Notices();
