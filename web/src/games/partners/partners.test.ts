import { describe, expect, it } from "vitest";
import type { PartnersPosition } from "./position";
import { Geometry } from "./geometry";
import { cardOf, COLOURS, move, squaresOf, swapOf, wouldBe } from "./moves";
import { PawnMemory } from "./pawns";

describe("moves", () => {
  it("lay the card that is printed with what they do", () => {
    expect(cardOf(move({ kind: "forward", steps: 14, square: "r3" }))).toBe("1/14");
    expect(cardOf(move({ kind: "forward", steps: 9, square: "B1" }))).toBe("9");
    expect(cardOf(move({ kind: "leave", card: "13" }))).toBe("13");
    expect(cardOf(move({ kind: "back", square: "y0" }))).toBe("-4");
    expect(cardOf(move({ kind: "split", square: "g3", steps: 2 }))).toBe("7");
    expect(cardOf(move({ kind: "swap-same" }))).toBe("swap");
    expect(cardOf(move({ kind: "give", card: "1/14" }))).toBe("1/14");
    expect(cardOf(move({ kind: "fold" }))).toBe("");
  });

  it("take hold of pawns", () => {
    expect(squaresOf(move({ kind: "swap", square: "b7", other: "y2" }))).toEqual(["b7", "y2"]);
    expect(squaresOf(move({ kind: "leave", card: "8" }))).toEqual(["home"]);
    expect(squaresOf(move({ kind: "fold" }))).toEqual([]);
  });

  it("of a swap name squares along the track", () => {
    expect(swapOf("y2", "b10")).toMatchObject({ square: "b10", other: "y2", text: "swap b10 y2" });
    expect(swapOf("b9", "b10").text).toBe("swap b9 b10");
    // The rings come after the track: the server would speak of the order otherwise, not of why it cannot be.
    expect(swapOf("Y2", "b1").text).toBe("swap b1 Y2");
  });

  it("that would be are written as the server reads them", () => {
    expect(wouldBe("heart", "b3").text).toBe("heart start");
    expect(wouldBe("8", "home").text).toBe("8 start");
    expect(wouldBe("5", "home").text).toBe("5 start");
    expect(wouldBe("8", "b3").text).toBe("8 b3");
    expect(wouldBe("1/14", "b3").text).toBe("14 b3");
    expect(wouldBe("7", "b3", 5).text).toBe("7 b3 5");
    expect(wouldBe("swap", "b3").text).toBe("swap b1 b3");
    expect(wouldBe("-4", "b3").text).toBe("-4 b3");
  });
});

describe("the board", () => {
  it("has whoever looks at it below", () => {
    for (const [seat, start] of ["b0", "r0", "y0", "g0"].entries())
      expect(new Geometry(seat).point(start).y).toBeGreaterThan(360);
  });

  it("points from the word to each start square, and has the word beyond the numbers of the last round", () => {
    for (const seat of [0, 1, 2, 3]) {
      const geometry = new Geometry(seat);
      for (const { start: square, rings } of COLOURS) {
        const { start, arrow } = geometry.words(square, rings[3]!);
        const [tail, tip] = [...arrow.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
        const { x, y } = geometry.point(square);
        const far = (point: { x: number; y: number }): number => Math.hypot(point.x - x, point.y - y);
        expect(far(tip!)).toBeLessThan(20);
        expect(far(start)).toBeGreaterThan(44);
        expect(Math.hypot(tail!.x - start.x, tail!.y - start.y)).toBeLessThan(13);
      }
    }
  });

  it("runs clockwise", () => {
    const { x } = new Geometry(0).point("b1");
    expect(x).toBeLessThan(195);
  });
});

function position(...pawns: string[][]): PartnersPosition {
  const players = pawns.map((out) => ({ pawns: out, home: 4 - out.length, locked: 0 }));
  return { players } as unknown as PartnersPosition;
}

describe("pawns", () => {
  it("keep who they are and walk the path that the server tells", () => {
    const memory = new PawnMemory();
    const before = memory.follow(position(["b3", "b9"], [], [], []), []);
    const after = memory.follow(position(["b6", "b9"], [], [], []), [["b3", "b4", "b5", "b6"]]);
    const moved = after.filter((pawn) => pawn.moved);
    expect(moved.map((pawn) => pawn.way)).toEqual([["b3", "b4", "b5", "b6"]]);
    expect(before.find((pawn) => pawn.id === moved[0]!.id)!.square).toBe("b3");
  });

  it("turn round where the path does", () => {
    const memory = new PawnMemory();
    memory.follow(position(["g14"], [], [], []), []);
    const path = ["g14", "B1", "B2", "B3", "B4", "B3"];
    const after = memory.follow(position(["B3"], [], [], []), [path]);
    expect(after.find((pawn) => pawn.moved)!.way).toEqual(path);
  });

  it("walk each its own path, the newest of those that fit", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b3", "b9"], [], [], []), []);
    const paths = [["b3", "elsewhere", "b5"], ["b3", "b4", "b5"], ["b9", "b10"]];
    const after = memory.follow(position(["b5", "b10"], [], [], []), paths);
    expect(after.filter((pawn) => pawn.moved).map((pawn) => pawn.way)).toEqual([["b3", "b4", "b5"], ["b9", "b10"]]);
  });

  it("go straight where no path is told", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b3"], [], [], []), []);
    const after = memory.follow(position(["b9"], [], [], []), [["b1", "b2"]]);
    expect(after.find((pawn) => pawn.hop)!.way).toEqual(["b3", "b9"]);
  });

  it("moved last only where the last move led them, after a jump to another moment", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b1", "b2"], ["r1", "r2"], ["y3"], []), []);
    const after = memory.follow(position(["B4", "B3"], ["r9", "g2"], ["y3"], ["g7"]), [["g1", "g2"]]);
    expect(after.filter((pawn) => pawn.moved).map((pawn) => pawn.square)).toEqual(["g2"]);
  });

  it("that are sent home wait for the one that sends them", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b3"], ["b6"], [], []), []);
    const after = memory.follow(position(["b6"], [], [], []), [["b3", "b4", "b5", "b6"]]);
    const sent = after.find((pawn) => pawn.seat === 1 && pawn.moved)!;
    expect([sent.square, sent.wait]).toEqual(["home r", 3]);
  });
});
