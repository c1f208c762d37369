import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyMove, Chances, Outlook, Verdict } from "../generated/protocol";
import { costliest, decisionsOf, joined, nearest, opinionOf, standing, turnsOf, whateverOrder, type Mover } from "./analysis";
import { GameAnalysis, analysisOf } from "./analysis.svelte";
import { Plot, spread } from "./analysisPlot";
import { api } from "./api";

const SIDES = [[0], [1]];

/** What the first of two sides has, moment by moment. */
function curve(...chances: [number, number][]): Outlook[] {
  return chances.map(([moves, chance]) => ({ moves, chances: [chance, 1 - chance] }));
}

const move = (about: string): AnyMove => ({ kind: "end", about, text: about }) as unknown as AnyMove;

function verdict(moves: number, made: number, best: number, same = false): Verdict {
  return { table: "t", moves, seat: 0, made: { move: move("this"), chance: made }, best: { move: move(same ? "this" : "that"), chance: best } };
}

describe("where a game turned", () => {
  const movers: Mover[] = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1];

  it("is where the chances changed by more than they do for no reason", () => {
    const turns = turnsOf(curve([0, 0.5], [1, 0.61], [2, 0.73], [3, 0.7]), movers, SIDES);
    expect(turns.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
  });

  it("is told for the side that decided, where the other loses as much", () => {
    const [first, second] = turnsOf(curve([0, 0.5], [1, 0.7], [2, 0.4]), movers, SIDES);
    expect(first).toEqual({ from: 0, to: 1, side: 0, before: 0.5, after: 0.7 });
    expect(second).toMatchObject({ from: 1, side: 1 });
    expect(second!.after - second!.before).toBeCloseTo(0.3);
  });

  it("is told for the side that it mattered to most, where there are more than two", () => {
    const moments = [
      { moves: 0, chances: [0.3, 0.3, 0.4] },
      { moves: 1, chances: [0.35, 0.15, 0.5] },
    ];
    expect(turnsOf(moments, movers, [[0], [1], [2]])).toMatchObject([{ side: 1, before: 0.3, after: 0.15 }]);
  });

  it("is one of the five largest, in the order of the game", () => {
    const ups = [0.3, 0.14, 0.2, 0.13, 0.25, 0.22, 0.15];
    const moments = curve([0, 0.4], ...ups.map((up, at): [number, number] => [at + 1, 0.4 + (at % 2 ? 0 : up)]));
    const turns = turnsOf(moments, movers, SIDES);
    expect(turns).toHaveLength(5);
    expect(turns.map(({ from }) => from)).toEqual(turns.map(({ from }) => from).toSorted((one, other) => one - other));
    expect(turns.map(({ from }) => from)).not.toContain(6);
  });

  it("is only once in the same turn of a seat", () => {
    const slow: Mover[] = [0, "~", 0, "~", 0, 1, 0];
    const turns = turnsOf(curve([0, 0.2], [2, 0.4], [4, 0.7], [5, 0.9], [6, 0.6]), slow, SIDES);
    expect(turns.map(({ from }) => from)).toEqual([2, 5]);
  });

  it("may be told before all is known, and of nothing there is nothing to tell", () => {
    expect(turnsOf([], [], [])).toEqual([]);
    expect(turnsOf(curve([0, 0.9]), movers, SIDES)).toEqual([]);
  });

  it("was decided by seats, not by cards", () => {
    expect(decisionsOf({ from: 1, to: 5, side: 0, before: 0, after: 1 }, [0, 0, "~", 0, "~", 1])).toEqual([1, 3]);
  });
});

describe("what the bot says", () => {
  it("is the same, hardly better, or better", () => {
    expect(opinionOf(verdict(0, 0.4, 0.4, true))).toBe("same");
    expect(opinionOf(verdict(0, 0.59, 0.56))).toBe("equal");
    expect(opinionOf(verdict(0, 0.561, 0.564))).toBe("equal");
    expect(opinionOf(verdict(0, 0.4, 0.44))).toBe("alike");
    expect(opinionOf(verdict(0, 0.4, 0.6))).toBe("better");
  });

  it("is the same where the best move was made a little later: two houses of a route in another order", () => {
    const found: Verdict = { ...verdict(1, 0.25, 0.32), best: { move: move("house Ulm"), chance: 0.32 } };
    const made = [null, found.made.move, move("house Ulm"), null, move("house Ulm")];
    expect(opinionOf(whateverOrder(found, ["~", found.seat, found.seat, "~"], made))).toBe("same");
    expect(whateverOrder(found, ["~", found.seat, "~", "~", found.seat], made)).toBe(found);
  });

  it("is told of the decision that cost most", () => {
    expect(costliest([verdict(1, 0.4, 0.5), verdict(2, 0.4, 0.7), verdict(3, 0.9, 0.9, true)])?.moves).toBe(2);
    expect(costliest([verdict(1, 0.4, 0.4, true), verdict(2, 0.8, 0.8, true)])?.moves).toBe(1);
    expect(costliest([])).toBeUndefined();
  });
});

describe("moments", () => {
  const moments = curve([0, 0.5], [4, 0.6], [9, 0.7]);

  it("are joined without doubles", () => {
    expect(joined(moments.slice(0, 2), moments.slice(1)).map(({ moves }) => moves)).toEqual([0, 4, 9]);
    expect(joined([], moments).map(({ moves }) => moves)).toEqual([0, 4, 9]);
  });

  it("are told in whole hundredths that make one", () => {
    const told = (chances: number[]): number[] => joined([], [{ moves: 0, chances }])[0]!.chances;
    expect(told([0.675, 0.325])).toEqual([0.68, 0.32]);
    expect(told([0.333, 0.333, 0.333])).toEqual([0.34, 0.33, 0.33]);
    expect(told([0, 1])).toEqual([0, 1]);
    expect(told([0.29, 0.57, 0.14])).toEqual([0.29, 0.57, 0.14]);
  });

  it("hold until the next one", () => {
    expect(standing(moments, 8, null)?.moves).toBe(4);
    expect(standing(moments, 9, null)?.moves).toBe(9);
    expect(standing(moments, 11, 10)).toBeNull();
    expect(standing([], 0, 0)).toBeNull();
    expect(standing(curve([3, 0.5]), 1, null)?.moves).toBe(3);
  });

  it("are near to where somebody points", () => {
    expect(nearest(moments, 6, null)).toBe(4);
    expect(nearest(moments, 7, null)).toBe(9);
    expect(nearest(moments, 30, 10)).toBe(30);
    expect(nearest([], 30, 0)).toBe(30);
  });
});

describe("the drawing", () => {
  const plot = new Plot(240, 120, 50, { left: 30, right: 10, top: 10, bottom: 10 });

  it("has the whole game from left to right, and certainty on top", () => {
    expect([plot.x(0), plot.x(50)]).toEqual([30, 230]);
    expect([plot.y(0), plot.y(0.5), plot.y(1)]).toEqual([110, 60, 10]);
    expect(plot.line(curve([0, 0.5], [25, 1]), 0)).toBe("M30 60L130 10");
    expect(plot.line(curve([0, 0.5], [25, 1]), 1)).toBe("M30 60L130 110");
  });

  it("knows which move somebody points at, also beside it", () => {
    for (const moves of [0, 7, 50]) expect(plot.movesAt(plot.x(moves))).toBe(moves);
    expect(plot.movesAt(-20)).toBe(0);
    expect(plot.movesAt(999)).toBe(50);
  });

  it("keeps signs apart, in order and within", () => {
    expect(spread([50, 50, 10], 10, 0, 100)).toEqual([50, 60, 10]);
    expect(spread([100, 100, 100, 0], 10, 0, 100)).toEqual([80, 90, 100, 0]);
    expect(spread([], 10, 0, 100)).toEqual([]);
  });
});

describe("a game that is looked at", () => {
  afterEach(() => vi.restoreAllMocks());

  const part = (moments: Outlook[], next: number | null): Chances => ({ table: "t", total: 4, games: 240, sides: SIDES, moments, next });
  const MOVERS: Mover[] = [0, "~", 1, 0];

  it("is asked for bit by bit, then about what was decided where it turned", async () => {
    const parts = [part(curve([0, 0.5], [2, 0.8]), 3), part(curve([3, 0.75], [4, 1]), null)];
    const chances = vi.spyOn(api, "chances").mockImplementation(() => Promise.resolve(parts.shift()!));
    const judge = vi.spyOn(api, "verdict").mockImplementation((_, at) => Promise.resolve(verdict(at, 0.5, 0.6)));
    const insight = new GameAnalysis("t", MOVERS);
    await insight.work();
    expect(chances.mock.calls).toEqual([["t", 0], ["t", 3]]);
    expect(insight.moments.map(({ moves }) => moves)).toEqual([0, 2, 3, 4]);
    expect(judge.mock.calls.map(([, at]) => at)).toEqual([0, 3]);
    await insight.work();
    expect(chances).toHaveBeenCalledTimes(2);
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it("is not asked for any more when nobody looks, and goes on from there", async () => {
    const insight = new GameAnalysis("t", MOVERS);
    const chances = vi.spyOn(api, "chances").mockImplementation((_, from) => {
      if (from === 0) insight.rest();
      return Promise.resolve(part(curve([from, 0.5]), from < 3 ? from + 1 : null));
    });
    await insight.work();
    expect(chances).toHaveBeenCalledTimes(1);
    await insight.work();
    expect(chances.mock.calls.map(([, from]) => from)).toEqual([0, 1, 2, 3]);
  });

  it("is asked for again after a failure", async () => {
    const chances = vi.spyOn(api, "chances").mockRejectedValueOnce(new Error("no line"));
    const insight = new GameAnalysis("t", MOVERS);
    await insight.work();
    expect(insight.trouble).toBeInstanceOf(Error);
    chances.mockResolvedValue(part(curve([0, 0.5], [4, 0.5]), null));
    await insight.work();
    expect([insight.trouble, insight.open]).toEqual([null, null]);
  });

  it("is remembered for whoever comes back", () => {
    expect(analysisOf("here", MOVERS)).toBe(analysisOf("here", MOVERS));
    expect(analysisOf("there", MOVERS)).not.toBe(analysisOf("here", MOVERS));
  });
});
