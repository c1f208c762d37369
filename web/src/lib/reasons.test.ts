import { beforeEach, describe, expect, it, vi } from "vitest";
import { Reasons } from "./reasons.svelte";

beforeEach(() => vi.useFakeTimers());

const move = (text: string) => ({ text, kind: "take" });

describe("reasons", () => {
  it("are asked all at once, once, and kept for the decision", async () => {
    const ask = vi.fn((_: number, moves: readonly string[]) => Promise.resolve(moves.map((text) => (text === "end" ? null : `TT-6: Not ${text}.`))));
    const reasons = new Reasons(ask);
    expect(["lay Ulm", "end", "lay Ulm"].map((text) => reasons.of(7, move(text)))).toEqual(["", "", ""]);
    await vi.runAllTimersAsync();
    expect(ask.mock.calls).toEqual([[7, ["lay Ulm", "end"]]]);
    expect([reasons.of(7, move("lay Ulm")), reasons.of(7, move("end"))]).toEqual(["Not lay Ulm.", ""]);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledOnce();
  });

  it("are asked anew for another decision, and none is left of the last", async () => {
    let answer = "TT-6: First.";
    const reasons = new Reasons((_, moves) => Promise.resolve(moves.map(() => answer)));
    reasons.of(7, move("end"));
    await vi.runAllTimersAsync();
    answer = "TT-7: Then.";
    expect([reasons.of(7, move("end")), reasons.of(8, move("end"))]).toEqual(["First.", ""]);
    await vi.runAllTimersAsync();
    expect(reasons.of(8, move("end"))).toBe("Then.");
  });

  it("are not known where the server does not say", async () => {
    const reasons = new Reasons(() => Promise.reject(new Error("gone")));
    reasons.of(7, move("end"));
    await vi.runAllTimersAsync();
    expect(reasons.of(7, move("end"))).toBe("");
  });
});
