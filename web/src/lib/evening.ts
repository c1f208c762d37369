/** The running score of an evening: who has won how often among the same people. */
import type { OwnTable } from "../generated/protocol";
import { nameIn } from "./playerNames";

/** Milliseconds that an evening lasts at most, from its last game back. */
const EVENING_MS = 12 * 3_600_000;

export interface Evening {
  games: number;
  /** Who has won at least once, and how often, the most first. */
  wins: { name: string; count: number }[];
}

const namesAt = ({ summary }: OwnTable): string[] => summary.names.map(nameIn);

/** The games around a finished one at which the same people sat, in whatever order. */
export function eveningOf(tables: readonly OwnTable[], last: string): Evening {
  const table = tables.find((each) => each.table === last);
  const until = table?.finished_at;
  if (!table || !until) return { games: 0, wins: [] };
  const people = namesAt(table).sort().join("\n");
  const games = tables.filter(
    ({ finished_at: at, summary }) => at !== null && at <= until && at > until - EVENING_MS && summary.winners,
  ).filter((each) => namesAt(each).sort().join("\n") === people);
  const wins = new Map<string, number>();
  for (const each of games) {
    const names = namesAt(each);
    for (const seat of each.summary.winners ?? []) wins.set(names[seat]!, (wins.get(names[seat]!) ?? 0) + 1);
  }
  return {
    games: games.length,
    wins: [...wins].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count),
  };
}
