/** Short sentences for the reader: why something cannot be, with the rule; and what a screen reader should say. */
export interface Notice {
  text: string;
  rule: string | null;
  kind: "refusal" | "news";
}

/** Milliseconds that a notice is shown. */
const LASTS_MS = 7000;

class Notices {
  current = $state.raw<Notice | null>(null);
  /** For the live region: politely read out, seen by nobody. */
  spoken = $state("");
  /** How many sheets lie over the page: a notice has to be on the uppermost to be seen. */
  sheets = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  refuse(text: string, rule: string | null = null): void {
    this.#show({ text, rule, kind: "refusal" });
  }

  tell(text: string): void {
    this.#show({ text, rule: null, kind: "news" });
  }

  speak(text: string): void {
    this.spoken = text;
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  #show(notice: Notice): void {
    clearTimeout(this.#timer);
    this.current = notice;
    this.#timer = setTimeout(() => (this.current = null), LASTS_MS);
  }
}

export const notices = new Notices();
