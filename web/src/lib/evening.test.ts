import { expect, it } from "vitest";
import { eveningOf } from "./evening";

it("counts this game and those before it, for three who play for themselves", () => {
  const result = { sides: [[0], [1], [2]], names: ["Anna", "Björn", "Lóa"], winners: [1] };
  expect(eveningOf(result, { games: 4, wins: [1, 3, 1] })).toEqual({
    games: 5,
    wins: [
      { name: "Björn", count: 4 },
      { name: "Anna", count: 1 },
      { name: "Lóa", count: 1 },
    ],
  });
  expect(eveningOf(result, null).games).toBe(1);
});

it("counts a game that two have won for both", () => {
  const result = { sides: [[0], [1], [2]], names: ["Anna", "Björn", "Lóa"], winners: [0, 2] };
  expect(eveningOf(result, { games: 1, wins: [1, 0, 0] }).wins.map(({ count }) => count)).toEqual([2, 1, 0]);
});

it("counts by team where teams win", () => {
  const result = { sides: [[0, 2], [1, 3]], names: ["Anna and Petra", "Jón and Lena"], winners: [0] };
  expect(eveningOf(result, { games: 2, wins: [0, 2, 0, 2] })).toEqual({
    games: 3,
    wins: [
      { name: "Jón and Lena", count: 2 },
      { name: "Anna and Petra", count: 1 },
    ],
  });
});
