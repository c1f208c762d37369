import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableEvent } from "../generated/protocol";
import { Reactions } from "./reactions.svelte";

vi.useFakeTimers();

const reacted = (n: number, seat: number): TableEvent => ({ n, at: 0, what: { kind: "reacted", seat, reaction: "wow" } });
let reactions: Reactions;
beforeEach(() => {
  reactions = new Reactions(2);
});

describe("reactions", () => {
  it("are shown for a moment, and those of before not at all", () => {
    expect(reactions.follow([reacted(2, 0)])).toBe(false);
    expect(reactions.follow([reacted(2, 0), reacted(3, 1)])).toBe(true);
    expect(reactions.shown).toEqual({ 1: "wow" });
    vi.advanceTimersByTime(3000);
    expect(reactions.shown).toEqual({});
  });
  it("of a player who is muted are not shown", () => {
    reactions.toggle(1);
    expect(reactions.follow([reacted(3, 1)])).toBe(false);
    expect(reactions.shown).toEqual({});
    reactions.toggle(1);
    expect(reactions.follow([reacted(3, 1), reacted(4, 1)])).toBe(true);
  });
});
