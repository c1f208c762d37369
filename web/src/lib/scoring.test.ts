import { describe, expect, it } from "vitest";
import type { Points } from "../generated/protocol";
import { barOf, bySide, stepsOf, ticks } from "./scoring";

const line = (source: string, points: number, facts: Points["facts"] = {}): Points => ({ source, points, facts });

describe("the steps of the count", () => {
  it("are added up for seats that win together", () => {
    const steps = stepsOf([[line("locked", 4)], [line("locked", 3)], [line("locked", 4)], [line("locked", 3)]]);
    expect(bySide(steps, [[0, 2], [1, 3]])[0]!.lines.map((each) => each?.points)).toEqual([8, 6]);
  });
  it("are in an order that fits every seat", () => {
    const steps = stepsOf([
      [line("length-5", 2), line("length-7", 4), line("carriage", 7), line("houses-left", -7)],
      [line("length-6", 3), line("length-7", 3), line("carriage", 10), line("houses-left", -4), line("end", 1)],
    ]);
    expect(steps.map(({ key }) => key)).toEqual(["length-5", "length-6", "length-7", "carriage", "houses-left", "end"]);
    expect(steps[0]!.lines.map((each) => each?.points ?? null)).toEqual([2, null]);
    expect(steps[2]!.lines.map((each) => each?.points ?? null)).toEqual([4, 3]);
  });
  it("tell bonuses apart by their city", () => {
    const steps = stepsOf([[line("bonus", 8, { city: "Miami" }), line("bonus", 10, { city: "Dallas" })], [line("bonus", 8, { city: "Miami" })]]);
    expect(steps.map(({ key }) => key)).toEqual(["bonus Miami", "bonus Dallas"]);
  });
});

describe("a bar", () => {
  const steps = stepsOf([[line("a", 10), line("b", 4), line("c", -5)]]);
  it("grows step by step", () => {
    expect(barOf(steps, 0, 1)).toEqual({ added: [{ key: "a", from: 0, to: 10 }], lost: 0, total: 10 });
    expect(barOf(steps, 0, 2).total).toBe(14);
  });
  it("loses from its end", () => {
    expect(barOf(steps, 0, 3)).toEqual({ added: [{ key: "a", from: 0, to: 9 }], lost: 5, total: 9 });
  });
  it("shows what is added after a loss", () => {
    const later = stepsOf([[line("a", 10), line("b", -4), line("c", 3)]]);
    expect(barOf(later, 0, 3)).toEqual({
      added: [
        { key: "a", from: 0, to: 6 },
        { key: "c", from: 6, to: 9 },
      ],
      lost: 4,
      total: 9,
    });
  });
  it("can come back from below nothing", () => {
    const late = stepsOf([[line("a", 2), line("b", -5), line("c", 1), line("d", 4)]]);
    expect(barOf(late, 0, 3)).toEqual({ added: [], lost: 5, total: -2 });
    expect(barOf(late, 0, 4)).toEqual({ added: [{ key: "d", from: 0, to: 2 }], lost: 5, total: 2 });
  });
  it("can end below nothing", () => {
    expect(barOf(stepsOf([[line("a", 2), line("b", -5)]]), 0, 2)).toEqual({ added: [], lost: 5, total: -3 });
  });
});

describe("an axis", () => {
  it("has round numbers", () => {
    expect(ticks(0, 25)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(-13, 119)).toEqual([0, 50, 100]);
  });
});
