import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, translator } from "../../lib/i18n.svelte";
import { announcement } from "./announcement";

const context = { say: translator("thurn-and-taxis"), names: ["Anna", "Björn"], seat: 0 };
const player = (carriage: number | null, houses_left: number): { carriage: number | null; houses_left: number } => ({ carriage, houses_left });
const NOBODY = [player(3, 12), player(null, 20)];

function told(before: number | null, after: number | null, players = NOBODY): string | null {
  return announcement({ turns_left: before, players }, { turns_left: after, players }, context);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("thurn-and-taxis");
});

describe("in the last round", () => {
  it.each([
    [null, 3, "Last round: 3 turns are left, this one included."],
    [3, 2, "Last round: 2 turns are left, this one included."],
    [2, 1, "This is the last turn of the game."],
  ])("from %s turns left to %s: %s", (before, after, said) => expect(told(before, after)).toBe(said));
  it.each([
    [null, null],
    [2, 2],
    [1, 0],
    [2, null],
  ])("from %s to %s nothing is told", (before, after) => expect(told(before, after)).toBeNull());
});

describe("when the end comes near", () => {
  it.each([
    ["You have carriage 7.", [player(7, 4), player(4, 12)]],
    ["**Björn** has carriage 7.", [player(4, 12), player(7, 9)]],
    ["**Björn** has no houses left.", [player(4, 12), player(5, 0)]],
  ])("it is told once why: %s", (why, players) => {
    expect(told(null, 2, players)).toBe(`${why} Last round: 2 turns are left, this one included.`);
    expect(told(2, 1, players)).toBe("This is the last turn of the game.");
  });
});
