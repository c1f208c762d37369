import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyMove, Chances, Outlook, Verdict } from "../generated/protocol";
import { joined, nearest, opinionOf, standing, suspects, turnsOf, type Mover } from "./analysis";
import { GameAnalysis, analysisOf } from "./analysis.svelte";
import { Plot, spread } from "./analysisPlot";
import { api } from "./api";

const SIDES = [[0], [1]];

/** What the first of two sides has, moment by moment. */
function curve(...chances: [number, number][]): Outlook[] {
  return chances.map(([moves, chance]) => ({ moves, chances: [chance, 1 - chance], decision: null, loss: 0 }));
}

const move = (about: string): AnyMove => ({ kind: "end", about, text: about }) as unknown as AnyMove;

function verdict(moves: number, made: number, best: number, same = false): Verdict {
  return { table: "t", moves, seat: 0, made: { move: move("this"), chance: made }, best: { move: move(same ? "this" : "that"), chance: best } };
}

describe("where a game turned", () => {
  /** A moment after which a decision gave something away. */
  const moment = (moves: number, decision: number | null, loss: number): Outlook => ({ moves, chances: [0.5, 0.5], decision, loss });
  const movers: Mover[] = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
  const judged = (...verdicts: Verdict[]): Map<number, Verdict> => new Map(verdicts.map((each) => [each.moves, each]));

  it("is first looked for where most seems to have been given away", () => {
    const moments = [moment(0, 1, 0.1), moment(4, null, 0), moment(6, 8, 0.3), moment(9, 9, 0.02)];
    expect(suspects(moments, movers)).toEqual([8, 1]);
  });

  it("is only once in the same turn of a seat", () => {
    const slow: Mover[] = [0, "~", 0, 1, 0];
    expect(suspects([moment(0, 0, 0.1), moment(2, 2, 0.2), moment(4, 4, 0.15)], slow)).toEqual([2, 4]);
  });

  it("is a decision that did give something away, in the order of the game", () => {
    const moments = [moment(0, 1, 0.1), moment(6, 8, 0.3), moment(9, 9, 0.2)];
    const turns = turnsOf(moments, movers, judged(verdict(1, 0.4, 0.5), verdict(8, 0.2, 0.6), verdict(9, 0.5, 0.5, true)));
    expect(turns.map(({ at }) => at)).toEqual([1, 8]);
  });

  it("is one of the five that seem worst, and told as soon as it is judged", () => {
    const moments = [0.1, 0.3, 0.2, 0.15, 0.25, 0.05].map((loss, at) => moment(at, at, loss));
    expect(turnsOf(moments, movers, new Map())).toEqual([]);
    const all = moments.map((_, at) => verdict(at, 0.4, 0.6));
    expect(turnsOf(moments, movers, judged(...all)).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("what the bot says", () => {
  it("is the same, hardly better, or better", () => {
    expect(opinionOf(verdict(0, 0.4, 0.4, true))).toBe("same");
    expect(opinionOf(verdict(0, 0.59, 0.56))).toBe("equal");
    expect(opinionOf(verdict(0, 0.561, 0.564))).toBe("equal");
    expect(opinionOf(verdict(0, 0.4, 0.42))).toBe("alike");
    expect(opinionOf(verdict(0, 0.4, 0.6))).toBe("better");
  });
});

describe("moments", () => {
  const moments = curve([0, 0.5], [4, 0.6], [9, 0.7]);

  it("are joined without doubles", () => {
    expect(joined(moments.slice(0, 2), moments.slice(1)).map(({ moves }) => moves)).toEqual([0, 4, 9]);
    expect(joined([], moments).map(({ moves }) => moves)).toEqual([0, 4, 9]);
  });

  it("are told in whole hundredths that make one", () => {
    const told = (chances: number[]): number[] => joined([], [{ moves: 0, chances, decision: null, loss: 0 }])[0]!.chances;
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
  const positionAt = (moves: number): Promise<string> => Promise.resolve(`after ${moves}`);

  it("is asked for bit by bit, then about the decisions that seem to have cost most", async () => {
    const cost = (moments: Outlook[], loss: number): Outlook[] => moments.map((each) => ({ ...each, decision: each.moves, loss }));
    const parts = [part(cost(curve([0, 0.5]), 0.2), 2), part([...curve([2, 0.8]), ...cost(curve([3, 0.75]), 0.1), ...curve([4, 1])], null)];
    const chances = vi.spyOn(api, "chances").mockImplementation(() => Promise.resolve(parts.shift()!));
    const judge = vi.spyOn(api, "verdict").mockImplementation((_, at) => Promise.resolve(verdict(at, 0.5, 0.6)));
    const insight = new GameAnalysis("t", MOVERS, positionAt);
    await insight.work();
    expect(chances.mock.calls).toEqual([["t", 0], ["t", 2]]);
    expect(insight.moments.map(({ moves }) => moves)).toEqual([0, 2, 3, 4]);
    expect(judge.mock.calls.map(([, at]) => at)).toEqual([0, 3]);
    expect([insight.done, insight.worthSeeing]).toEqual([true, 0]);
    expect([...insight.positions]).toEqual([
      [0, "after 0"],
      [3, "after 3"],
    ]);
    await insight.work();
    expect(chances).toHaveBeenCalledTimes(2);
    expect(judge).toHaveBeenCalledTimes(2);
  });

  it("is not asked for any more when nobody looks, and goes on from there", async () => {
    const insight = new GameAnalysis("t", MOVERS, positionAt);
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
    const insight = new GameAnalysis("t", MOVERS, positionAt);
    await insight.work();
    expect(insight.trouble).toBeInstanceOf(Error);
    chances.mockResolvedValue(part(curve([0, 0.5], [4, 0.5]), null));
    await insight.work();
    expect([insight.trouble, insight.open]).toEqual([null, null]);
  });

  it("is remembered for whoever comes back", () => {
    const remembered = (table: string): GameAnalysis => analysisOf(table, MOVERS, positionAt);
    expect(remembered("here")).toBe(remembered("here"));
    expect(remembered("there")).not.toBe(remembered("here"));
  });
});
