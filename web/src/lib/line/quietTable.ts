/** What the line knows of a table at which no clock runs and nothing is taken back: a lesson, a replay, a position. */
import { translator } from "../i18n.svelte";
import { sinceOwnTurn, type Line } from "../logLines";
import type { LineTable } from "./conversation.svelte";
import { whoPlays } from "./whoPlays";

export interface QuietMoment {
  /** What is asked, or what happened last. */
  prompt: string;
  buttons?: LineTable["buttons"];
  /** The log up to this moment. */
  story?: readonly Line[];
  names: readonly string[];
  /** With whose eyes it is seen; null: a spectator's. */
  seat: number | null;
  /** Who is to move. */
  turn: number | null;
}

/** How many lines of the log are told to who asks for it. */
const TOLD = 8;

export function quietTable(now: () => QuietMoment, read: (rule: string) => void, close: () => void): LineTable {
  const say = translator("line");
  return {
    get prompt() {
      return now().prompt;
    },
    get buttons() {
      return now().buttons ?? [];
    },
    get recap() {
      const { story = [], seat, names } = now();
      return sinceOwnTurn(story, seat).map((doing) => `${names[doing.seat] ?? ""}: ${doing.text}`);
    },
    get log() {
      const { story = [], prompt } = now();
      return story.length ? story.slice(-TOLD).map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)) : [prompt];
    },
    get who() {
      const { names, seat, turn } = now();
      return whoPlays(names, seat, turn, say);
    },
    clock: "",
    undo: () => false,
    hint: () => false,
    read,
    close,
  };
}
