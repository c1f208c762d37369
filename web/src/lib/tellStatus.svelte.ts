/**
 * Says how something stands through the one voice, as long as the component lives that calls it: that the line to the
 * server is broken, how many rules were found. A live region of its own would talk over whatever else is being said.
 */
import { untrack } from "svelte";
import { SETTLES_MS, voice } from "./voice.svelte";

interface Options {
  /** What need not be said, as everybody knows it already: by default how it stands in the beginning. */
  known?: string;
  /** Milliseconds for which it has to stand before it is said: what is over by then is not worth a word. */
  settlesMs?: number;
}

export function tellStatus(status: () => string, { known, settlesMs = SETTLES_MS }: Options = {}): void {
  let said = known ?? untrack(status);
  $effect(() => {
    const now = status();
    if (now === said) return;
    const settling = setTimeout(() => {
      said = now;
      voice.say(now);
    }, settlesMs);
    return () => clearTimeout(settling);
  });
}
