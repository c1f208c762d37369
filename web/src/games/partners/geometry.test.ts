import { describe, expect, it } from "vitest";
import { Geometry, RADII } from "./geometry";
import { COLOURS } from "./moves";

describe("the number of pawns on a square", () => {
  it("covers no ring of the goal and no other square", () => {
    const badge = 7;
    const geometry = new Geometry(0);
    for (const { letter, start, rings } of COLOURS)
      for (const square of [start, `${letter}3`, `${letter}12`]) {
        const { x, y } = geometry.point(square);
        const beside = geometry.countBeside(square);
        for (const [other, point] of geometry.squares) {
          if (other === square || other.startsWith("home")) continue;
          const far = Math.hypot(x + beside.x - point.x, y + beside.y - point.y);
          expect(far, `${square} and ${other}`).toBeGreaterThan(badge + (rings.includes(other) ? RADII.ring : RADII.square) - 1);
        }
      }
  });
});
