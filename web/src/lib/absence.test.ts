import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableEvent } from "../generated/protocol";
import { leftAt, replaceable } from "./absence";

const nudged = (at: number): TableEvent => ({ n: 1, at, what: { kind: "nudged", seat: 1, by: 0 } }) as unknown as TableEvent;
const here = (at: number): TableEvent => ({ n: 2, at, what: { kind: "here", seat: 1 } }) as unknown as TableEvent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a bot may take over", () => {
  it("once somebody has been away for a minute", () => {
    const left = leftAt([true, false], { present: [true, true], left: [null, null] });
    const absence = { present: [true, false], left, events: [] };
    expect(replaceable(1, absence)).toBe("soon");
    vi.advanceTimersByTime(59_000);
    expect(leftAt([true, false], absence)).toEqual(left);
    expect(replaceable(1, absence)).toBe("soon");
    vi.advanceTimersByTime(2_000);
    expect(replaceable(1, absence)).toBe("now");
    expect(leftAt([true, true], absence)).toEqual([null, null]);
  });

  it("as far as is known, where they were away before anybody looked", () => {
    const left = leftAt([true, false], { present: [], left: [] });
    expect(replaceable(1, { present: [true, false], left, events: [] })).toBe("now");
  });

  it("a minute after a reminder, without a sign of life", () => {
    const there = { present: [true, true], left: [null, null] };
    const reminded = { ...there, events: [nudged(Date.now())] };
    expect(replaceable(1, { ...there, events: [] })).toBe("no");
    expect(replaceable(1, reminded)).toBe("soon");
    vi.advanceTimersByTime(61_000);
    expect(replaceable(1, reminded)).toBe("now");
    expect(replaceable(1, { ...there, events: [...reminded.events, here(Date.now())] })).toBe("no");
  });
});
