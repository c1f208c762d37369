import { describe, expect, it } from "vitest";
import { cityOf, MAP_HEIGHT, MAP_WIDTH } from "./board";
import { BESIDE, fitted, roomFor, USUAL } from "./mapLayout";

const RATIO = MAP_WIDTH / MAP_HEIGHT;

describe("the map", () => {
  it("lies as it is printed where the room has its shape", () => {
    const land = fitted(400 * RATIO, 400);
    expect([land.broader, land.higher]).toEqual([1, 1]);
    expect(land.cities.get("Ulm")).toEqual(cityOf("Ulm"));
  });

  it("fills a room that is a little broader or higher", () => {
    const broad = fitted(500 * RATIO, 400);
    expect(broad.width / broad.height).toBeCloseTo(1.25 * RATIO);
    expect(broad.cities.get("Ulm")!.x).toBeCloseTo(cityOf("Ulm").x * 1.25);
    const high = fitted(400 * RATIO, 440);
    expect(high.width / high.height).toBeCloseTo(RATIO / 1.1);
  });

  it("is never drawn out of all shape", () => {
    expect(fitted(900, 200).broader).toBe(1.3);
    expect(fitted(200, 900).higher).toBe(1.16);
  });

  it("can be read on the smallest phone", () => {
    const [width, height] = [316, 193];
    const { letters, ...land } = fitted(width, height);
    expect(letters * Math.min(width / land.width, height / land.height)).toBeGreaterThanOrEqual(11.9);
  });

  it("has larger letters where they are read from the sofa", () => {
    const [width, height] = [596, 380];
    const { letters, ...land } = fitted(width, height, 15.5);
    expect(letters * Math.min(width / land.width, height / land.height)).toBeCloseTo(15.5);
  });

  it("leaves a name the room up to the next city on its line, and to the edge", () => {
    const land = fitted(320, 256);
    const between = land.cities.get("Budweis")!.x - land.cities.get("Regensburg")!.x;
    expect(roomFor("Regensburg", land)).toBeLessThan(between - BESIDE);
    expect(roomFor("Freiburg", land)).toBeLessThanOrEqual(2 * land.cities.get("Freiburg")!.x);
    expect(roomFor("Innsbruck", land)).toBeGreaterThan(20 * land.letters);
  });

  it("has letters no larger than needed where there is room", () => {
    expect(fitted(700, 520).letters).toBe(USUAL);
  });
});
