import { describe, expect, it } from "vitest";
import type { Moved, PartnersMove } from "../../generated/protocol";
import { Geometry, RADII } from "./geometry";
import { lineOf, numberAt, numbered, walksOf } from "./lastRound";
import { move, TRACK } from "./moves";

function moved(mover: number | "~", made: PartnersMove, path?: string[]): Moved {
  return { mover, move: made, ...(path && { path }) } as unknown as Moved;
}

describe("the last round", () => {
  const recent = [
    moved("~", move({ kind: "fold" })),
    moved(1, move({ kind: "forward", steps: 2, square: "b3" }), ["b3", "b4", "b5"]),
    moved(2, move({ kind: "fold" })),
    moved(3, move({ kind: "split", square: "g3", steps: 1 }), ["g3", "g4"]),
    moved(3, move({ kind: "split", square: "g9", steps: 6 }), ["g9", "g10"]),
  ];

  it("numbers the turns of the others, with one number for all parts of a seven", () => {
    const walks = walksOf({ recent, seat: 0 });
    expect(walks.map(({ number, seat }) => [number, seat])).toEqual([[1, 1], [3, 3], [3, 3]]);
  });

  it("numbers a turn without a walk, too: its line bears the number", () => {
    expect(numbered({ recent, seat: 0 })).toEqual([1, 2, 3]);
    expect(numbered({ recent: [moved(2, move({ kind: "give", card: "8" })), ...recent], seat: 1 })).toEqual([2, 3]);
  });

  it("leaves out what one did oneself, and cards that were passed", () => {
    expect(walksOf({ recent, seat: 1 }).map(({ seat }) => seat)).toEqual([3, 3]);
    expect(walksOf({ recent: [moved(1, move({ kind: "give", card: "8" }))], seat: 0 })).toEqual([]);
  });

  it("runs inside of the squares that are passed, and ends on the last one on the track", () => {
    const geometry = new Geometry(0);
    const line = lineOf(geometry, { number: 1, seat: 1, path: ["b3", "b4", "b5", "home r"] });
    expect(line).toHaveLength(3);
    expect(line[0]).toEqual(geometry.point("b3"));
    expect(line[1]!.y).toBeLessThan(geometry.point("b4").y);
    expect(line[2]).toEqual(geometry.point("b5"));
    const swap = lineOf(geometry, { number: 1, seat: 1, path: ["b1", "b5"] });
    expect(swap.map(({ y }) => y < geometry.point("b1").y)).toEqual([false, true, true, false]);
  });

  it("has its number where neither a goal nor the number of pawns is covered", () => {
    const geometry = new Geometry(0);
    const far = (path: string[], crowded: string[] = []): number[] => {
      const [end, { x, y }] = [geometry.point(path.at(-1)!), numberAt(geometry, { number: 1, seat: 1, path }, new Set(crowded))];
      return [Math.round(x - end.x), Math.round(y - end.y)];
    };
    expect(far(["b2", "b3"])).toEqual([0, -23]);
    expect(far(["b2", "b3"], ["b3"])).toEqual([0, -36]);
    expect(far(["home b", "b0"])).toEqual([24, -19]);
  });

  it("has its number over no ring of the goal that it ends in", () => {
    const geometry = new Geometry(0);
    for (const colour of "BRYG")
      for (const ring of [1, 2, 3, 4]) {
        const { x, y } = numberAt(geometry, { number: 1, seat: 1, path: [`${colour}1`, `${colour}${ring}`] }, new Set());
        const rings = [1, 2, 3, 4].map((each) => geometry.point(`${colour}${each}`));
        expect(Math.min(...rings.map((each) => Math.hypot(x - each.x, y - each.y)))).toBeGreaterThan(RADII.pawn + 9);
      }
  });

  it("has its number beside the names of squares, which stand inside of them on a small board", () => {
    // Half the breadth and height of a name in the largest letters, and the number itself.
    const [wide, high, number] = [14, 7, 9];
    const geometry = new Geometry(0);
    for (const square of TRACK)
      for (const crowded of [[], [square]]) {
        const { x, y } = numberAt(geometry, { number: 1, seat: 1, path: ["b1", square] }, new Set(crowded));
        for (const [name, label] of geometry.labels()) {
          const apart = Math.hypot(Math.max(0, Math.abs(x - label.x) - wide), Math.max(0, Math.abs(y - label.y) - high));
          expect(apart, `${square} at ${name}`).toBeGreaterThan(number);
        }
      }
  });
});
