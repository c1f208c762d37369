import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, translator } from "../../lib/i18n.svelte";
import { announcement } from "./announcement";

const context = { say: translator("thurn-and-taxis") };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("thurn-and-taxis");
});

describe("in the last round", () => {
  it.each([
    [null, 3, "Last round: 3 turns are left, this one included."],
    [3, 2, "Last round: 2 turns are left, this one included."],
    [2, 1, "This is the last turn of the game."],
  ])("from %s turns left to %s: %s", (before, after, told) =>
    expect(announcement({ turns_left: before }, { turns_left: after }, context)).toBe(told),
  );
  it.each([
    [null, null],
    [2, 2],
    [1, 0],
    [2, null],
  ])("from %s to %s nothing is told", (before, after) =>
    expect(announcement({ turns_left: before }, { turns_left: after }, context)).toBeNull(),
  );
});
