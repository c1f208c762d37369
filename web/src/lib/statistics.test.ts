import { describe, expect, it } from "vitest";
import type { OwnTable } from "../generated/protocol";
import { asCsv, levels, people, playedAt, sideScores, tally } from "./statistics";

function finished(table: string, names: string[], scores: number[] | null, seats = [0], game = "one"): OwnTable {
  const winners = scores && [scores.indexOf(Math.max(...scores))];
  const summary = { status: "finished" as const, turn: null, names, scores, winners };
  return { table, game, seats, host: true, summary, created_at: 1, deadline: null, finished_at: 2 };
}

const games = playedAt([
  finished("a", ["Anna", "bot:greedy", "bot:greedy"], [28, 26, 22]),
  finished("b", ["Björn", "Anna"], [10, 5], [1]),
  finished("c", ["Anna", "Björn", "bot:random"], [30, 1, 2]),
  finished("old", ["Anna", "Björn"], null),
  finished("watched", ["Carla", "Björn"], [1, 2], []),
]);

describe("what finished games tell", () => {
  it("counts games whose result is known, and only those with a seat of one's own", () => {
    expect(games.map(({ table }) => table)).toEqual(["a", "b", "c"]);
  });
  it("is won, average and best", () => {
    expect(tally(games, () => [""])).toEqual([{ key: "", played: 3, won: 2, average: 21, best: 30 }]);
  });
  it("is told by opponents, levels of bots and number of players", () => {
    const by = (keys: Parameters<typeof tally>[1]): unknown[] => tally(games, keys).map(({ key, won, played }) => [key, won, played]);
    expect(by(people)).toEqual([["Björn", 1, 2]]);
    expect(by(levels)).toEqual([["greedy", 1, 1], ["random", 1, 1]]);
    expect(by(({ names }) => [String(names.length)])).toEqual([["3", 2, 2], ["2", 0, 1]]);
  });
  it("is told by team where teams win", () => {
    const partners = { scores: [4, 3, 4, 3], seat: 1 };
    expect(sideScores(partners, [[0, 2], [1, 3]])).toEqual([6, 8]);
    expect(sideScores({ scores: [28, 26, 22], seat: 2 }, [[0], [1], [2]])).toEqual([22, 28, 26]);
  });
  it("can be opened in a spreadsheet", () => {
    const csv = asCsv(playedAt([finished("d", ['Anna "A"', "Björn"], [3, 1])]));
    expect(csv.split("\r\n")[1]).toBe(`"${new Date(2).toISOString()}","one","2","Anna ""A""","3","won","Anna ""A"" 3; Björn 1","d"`);
  });
  it("gives a spreadsheet the points of a team, and no formulas", () => {
    const [game] = playedAt([finished("e", ["=1+1", "@B"], [3, 1])]);
    const line = asCsv([game!], () => 8).split("\r\n")[1];
    expect(line).toContain(`"'=1+1","8","won","'=1+1 3; @B 1"`);
  });
});
