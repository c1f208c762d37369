import { describe, expect, it } from "vitest";
import { rowOf } from "./cardRow";

describe("a row of cards", () => {
  it.each([1, 3, 4, 5, 7, 9, 12])("of %i cards is never wider than its place", (count) => {
    for (const [width, text] of [[304, 12], [366, 13.5], [420, 15], [560, 18]] as const) {
      const { card, step } = rowOf(count, width, text);
      expect(card + step * (count - 1)).toBeLessThanOrEqual(width + 0.01);
    }
  });
  it("has cards beside one another while there is room", () => expect(rowOf(4, 366, 13.5)).toMatchObject({ levels: 0 }));
  it.each([5, 7, 9, 10, 11])("of %i cards leaves room for every name on a phone", (count) => {
    const { levels, step, tag } = rowOf(count, 366, 13.5);
    expect(step * levels).toBeGreaterThanOrEqual(tag);
  });
  it.each([5, 6, 7, 8, 9])("of %i cards leaves room for the number of copies behind every name", (count) => {
    const { levels, step, tag, copies } = rowOf(count, 366, 13.5, true);
    expect(step * levels).toBeGreaterThanOrEqual(tag + copies);
  });
});
