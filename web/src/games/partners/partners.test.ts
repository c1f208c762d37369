import { describe, expect, it } from "vitest";
import type { PartnersPosition } from "../../generated/protocol";
import { Geometry } from "./geometry";
import { read, squaresOf, swapOf, wouldBe } from "./moves";
import { PawnMemory } from "./pawns";
import { wayOf } from "./way";

describe("moves", () => {
  it("are taken apart", () => {
    expect(read("14 r3")).toMatchObject({ kind: "forward", card: "1/14", square: "r3", steps: 14 });
    expect(read("9 B1")).toMatchObject({ kind: "forward", card: "9", square: "B1", steps: 9 });
    expect(read("13 start")).toMatchObject({ kind: "start", card: "13" });
    expect(read("-4 y0")).toMatchObject({ kind: "back", card: "-4", square: "y0" });
    expect(read("7 g3 2")).toMatchObject({ kind: "seven", square: "g3", steps: 2 });
    expect(read("swap same")).toMatchObject({ kind: "same", card: "swap" });
    expect(read("give 1/14")).toMatchObject({ kind: "give", card: "1/14" });
    expect(squaresOf(read("swap b7 y2"))).toEqual(["b7", "y2"]);
  });

  it("of a swap name squares along the track", () => {
    expect(swapOf("y2", "b10")).toBe("swap b10 y2");
    expect(swapOf("b9", "b10")).toBe("swap b9 b10");
  });

  it("that would be are written as the server reads them", () => {
    expect(wouldBe("heart", "b3")).toBe("heart start");
    expect(wouldBe("8", "home")).toBe("8 start");
    expect(wouldBe("8", "b3")).toBe("8 b3");
    expect(wouldBe("1/14", "b3")).toBe("14 b3");
    expect(wouldBe("7", "b3", 5)).toBe("7 b3 5");
    expect(wouldBe("swap", "b3")).toBe("swap b1 b3");
    expect(wouldBe("-4", "b3")).toBe("-4 b3");
  });
});

describe("the board", () => {
  it("has whoever looks at it below", () => {
    for (const [seat, start] of ["b0", "r0", "y0", "g0"].entries())
      expect(new Geometry(seat).point(start).y).toBeGreaterThan(360);
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
  it("keep who they are and walk along the track", () => {
    const memory = new PawnMemory();
    const before = memory.follow(position(["b3", "b9"], [], [], []), []);
    const after = memory.follow(position(["b6", "b9"], [], [], []), []);
    const moved = after.filter((pawn) => pawn.moved);
    expect(moved.map((pawn) => pawn.way)).toEqual([["b3", "b4", "b5", "b6"]]);
    expect(before.find((pawn) => pawn.id === moved[0]!.id)!.square).toBe("b3");
  });

  it("walk the way that the server tells, turns included", () => {
    const memory = new PawnMemory();
    memory.follow(position(["g14"], [], [], []), []);
    const path = ["g14", "B1", "B2", "B3", "B4", "B3"];
    const after = memory.follow(position(["B3"], [], [], []), path);
    expect(after.find((pawn) => pawn.moved)!.way).toEqual(path);
  });

  it("that are sent home wait for whoever sends them", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b3"], ["b6"], [], []), []);
    const after = memory.follow(position(["b6"], [], [], []), []);
    const sent = after.find((pawn) => pawn.seat === 1 && pawn.moved)!;
    expect([sent.square, sent.wait]).toEqual(["home r", 3]);
  });

  it("go back from their own start square, which is not counted", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b0"], [], [], []), []);
    const after = memory.follow(position(["g11"], [], [], []), []);
    expect(after.find((pawn) => pawn.moved)!.way).toEqual(["b0", "g14", "g13", "g12", "g11"]);
  });

  it("go back over their own start square", () => {
    const memory = new PawnMemory();
    memory.follow(position(["b2"], [], [], []), []);
    const after = memory.follow(position(["g12"], [], [], []), []);
    expect(after.find((pawn) => pawn.moved)!.way).toEqual(["b2", "b1", "g14", "g13", "g12"]);
  });
});

describe("the way of a move", () => {
  const blue = (...pawns: string[]): PartnersPosition => ({ ...position(pawns, [], [], []), moving: "blue" }) as PartnersPosition;

  it("is read off the positions before and after it", () => {
    expect(wayOf("3 b0", blue("b0", "b9"), blue("b3", "b9"))).toEqual(["b0", "b1", "b2", "b3"]);
    expect(wayOf("3 g14", blue("g14"), blue("B3"))).toEqual(["g14", "B1", "B2", "B3"]);
    expect(wayOf("7 B3 1", blue("B3", "g11"), blue("B4", "g11"))).toEqual(["B3", "B4"]);
    expect(wayOf("heart start", blue(), blue("b0"))).toEqual(["home b", "b0"]);
    expect(wayOf("swap b9 g14", blue("b9"), blue("g14"))).toEqual(["b9", "g14"]);
    expect(wayOf("fold", blue("b9"), blue("b9"))).toEqual([]);
  });

  it("ends on one of two pawns that stand together", () => {
    expect(wayOf("2 b3", blue("b3", "b5"), blue("b5", "b5"))).toEqual(["b3", "b4", "b5"]);
  });
});
