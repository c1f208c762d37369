/** Tells by voice that one's time is running out: whoever listens does not see the clock turn red. */
import { serverNow } from "./clock";
import { translator } from "./i18n.svelte";
import { voice } from "./voice.svelte";

const say = translator("menu");

/** Seconds before the end of the time at which it is told. */
const WARNED_AT_S = [60, 30, 10];

/** The longest time that a timer can be set to, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Warns as long as nobody stops it; what has passed already is not told. */
export function warnOfTime(deadline: number): () => void {
  const timers = WARNED_AT_S.map((seconds) => {
    const wait = deadline - seconds * 1000 - serverNow();
    if (wait <= 0 || wait > LONGEST_MS) return undefined;
    return setTimeout(() => voice.say(say("spoken-time-left", { seconds }), true), wait);
  });
  return () => timers.forEach(clearTimeout);
}
