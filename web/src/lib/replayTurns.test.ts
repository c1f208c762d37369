import { describe, expect, it } from "vitest";
import type { Moved } from "../generated/protocol";
import { gains, nextMove, nextStop, turnAt, turnStops } from "./replayTurns";

/** Who moved, one sign a move; "~" is chance. */
const moves = (movers: string): Pick<Moved, "mover">[] => [...movers].map((mover) => ({ mover: mover === "~" ? "~" : Number(mover) }));

describe("a game in turns", () => {
  const game = moves("~~~00~11~0");
  it("begins after the first deal, and has cards with the turn that brought them", () => {
    expect(turnStops(game)).toEqual([3, 6, 9, 10]);
    expect(turnStops(moves("00~1"))).toEqual([0, 3, 4]);
    expect(turnStops(moves("~~"))).toEqual([2]);
    expect(turnStops([])).toEqual([0]);
  });
  it("goes from stop to stop, and not beyond the ends", () => {
    const stops = turnStops(game);
    expect([nextStop(stops, 0, true), nextStop(stops, 4, true), nextStop(stops, 4, false)]).toEqual([3, 6, 3]);
    expect([nextStop(stops, 10, true), nextStop(stops, 0, false)]).toEqual([10, 3]);
  });
  it("counts turns, not cards", () => {
    const stops = turnStops(game);
    expect([0, 3, 5, 6, 8, 10].map((now) => turnAt(stops, now))).toEqual([0, 0, 0, 1, 1, 3]);
  });
  it("plays move by move without waiting for cards", () => {
    expect([0, 3, 4, 6, 7, 9, 10].map((now) => nextMove(game, now))).toEqual([3, 4, 6, 7, 9, 10, 10]);
  });
  it("knows where somebody won or lost something", () => {
    const then = [{ what: "robbed", seat: 1, things: [] }];
    expect(gains([{}, { then }, { then: [] }, { then }])).toEqual([2, 4]);
    expect(gains([{ then }], new Set(then.map(({ what }) => what)))).toEqual([]);
  });
});
