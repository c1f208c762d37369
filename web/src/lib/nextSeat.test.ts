import { expect, it } from "vitest";
import { next } from "../games/partners/next";
import { nextSeat } from "./nextSeat";

const EMPTY = {};

it("is the seat to the left, where a game says nothing else", () => {
  expect(nextSeat({}, EMPTY, 2, 3)).toBe(0);
  expect(nextSeat({}, EMPTY, null, 3)).toBeNull();
});

it("is not said of two", () => {
  expect(nextSeat({}, EMPTY, 0, 2)).toBeNull();
});

it("is nobody after the last turn", () => {
  const game = { next: ({ turns_left }: { turns_left: number }, turn: number) => (turns_left > 1 ? turn + 1 : null) };
  expect(nextSeat(game, { turns_left: 1 }, 1, 3)).toBeNull();
});

it("passes over partners who have laid their hand down", () => {
  const players = [2, 0, 0, 2].map((hand_size) => ({ hand_size, gave: true }));
  expect(nextSeat({ next }, { step: "playing", players }, 0, 4)).toBe(3);
  expect(nextSeat({ next }, { step: "playing", players: players.map((player) => ({ ...player, hand_size: 0 })) }, 0, 4)).toBeNull();
});
