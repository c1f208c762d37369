import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n } from "../../lib/i18n.svelte";
import { MoveSet } from "../../lib/moves";
import { move } from "./moves";
import { aboutOfficial, OFFICIAL_NAMES, stateOf } from "./officials";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("thurn-and-taxis");
});

type Given = Parameters<typeof stateOf>[0];

/** A route that is one card short for the next carriage. */
function play(more: ReturnType<typeof move>[], due: boolean, next = 4, end = [1]): Given {
  const own = { route: ["Ulm", "Kempten", "Innsbruck"], carriage: next - 1, next_carriage: next, with_cartwright: next };
  const settled = { active: 0, players: [own], stacks: { end }, postmaster_due: due, official_used: false };
  return { seat: 0, settled, turn: [], more: new MoveSet(more) } as never as Given;
}

describe("the officials", () => {
  it("are offered with what the cartwright brings, while nobody has helped", () => {
    const free = play([move({ kind: "end" })], false);
    expect(stateOf(free, "cartwright")).toBe("helps");
    expect(aboutOfficial(free, "cartwright")).toBe("carriage 4, +1");
  });

  it.each([
    ["comes with the end tile, if nobody has that", [1], "carriage 7, +4"],
    ["brings no more than its points, if somebody has it", [], "carriage 7, +3"],
  ])("the largest carriage %s", (_, end, said) => expect(aboutOfficial(play([move({ kind: "end" })], false, 7, end), "cartwright")).toBe(said));

  it("are all out of reach but the postmaster, for whoever began without a card", () => {
    const due = play([move({ kind: "postmaster", card: "stock" })], true);
    expect(OFFICIAL_NAMES.map((name) => stateOf(due, name))).toEqual(["can", "not-due", "not-due", "not-due"]);
    expect(aboutOfficial(due, "cartwright")).toBe("not this turn");
  });
});
