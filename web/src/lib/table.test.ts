import { beforeAll, describe, expect, it, vi } from "vitest";
import type { TableEvent } from "../generated/protocol";

// The table talks to a socket; here only what it makes of events is looked at.
vi.mock("./connection.svelte", () => ({ connection: {} }));
vi.mock("./settings.svelte", () => ({ pace: () => 0, settings: {} }));

let standing: typeof import("./table.svelte").standing;
let since: typeof import("./table.svelte").since;
let wantBot: typeof import("./table.svelte").wantBot;
beforeAll(async () => {
  ({ standing, since, wantBot } = await import("./table.svelte"));
});

type What = TableEvent["what"];
const moved = (mover: number | "~", move: string): What => ({ kind: "moved", mover, move });
const undone = (to: number): What => ({ kind: "undone", seat: 0, to });
const events = (...what: What[]): TableEvent[] => what.map((each, at) => ({ n: at + 1, at: 0, what: each }));
const moves = (told: TableEvent[]): string[] => told.flatMap(({ what }) => (what.kind === "moved" ? [what.move] : []));

describe("what still holds", () => {
  it("is everything, if nothing was taken back", () => {
    const told = events({ kind: "started", commitment: "" }, moved(0, "a"), moved("~", "b"));
    expect(standing(told)).toEqual(told);
  });
  it("is without the moves that were taken back", () => {
    const told = events(moved(0, "a"), moved(0, "b"), moved(0, "c"), undone(1), moved(0, "d"));
    expect(moves(standing(told))).toEqual(["a", "d"]);
  });
  it("can be taken back more than once", () => {
    const told = events(moved(0, "a"), moved(0, "b"), undone(1), moved(0, "c"), undone(0), moved(0, "d"));
    expect(moves(standing(told))).toEqual(["d"]);
  });
  it("keeps what is no move", () => {
    const told = events(moved(0, "a"), { kind: "nudged", seat: 0, by: 1 }, undone(0));
    expect(standing(told).map(({ what }) => what.kind)).toEqual(["nudged", "undone"]);
  });
});

describe("what happened since", () => {
  const told = events(moved(0, "a"), moved(1, "b"), moved("~", "c"), moved(2, "d"));
  it("one's own last move", () => {
    expect(since(told, 0).map(({ move }) => move)).toEqual(["b", "c", "d"]);
    expect(since(told, 1).map(({ move }) => move)).toEqual(["c", "d"]);
  });
  it("is the own move itself when nobody has moved after it", () => {
    expect(since(told, 2).map(({ move }) => move)).toEqual(["d"]);
  });
  it("is everything for somebody who has not moved yet", () => {
    expect(since(told, 3)).toHaveLength(4);
  });
  it("is the last move for a spectator", () => {
    expect(since(told, null).map(({ move }) => move)).toEqual(["d"]);
    expect(since([], null)).toEqual([]);
  });
  it("leaves out what was taken back", () => {
    expect(since(events(moved(0, "a"), moved(1, "b"), undone(1)), 0).map(({ move }) => move)).toEqual(["a"]);
  });
});

describe("who wants a bot to play for somebody", () => {
  const asked = (seat: number, by: number): What => ({ kind: "take-over-asked", seat, by });
  const nudged = (seat: number): What => ({ kind: "nudged", seat, by: 1 });
  it("is whoever asked since that one did something", () => {
    const told = events(asked(0, 3), moved(0, "a"), moved(1, "b"), asked(0, 1), nudged(0), asked(2, 1), asked(0, 2));
    expect(wantBot(told, 0)).toEqual([1, 2]);
    expect(wantBot(told, 2)).toEqual([1]);
    expect(wantBot(told, 1)).toEqual([]);
  });
  it("is nobody once they are back", () => {
    expect(wantBot(events(asked(0, 1), { kind: "seated", seat: 0, name: "Anna" }), 0)).toEqual([]);
  });
});
