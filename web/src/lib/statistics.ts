/** What the finished games of this device tell: won, average and best, by title, number of players, opponents and levels. */
import type { OwnTable } from "../generated/protocol";

/** A finished game, seen from a seat of this device. */
export interface Played {
  table: string;
  game: string;
  /** As in a record: a bot is "bot:" and its level. */
  names: readonly string[];
  seat: number;
  scores: readonly number[];
  winners: readonly number[];
  at: number;
}

export interface Tally {
  key: string;
  played: number;
  won: number;
  average: number;
  best: number;
}

/** The finished games whose result is known. Around one screen they count once, for the first seat. */
export function playedAt(tables: readonly OwnTable[]): Played[] {
  return tables.flatMap(({ table, game, seats, summary, finished_at }) => {
    const { names, scores, winners } = summary;
    const seat = seats[0];
    if (!finished_at || !scores || !winners || seat === undefined) return [];
    return [{ table, game, names, seat, scores, winners, at: finished_at }];
  });
}

const ownPoints = ({ scores, seat }: Played): number => scores[seat] ?? 0;

export const hasWon = ({ winners, seat }: Played): boolean => winners.includes(seat);

/** The points of each side of a game, the own side's first: a team has what its players have together. */
export function sideScores({ scores, seat }: Pick<Played, "scores" | "seat">, sides: readonly (readonly number[])[] | undefined): number[] {
  const all = sides?.some((side) => side.length > 1) ? sides : scores.map((_, each) => [each]);
  const points = (side: readonly number[]): number => side.reduce((sum, each) => sum + (scores[each] ?? 0), 0);
  const own = all.find((side) => side.includes(seat)) ?? [seat];
  return [own, ...all.filter((side) => side !== own)].map(points);
}

/** Some games put together by what they have in common; one may belong to several. Those with most games come first. */
export function tally(
  games: readonly Played[],
  keysOf: (game: Played) => readonly string[],
  pointsOf: (game: Played) => number = ownPoints,
): Tally[] {
  const groups = new Map<string, Played[]>();
  for (const game of games) for (const key of new Set(keysOf(game))) groups.set(key, [...(groups.get(key) ?? []), game]);
  return [...groups]
    .map(([key, those]) => {
      const points = those.map(pointsOf);
      return {
        key,
        played: those.length,
        won: those.filter(hasWon).length,
        average: points.reduce((sum, each) => sum + each, 0) / points.length,
        best: Math.max(...points),
      };
    })
    .sort((one, other) => other.played - one.played || one.key.localeCompare(other.key));
}

/** The people one has played with or against, and the levels of the bots. */
export const people = ({ names, seat }: Played): string[] => names.filter((name, at) => at !== seat && name && !name.startsWith("bot:"));
export const levels = ({ names, seat }: Played): string[] =>
  names.flatMap((name, at) => (at !== seat && name.startsWith("bot:") ? [name.slice("bot:".length)] : []));

/** Others choose their names: a spreadsheet is not to take one for a formula. */
function asText(value: string | number): string {
  return typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
}

/** A table for a spreadsheet; `pointsOf`: the points of the own side. */
export function asCsv(games: readonly Played[], pointsOf: (game: Played) => number = ownPoints): string {
  const cell = (value: string | number): string => `"${asText(value).replaceAll('"', '""')}"`;
  const rows = games.map((played) => {
    const { at, game, names, seat, scores, winners, table } = played;
    return [
      new Date(at).toISOString(), game, names.length, names[seat] ?? "", pointsOf(played), winners.includes(seat) ? "won" : "lost",
      names.map((name, each) => `${name} ${scores[each] ?? ""}`).join("; "), table,
    ]; // prettier-ignore
  });
  return [["finished", "game", "players", "name", "points", "result", "all", "table"], ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}
