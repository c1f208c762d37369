import { expect, it, vi } from "vitest";
import type { OwnTable } from "../generated/protocol";
import { eveningOf } from "./evening";

vi.mock("./i18n.svelte", () => ({ say: (id: string) => id }));

const HOUR = 3_600_000;
function finished(table: string, at: number, names: string[], winners: number[]): OwnTable {
  const summary = { status: "finished" as const, turn: null, names, scores: names.map(() => 1), winners };
  return { table, game: "one", seats: [0], host: true, summary, created_at: 1, deadline: null, finished_at: at };
}

it("is the score of the same people, in whatever seats, since some hours", () => {
  const tables = [
    finished("yesterday", 1 * HOUR, ["Anna", "Björn"], [0]),
    finished("first", 30 * HOUR, ["Anna", "Björn"], [0]),
    finished("others", 31 * HOUR, ["Anna", "Carla"], [0]),
    finished("second", 32 * HOUR, ["Björn", "Anna"], [1]),
    finished("third", 33 * HOUR, ["Anna", "Björn"], [1]),
  ];
  expect(eveningOf(tables, "third")).toEqual({ games: 3, wins: [{ name: "Anna", count: 2 }, { name: "Björn", count: 1 }] });
  expect(eveningOf(tables, "first").games).toBe(1);
  expect(eveningOf(tables, "unknown").games).toBe(0);
});
