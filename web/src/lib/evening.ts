/** The running score of an evening: who has won how often, from the first game to its last rematch. */
import type { Earlier } from "../generated/protocol";
import type { Result } from "./result";

export interface Evening {
  games: number;
  /** All sides and how often each has won, the most first. */
  wins: { name: string; count: number }[];
}

/** After a finished game, and what the same people played before it. */
export function eveningOf({ sides, names, winners }: Pick<Result, "sides" | "names" | "winners">, earlier: Earlier | null | undefined): Evening {
  // Who win together have won the same games.
  const wonBefore = (side: number): number => earlier?.wins[sides[side]![0]!] ?? 0;
  return {
    games: (earlier?.games ?? 0) + 1,
    wins: names
      .map((name, side) => ({ name, count: wonBefore(side) + Number(winners.includes(side)) }))
      .sort((one, other) => other.count - one.count),
  };
}
