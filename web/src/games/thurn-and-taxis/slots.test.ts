import { describe, expect, it } from "vitest";
import { arranged, placesOf } from "./slots";

describe("the display", () => {
  it("is laid out in its order at first", () => expect(arranged([], ["Basel", "Linz", "Ulm"], 3)).toEqual(["Basel", "Linz", "Ulm"]));
  it("keeps every other card in its place when one is taken", () =>
    expect(arranged(["Ulm", "Basel", "Linz"], ["Linz", "Ulm"], 3)).toEqual(["Ulm", null, "Linz"]));
  it("gets a new card where one was taken", () =>
    expect(arranged(["Ulm", null, "Linz"], ["Augsburg", "Linz", "Ulm"], 3)).toEqual(["Ulm", "Augsburg", "Linz"]));
  it("knows two cards of one city apart", () => expect(arranged(["Ulm", "Ulm"], ["Ulm"], 2)).toEqual(["Ulm", null]));
  it("lies the same for whoever looks next", () => {
    placesOf({}).lay(["Basel", "Linz", "Ulm"], 3);
    const one = {};
    expect(placesOf(one).lay(["Augsburg", "Basel", "Ulm"], 3)).toEqual(["Basel", "Augsburg", "Ulm"]);
    expect(placesOf({}).lay(["Augsburg", "Basel", "Passau"], 3)).toEqual(["Basel", "Augsburg", "Passau"]);
    // After a look back, the first one finds the cards where they lay.
    expect(placesOf(one).lay(["Augsburg", "Basel", "Ulm"], 3)).toEqual(["Basel", "Augsburg", "Ulm"]);
  });
});
