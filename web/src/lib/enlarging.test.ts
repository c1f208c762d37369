import { describe, expect, it } from "vitest";
import { scrolledTo, sound, stepFrom, STEPS } from "./enlarging";

describe("enlarging a board", () => {
  it("goes up and down by the same steps, and no further than the last", () => {
    const up = STEPS.map((step) => stepFrom(step, 1));
    expect(up).toEqual([...STEPS.slice(1), STEPS.at(-1)]);
    expect(STEPS.map((step) => stepFrom(step, -1))).toEqual([1, ...STEPS.slice(0, -1)]);
  });

  it("finds the next step from between two", () => {
    expect(stepFrom(1.7, 1)).toBe(2);
    expect(stepFrom(1.7, -1)).toBe(1.5);
  });

  it("takes no size that cannot be drawn", () => {
    expect([undefined, "2", NaN, 0, -3, 1.5, 99].map(sound)).toEqual([1, 1, 1, 1, 1, 1.5, 4]);
  });

  it("keeps what one looks at where it is", () => {
    // 30 px from the edge of the view lies what is 130 px from the edge of the board, then 260 px.
    expect(scrolledTo(100, 30, 1, 2)).toBe(230);
    expect(scrolledTo(230, 30, 2, 1)).toBe(100);
  });
});
