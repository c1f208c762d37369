import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hearTime, left, serverNow } from "./clock";

describe("the server's time", () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  it("is this device's own until the server has named a moment, and then follows the newest", () => {
    expect(serverNow()).toBe(1_000_000);
    hearTime(NaN);
    expect(serverNow()).toBe(1_000_000);
    hearTime(400_000);
    expect(serverNow()).toBe(400_000);
    hearTime(300_000); // something older
    expect(serverNow()).toBe(400_000);
    vi.advanceTimersByTime(1000);
    expect(serverNow()).toBe(401_000);
    hearTime(401_500);
    expect(serverNow()).toBe(401_500);
  });
});

describe("what is left", () => {
  it("is first the turn, then the reserve, and never less than nothing", () => {
    expect(left(90_000, 60_000, 10_000)).toEqual({ turn: 20_000, bank: 60_000 });
    expect(left(90_000, 60_000, 30_000)).toEqual({ turn: 0, bank: 60_000 });
    expect(left(90_000, 60_000, 50_000)).toEqual({ turn: 0, bank: 40_000 });
    expect(left(90_000, 60_000, 99_000)).toEqual({ turn: 0, bank: 0 });
  });
});
