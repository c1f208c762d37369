import { describe, expect, it } from "vitest";
import type { Row } from "./printed";
import { SIZES, trackSize } from "./trackSize";

const row = (colour: Row["colour"], cards: number): Row => ({ colour, cards, locomotives: 0 });

describe("a track", () => {
  it("is large while little lies on it", () => {
    expect(trackSize([row("red", 1)], 420, 300)).toBe(SIZES[0]);
    expect(trackSize([], 420, 300)).toBe(SIZES[0]);
  });

  it("leaves half of itself free before trains become very large", () => {
    expect(trackSize([row("red", 1)], 420, 140).line).toBeLessThan(100);
    expect(trackSize([row("red", 3)], 420, 90).car).toBe(108);
  });

  it("becomes smaller until all of it fits", () => {
    const rows = (["red", "blue", "green", "yellow"] as const).map((colour) => row(colour, 4));
    const size = trackSize(rows, 420, 90);
    expect(SIZES.indexOf(size)).toBeGreaterThan(0);
    expect(trackSize(rows, 420, 160).car).toBeGreaterThan(size.car);
  });

  it("is as small as can be where nothing fits", () => {
    expect(trackSize([row("red", 15)], 40, 10)).toBe(SIZES.at(-1));
  });
});
