import { describe, expect, it } from "vitest";
import { LONGEST_NAME, rowOf } from "./cardRow";

describe("a row of cards", () => {
  it.each([1, 3, 4, 5, 7, 9, 12])("of %i cards is never wider than its place", (count) => {
    for (const width of [304, 366, 420, 560]) {
      const { card, step } = rowOf(count, width, 112);
      expect(card + step * (count - 1)).toBeLessThanOrEqual(width + 0.01);
    }
  });
  it("has cards beside one another while there is room", () => expect(rowOf(4, 366, 112)).toMatchObject({ levels: 0 }));
  it.each([5, 7, 9, 10, 11])("of %i cards leaves room for every name on a phone", (count) => {
    const { levels, step } = rowOf(count, 366, 112);
    expect(step * levels).toBeGreaterThanOrEqual(LONGEST_NAME - 5);
  });
});
