import { describe, expect, it } from "vitest";
import { arranged } from "./slots";

describe("the display", () => {
  it("is laid out in its order at first", () => expect(arranged([], ["Basel", "Linz", "Ulm"], 3)).toEqual(["Basel", "Linz", "Ulm"]));
  it("keeps every other card in its place when one is taken", () =>
    expect(arranged(["Ulm", "Basel", "Linz"], ["Linz", "Ulm"], 3)).toEqual(["Ulm", null, "Linz"]));
  it("gets a new card where one was taken", () =>
    expect(arranged(["Ulm", null, "Linz"], ["Augsburg", "Linz", "Ulm"], 3)).toEqual(["Ulm", "Augsburg", "Linz"]));
  it("knows two cards of one city apart", () => expect(arranged(["Ulm", "Ulm"], ["Ulm"], 2)).toEqual(["Ulm", null]));
});
