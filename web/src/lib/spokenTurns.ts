/** What happens at a table as a screen reader says it: one sentence for each turn of the others, when it is over. */
import type { Line } from "./logLines";

/** How far the log has been said: the number of the last event of a turn, and of the last one besides. */
export interface Said {
  turns: number;
  besides: number;
}

export interface SpokenTurns {
  /** What is to be said now, in order. */
  sentences: string[];
  said: Said;
}

interface Listener {
  /** Whose ears these are; null: a spectator's. */
  seat: number | null;
  /** How a line is said that happened several times in a row. */
  often: (text: string, times: number) => string;
}

/**
 * What of the log is to be said after an event; `mover`: who is to move now.
 *
 * A turn is said as a whole, so what one of the others has begun waits until they are done; what happens besides is
 * said at once. One's own moves were answered when they were made, and are not said again; what came of them is.
 */
export function spokenTurns(lines: readonly Line[], said: Said, mover: number | null, { seat, often }: Listener): SpokenTurns {
  const besides = lines.filter((line) => line.mover === null && line.n > said.besides);
  const moved = lines.filter((line) => line.mover !== null && line.n > said.turns && !line.undone);
  const newest = moved.at(-1);
  const goesOn = newest !== undefined && newest.mover === mover && mover !== seat;
  const over = goesOn ? moved.filter((line) => line.turn !== newest.turn) : moved;
  const turns = new Map<number, string[]>();
  for (const line of over) {
    if (line.made && line.seat === seat) continue;
    turns.set(line.turn, [...(turns.get(line.turn) ?? []), line.times > 1 ? often(line.text, line.times) : line.text]);
  }
  return {
    sentences: [...[...turns.values()].map((texts) => texts.join(" ")), ...besides.map(({ text }) => text)],
    said: { turns: over.at(-1)?.n ?? said.turns, besides: besides.at(-1)?.n ?? said.besides },
  };
}
