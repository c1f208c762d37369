import { describe, expect, it } from "vitest";
import { rollsLeft, tooLate, turnsAtLeast } from "./endgame";

const at = (turn: number, stock: number, turns_left: number | null, players = 3) =>
  ({ turn, stock, turns_left, step: "first", players: Array(players) }) as unknown as Parameters<typeof rollsLeft>[0];

describe("the turns that are left", () => {
  it("are at least as many as the stock lasts if all draw two, and one more", () => {
    // 7 cards last for four turns: of seats 0, 1, 2 and 0.
    expect([0, 1, 2].map((seat) => turnsAtLeast(at(0, 7, null), seat))).toEqual([3, 2, 2]);
    expect([0, 1, 2].map((seat) => turnsAtLeast(at(1, 1, null), seat))).toEqual([1, 2, 1]);
  });

  it("are known once the stock is empty", () => {
    expect([0, 1, 2].map((seat) => turnsAtLeast(at(1, 0, 3), seat))).toEqual([1, 1, 1]);
    expect([0, 1, 2].map((seat) => turnsAtLeast(at(0, 0, 1), seat))).toEqual([1, 0, 0]);
  });
});

describe("a row", () => {
  it("rolls at the beginning of each turn to come, not of the one under way", () => {
    expect([0, 1, 2].map((seat) => rollsLeft(at(1, 0, 3), seat))).toEqual([1, 0, 1]);
    expect(rollsLeft(at(0, 0, null), 0)).toBe(1);
    expect(rollsLeft(at(0, 9, null), 0)).toBe(Infinity);
  });

  it("leaves behind what does not come to the station any more", () => {
    expect(tooLate({ colour: "red", cards: 2, locomotives: 1 }, 1)).toBe(2);
    expect(tooLate({ colour: "red", cards: 2, locomotives: 0 }, Infinity)).toBe(0);
  });
});
