import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "./notices.svelte";

/** Milliseconds that nobody needs to read a sentence. */
const LONG_MS = 600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  notices.dismiss();
  vi.useRealTimers();
});

describe("what is told in passing", () => {
  it("goes by itself if it is news", () => {
    notices.tell("They see your reminder.");
    vi.advanceTimersByTime(LONG_MS);
    expect(notices.current).toBeNull();
  });

  it("stays with its rule if it is a refusal, on a sheet as well", () => {
    notices.sheets += 1;
    notices.refuse("You have used an official.", "TT-7");
    vi.advanceTimersByTime(LONG_MS);
    expect(notices.current?.rule).toBe("TT-7");
    notices.sheets -= 1;
  });

  it("is another notice each time, so that it is said again", () => {
    notices.refuse("You have used an official.", "TT-7");
    const first = notices.current;
    notices.refuse("You have used an official.", "TT-7");
    expect(notices.current).not.toBe(first);
  });
});
