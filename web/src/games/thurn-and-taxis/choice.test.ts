import { describe, expect, it, vi } from "vitest";
import type { ThurnMove } from "../../generated/protocol";
import { MoveSet } from "../../lib/moves";
import type { ThurnPlay } from "./board";
import { choiceOf } from "./choice.svelte";
import { move } from "./moves";

vi.mock("../../lib/settings.svelte", () => ({ settings: { confirm: false } }));

function play(chosen: ThurnMove[], more: ThurnMove[], pending = false): ThurnPlay & Record<"choose" | "select", ReturnType<typeof vi.fn>> {
  return { chosen, more: new MoveSet(more), pending, settled: {}, asked: true, decision: 7, choose: vi.fn(), select: vi.fn(), clear: vi.fn() } as never;
}

describe("a city with which several things are possible", () => {
  const both = [move({ kind: "lay", city: "Ulm", side: "left" }), move({ kind: "lay", city: "Ulm", side: "right" })];
  it("waits for the one that is meant, at its own table only", () => {
    const [here, there] = [play([], both), play([], both)];
    choiceOf(here).pick("Ulm", both, both[0]!);
    expect([choiceOf(here).city, choiceOf(here).moves, choiceOf(there).city]).toEqual(["Ulm", both, null]);
    expect(here.choose).not.toHaveBeenCalled();
  });
  it("is let go by a second tap", () => {
    const table = play([], both);
    choiceOf(table).pick("Ulm", both, both[0]!);
    choiceOf(table).pick("Ulm", both, both[0]!);
    expect(choiceOf(table).city).toBeNull();
  });
  it("stays picked whatever happens at the table, until there is another decision", () => {
    const table = play([], both);
    choiceOf(table).pick("Ulm", both, both[0]!);
    Object.assign(table, { settled: {} });
    expect(choiceOf(table).city).toBe("Ulm");
    Object.assign(table, { decision: 9 });
    expect(choiceOf(table).city).toBeNull();
  });
  it("that can only begin another route asks first, and asks again at another table", () => {
    const restart = move({ kind: "restart", city: "Ulm" });
    const [here, there] = [play([], [restart]), play([], [restart])];
    choiceOf(here).pick("Ulm", [restart], restart);
    expect([choiceOf(here).city, choiceOf(there).city]).toEqual(["Ulm", null]);
    choiceOf(here).toggleRestart();
    expect([choiceOf(here).restarting, choiceOf(there).restarting]).toEqual([true, false]);
  });
});
