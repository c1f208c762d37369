/** The turns of the others as a screen reader says them: one sentence each, when the turn is over. */
import type { Line } from "./logLines";

export interface SpokenTurns {
  /** What is to be said now, in order. */
  sentences: string[];
  /** The number of the last event that has been said, or need not be. */
  said: number;
}

/**
 * What of the log is to be said after an event; `mover`: who is to move now.
 *
 * A turn is said as a whole, so what one of the others has begun waits until they are done. One's own moves were
 * answered when they were made, and are not said again; what came of them is.
 */
export function spokenTurns(lines: readonly Line[], said: number, seat: number | null, mover: number | null): SpokenTurns {
  const news = lines.filter((line) => line.n > said && !line.undone);
  const newest = news.findLast((line) => line.mover !== null);
  const goesOn = newest !== undefined && newest.mover === mover && mover !== seat;
  const begun = goesOn ? news.findIndex((line) => line.mover !== null && line.turn === newest.turn) : news.length;
  const ready = news.slice(0, begun);
  const turns = new Map<string, string[]>();
  for (const line of ready) {
    if (line.made && line.seat === seat) continue;
    const turn = line.mover === null ? `event ${line.n}` : `turn ${line.turn}`;
    const text = line.times > 1 ? `${line.text} ×${line.times}` : line.text;
    turns.set(turn, [...(turns.get(turn) ?? []), text]);
  }
  return { sentences: [...turns.values()].map((texts) => texts.join(" ")), said: ready.at(-1)?.n ?? said };
}
