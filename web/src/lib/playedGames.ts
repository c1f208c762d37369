/** The results of finished games, also kept in this browser: a table may be deleted by its host. */
import type { Played } from "./statistics";

const KEY = "stofa played";
/** Upper bound of the games that are kept; the oldest go first. */
const MOST = 2000;

function kept(): Played[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Played[];
  } catch {
    return []; // a private window, or text that is not ours
  }
}

/** Adds what the server tells to what is kept, and gives all of it, the newest first. */
export function remember(told: readonly Played[]): Played[] {
  const all = new Map([...kept(), ...told].map((game) => [game.table, game]));
  const games = [...all.values()].sort((one, other) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Nowhere to keep them: the server still has those whose tables are there.
  }
  return games;
}
