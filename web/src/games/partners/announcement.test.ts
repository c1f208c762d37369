import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Moved } from "../../generated/protocol";
import { i18n, translator } from "../../lib/i18n.svelte";
import { announcement } from "./announcement";
import { consequenceLines, logLine } from "./moveText";
import type { PartnersPosition } from "./position";

const names = ["Anna", "Lóa", "Spói", "Lundi"];
const context = (seat: number) => ({ say: translator("partners"), names, seat });
const locked = (...pawns: number[]): PartnersPosition => ({ players: pawns.map((each) => ({ locked: each })) }) as unknown as PartnersPosition;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("partners");
});

describe("what nobody may miss", () => {
  it("is who plays for the partner now", () => {
    const [before, after] = [locked(1, 2, 0, 3), locked(1, 2, 0, 4)];
    expect(announcement(before, after, context(0))).toBe("All pawns of Lundi are locked: Lundi plays for Lóa now.");
    expect(announcement(before, after, context(1))).toBe("All pawns of Lundi are locked: Lundi plays for you now.");
    expect(announcement(before, after, context(3))).toBe("All your pawns are locked: you play for Lóa now.");
    expect(announcement(after, after, context(0))).toBeNull();
  });
  it("is which team has won", () => {
    expect(announcement(locked(4, 1, 3, 2), locked(4, 1, 4, 2), context(1))).toBe("Anna and Spói win, 8 : 3!");
  });
});

describe("in the log", () => {
  const moved = (move: object, ...then: [string, number][]): Moved =>
    ({ kind: "moved", mover: 3, move: { text: "", ...move }, then: then.map(([what, seat]) => ({ what, seat, things: [] })) }) as unknown as Moved;

  it("it is told whose pawn it was when somebody plays for the partner", () => {
    const leave = moved({ kind: "leave", card: "13" }, ["played-for", 1]);
    expect(logLine(leave, context(0))).toBe("Lundi brought out a pawn of Lóa (13).");
    expect(logLine(leave, context(1))).toBe("Lundi brought out one of your pawns (13).");
    const walk = { ...moved({ kind: "forward", steps: 5, square: "g3" }, ["played-for", 1]), path: ["g3", "g4", "g5", "g6", "g7", "g8"] };
    expect(logLine(walk, context(3))).toBe("You moved Lóa’s pawn 5 steps, from green 3 to green 8.");
    expect(consequenceLines(leave, context(0))).toEqual([]);
  });
  it("who plays for the partner is told as on the board", () => {
    const last = moved({ kind: "forward", steps: 1, square: "g14" }, ["all-locked", 3]);
    for (const seat of [0, 1, 3]) expect(consequenceLines(last, context(seat))).toEqual([announcement(locked(1, 2, 0, 3), locked(1, 2, 0, 4), context(seat))]);
  });
  it("and who sent whom home", () => {
    const knock = moved({ kind: "forward", steps: 5, square: "g3" }, ["sent-home", 0]);
    expect(consequenceLines(knock, context(0))).toEqual(["Lundi sent one of your pawns home."]);
    expect(consequenceLines(knock, context(1))).toEqual(["A pawn of Anna was sent home."]);
    expect(consequenceLines(moved({ kind: "forward", steps: 5, square: "g3" }, ["sent-home", 3]), context(3))).toEqual(["One of your pawns was sent home."]);
  });
});
