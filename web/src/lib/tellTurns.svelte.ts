/** Says what happens at a table, turn by turn, as long as the component lives that calls it. */
import { untrack } from "svelte";
import { list } from "./formats";
import { i18n, say } from "./i18n.svelte";
import type { Line } from "./logLines";
import { settings } from "./settings.svelte";
import { spokenTurns, type Said } from "./spokenTurns";
import { voice } from "./voice.svelte";

export interface Told {
  lines: readonly Line[];
  /** The number of the newest event. */
  n: number;
  /** Who is to move. */
  mover: number | null;
  /** Whose ears these are; null: a spectator's. */
  seat: number | null;
  names: readonly string[];
}

/** A line that happened several times in a row, as it is said. */
export const often = (text: string, times: number): string => `${text}, ${say("spoken-times", { times })}`;

/** `told`: null as long as nothing is played. */
export function tellTurns(told: () => Told | null): void {
  let said: Said | null = null;
  const listen = (now: Told | null): void => {
    // What happened before one came is in the log; and a lesson may begin anew.
    if (now && (said === null || now.n < said.turns)) said = { turns: now.n, turn: Infinity, besides: now.n };
  };
  listen(untrack(told));
  // Before anything is drawn: what a new screen says comes after it.
  $effect.pre(() => {
    const now = told();
    listen(now);
    if (!now || !said) return;
    const { lines, mover, seat, names } = now;
    const named = (parts: readonly string[]): string => list(parts, i18n.language);
    const turns = spokenTurns(lines, said, mover, { seat, names, often, list: named, brief: settings.spoken === "short" });
    said = turns.said;
    for (const sentence of turns.sentences) voice.say(sentence);
  });
}
