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

/** A route of three, one card short for carriage 4. */
function play(more: ReturnType<typeof move>[], due: boolean): Given {
  const own = { route: ["Ulm", "Kempten", "Innsbruck"], carriage: 3, next_carriage: 4, with_cartwright: 4 };
  const settled = { active: 0, players: [own], postmaster_due: due, official_used: false };
  return { seat: 0, settled, turn: [], more: new MoveSet(more) } as never as Given;
}

describe("the officials", () => {
  it("are offered with what the cartwright brings, while nobody has helped", () => {
    const free = play([move({ kind: "end" })], false);
    expect(stateOf(free, "cartwright")).toBe("helps");
    expect(aboutOfficial(free, "cartwright")).toBe("carriage 4, +1");
  });

  it("are all out of reach but the postmaster, for whoever began without a card", () => {
    const due = play([move({ kind: "postmaster", card: "stock" })], true);
    expect(OFFICIAL_NAMES.map((name) => stateOf(due, name))).toEqual(["can", "not-due", "not-due", "not-due"]);
    expect(aboutOfficial(due, "cartwright")).toBe("not this turn");
  });
});
