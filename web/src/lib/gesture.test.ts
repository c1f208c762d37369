import { describe, expect, it } from "vitest";
import { meaningOf, placeAt, type Place } from "./gesture";

const NOTHING_SCROLLS = { sideways: false, upright: false };
const PAGE_SCROLLS = { sideways: false, upright: true };
const UP = { x: 3, y: -30 };
const ASIDE = { x: 30, y: -3 };

describe("a press that moves", () => {
  it("is nothing yet while it trembles", () => {
    expect(meaningOf({ x: 3, y: 3 }, false, false, NOTHING_SCROLLS)).toBe("wait");
    expect(meaningOf({ x: 6, y: 6 }, true, true, NOTHING_SCROLLS)).toBe("wait");
  });
  it("of a mouse drags, whatever could be scrolled", () => {
    expect(meaningOf({ x: 4, y: 4 }, false, false, PAGE_SCROLLS)).toBe("drag");
  });
  it("of a finger scrolls what can be scrolled, and drags across it", () => {
    expect(meaningOf(UP, true, false, PAGE_SCROLLS)).toBe("scroll");
    expect(meaningOf(ASIDE, true, false, PAGE_SCROLLS)).toBe("drag");
    expect(meaningOf(ASIDE, true, false, { sideways: true, upright: false })).toBe("scroll");
  });
  it("of a finger drags where nothing scrolls that way", () => {
    expect(meaningOf(UP, true, false, NOTHING_SCROLLS)).toBe("drag");
    expect(meaningOf(UP, true, false, { sideways: true, upright: false })).toBe("drag");
  });
  it("of a finger that rested before drags in any direction", () => {
    expect(meaningOf(UP, true, true, PAGE_SCROLLS)).toBe("drag");
  });
});

describe("the place that is meant", () => {
  const place = (name: string, legal: boolean, left: number, top: number, size = 20): Place => ({
    name,
    legal,
    box: { left, top, width: size, height: size },
  });
  it("is the one that the point lies in", () => {
    expect(placeAt({ x: 10, y: 10 }, [place("here", true, 0, 0), place("there", true, 100, 0)])).toBe("here");
  });
  it("may be a little beside, if it is legal", () => {
    expect(placeAt({ x: 35, y: 10 }, [place("here", true, 0, 0)])).toBe("here");
    expect(placeAt({ x: 35, y: 10 }, [place("here", false, 0, 0)])).toBeNull();
    expect(placeAt({ x: 60, y: 10 }, [place("here", true, 0, 0)])).toBeNull();
  });
  it("is the nearer one of two legal ones", () => {
    const squares = [place("b1", true, 0, 0), place("b2", true, 30, 0)];
    expect(placeAt({ x: 23, y: 10 }, squares)).toBe("b1");
    expect(placeAt({ x: 27, y: 10 }, squares)).toBe("b2");
  });
  it("is rather legal than not", () => {
    expect(placeAt({ x: 10, y: 10 }, [place("pawn", false, 0, 0), place("route", true, -90, -90, 200)])).toBe("route");
  });
  it("is the smallest one around the point, where none is legal", () => {
    expect(placeAt({ x: 10, y: 10 }, [place("route", false, -90, -90, 200), place("end", false, 0, 0)])).toBe("end");
    expect(placeAt({ x: 500, y: 10 }, [place("route", false, -90, -90, 200)])).toBeNull();
  });
  it("is, of legal ones within each other, the one whose middle is nearer", () => {
    expect(placeAt({ x: 10, y: 10 }, [place("route", true, -90, -90, 250), place("end", true, 0, 0)])).toBe("end");
  });
});
