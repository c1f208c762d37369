import { describe, expect, it } from "vitest";
import { screenSize, SMALLEST_PX } from "./screenSize";

describe("a big screen", () => {
  it.each([
    [1920, 1080, 2],
    [3840, 2160, 4],
  ])("is enlarged with %i × %i", (width, height, zoom) => {
    expect(screenSize(width, height)).toEqual({ zoom, width: 960, height: 540 });
    expect(SMALLEST_PX * zoom).toBeGreaterThanOrEqual((28 * height) / 1080);
  });

  it("uses all of a screen of another shape", () => {
    const tablet = screenSize(1024, 768);
    expect(tablet.width).toBeCloseTo(960);
    expect(tablet.height).toBeCloseTo(720);
    const wide = screenSize(2560, 1080);
    expect(wide.height).toBeCloseTo(540);
    expect(wide.width).toBeCloseTo(1280);
  });

  it("stands upright on an upright tablet", () => {
    const tablet = screenSize(768, 1024);
    expect(tablet.width).toBeLessThan(tablet.height);
    expect(tablet.width).toBeGreaterThanOrEqual(600);
  });
});
