import { describe, expect, it } from "vitest";
import { coloursOf, extending, laidBy, layOf, likely } from "./lays";

const LEGAL = ["lay blue 2", "lay blue 2+1", "lay blue 3", "lay red 1+1", "lay blue red white", "take blue", "tickets"];

describe("the words of laying", () => {
  it("are read as cards, and written again", () => {
    for (const move of ["lay blue 3", "lay blue 1+2", "lay white blue red"]) expect(layOf(laidBy(move))).toBe(move);
    expect(layOf({ red: 1, white: 1, blue: 1 })).toBe("lay white blue red");
  });
  it("do not exist for what no set is", () => {
    for (const cards of [{}, { blue: 1 }, { locomotive: 2 }, { blue: 2, red: 1 }, { blue: 1, red: 1, white: 1, locomotive: 1 }])
      expect(layOf(cards)).toBeNull();
  });
  it("name the colours in the order of the data, without locomotives", () => {
    expect(coloursOf("lay white blue red")).toEqual(["white", "blue", "red"]);
    expect(coloursOf("lay blue 1+2")).toEqual(["blue"]);
  });
});

describe("the moves offered", () => {
  it("have all cards that are picked, the smallest first", () => {
    expect(extending({ blue: 2 }, LEGAL)).toEqual(["lay blue 2", "lay blue 2+1", "lay blue 3"]);
    expect(extending({ blue: 1, red: 1 }, LEGAL)).toEqual(["lay blue red white"]);
    expect(extending({ green: 1 }, LEGAL)).toEqual([]);
  });
  it("are likely all cards of one colour", () => {
    expect(likely(LEGAL)).toEqual(["lay blue 3"]);
  });
});
