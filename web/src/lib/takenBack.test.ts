import { describe, expect, it } from "vitest";
import type { AnyMove, Moved, TableEvent } from "../generated/protocol";
import { heldMoves, lastTurn, movesSince, othersSince, takenBack, wasMixed } from "./takenBack";

type What = TableEvent["what"];
const moved = (mover: number | "~", text: string): What => ({ kind: "moved", mover, move: { kind: "end", text } as AnyMove });
const undone = (to: number): What => ({ kind: "undone", seat: 0, to });
const events = (...what: What[]): TableEvent[] => what.map((each, at) => ({ n: at + 1, at: 0, what: each }));
const texts = (moves: Moved[]): string[] => moves.map(({ move }) => move.text);

describe("hidden cards", () => {
  it("are mixed again if a card that came was taken back", () => {
    const log = events(moved("~", "a"), moved(0, "b"), moved("~", "c"), undone(1));
    expect(wasMixed(log, 0)).toBe(true);
    expect(wasMixed(log, 4)).toBe(false); // told already
  });
  it("are as they were if only a move was taken back", () => {
    expect(wasMixed(events(moved("~", "a"), moved(0, "b"), undone(1)), 0)).toBe(false);
    expect(wasMixed(events(moved(0, "a"), moved("~", "b"), undone(0), moved(0, "c"), undone(0)), 3)).toBe(false);
  });
});

describe("the moves that hold", () => {
  it("are all of them, if nothing was taken back", () => {
    const log = events({ kind: "started", commitment: "" }, moved(0, "a"), moved("~", "b"));
    expect(texts(heldMoves(log))).toEqual(["a", "b"]);
    expect(takenBack(log).size).toBe(0);
  });
  it("are without those that were taken back", () => {
    const log = events(moved(0, "a"), moved(0, "b"), moved(0, "c"), undone(1), moved(0, "d"));
    expect(texts(heldMoves(log))).toEqual(["a", "d"]);
    expect([...takenBack(log)]).toEqual([2, 3]);
  });
  it("can be taken back more than once", () => {
    const log = events(moved(0, "a"), moved(0, "b"), undone(1), moved(0, "c"), undone(0), moved(0, "d"));
    expect(texts(heldMoves(log))).toEqual(["d"]);
  });
  it("are counted without the other events between them", () => {
    const log = events(moved(0, "a"), { kind: "nudged", seat: 0, by: 1 }, moved(0, "b"), undone(1));
    expect([...takenBack(log)]).toEqual([3]);
  });
});

describe("the last turn", () => {
  it("is all that one seat did, and the cards that came", () => {
    const log = events(moved(0, "a"), moved("~", "b"), moved(1, "c"), moved("~", "d"), moved(1, "e"), moved("~", "f"));
    expect(texts(lastTurn(log))).toEqual(["c", "d", "e", "f"]);
  });
  it("is the set-up before anybody has moved", () => {
    expect(texts(lastTurn(events(moved("~", "a"), moved("~", "b"))))).toEqual(["a", "b"]);
    expect(lastTurn([])).toEqual([]);
  });
  it("leaves out what was taken back", () => {
    expect(texts(lastTurn(events(moved(0, "a"), moved(1, "b"), undone(1))))).toEqual(["a"]);
  });
});

describe("what the others did", () => {
  const log = [moved(0, "a"), moved(1, "b"), moved("~", "c"), moved(2, "d")];
  it("stays what it was during one's own turn", () => {
    expect(texts(othersSince(events(...log), 0))).toEqual(["b", "d"]);
    expect(texts(othersSince(events(...log, moved(0, "e"), moved("~", "f"), moved(0, "g")), 0))).toEqual(["b", "d"]);
    expect(texts(othersSince(events(...log, moved(0, "e"), moved(1, "f")), 0))).toEqual(["f"]);
  });
  it("is nothing for a spectator, nor before anybody has moved", () => {
    expect(othersSince(events(...log), null)).toEqual([]);
    expect(othersSince([], 0)).toEqual([]);
  });
});

describe("the moves since", () => {
  const log = events(moved(0, "a"), moved(1, "b"), moved("~", "c"), moved(2, "d"));
  it("one's own last one", () => {
    expect(texts(movesSince(log, 0))).toEqual(["b", "c", "d"]);
    expect(texts(movesSince(log, 1))).toEqual(["c", "d"]);
  });
  it("are the own move itself when nobody has moved after it", () => {
    expect(texts(movesSince(log, 2))).toEqual(["d"]);
  });
  it("are all of them for a seat that has not moved yet", () => {
    expect(movesSince(log, 3)).toHaveLength(4);
  });
  it("are the last one for a spectator", () => {
    expect(texts(movesSince(log, null))).toEqual(["d"]);
    expect(movesSince([], null)).toEqual([]);
  });
  it("leave out what was taken back", () => {
    expect(texts(movesSince(events(moved(0, "a"), moved(1, "b"), undone(1)), 0))).toEqual(["a"]);
  });
});
