import { describe, expect, it } from "vitest";
import { fullSet, withHouse } from "./fullSet";
import { move } from "./moves";

const EACH = move({ kind: "each" }) as Parameters<typeof fullSet>[0];
const BAIERN = move({ kind: "province", province: "Baiern" }) as Parameters<typeof fullSet>[0];
const FREE = ["Sigmaringen", "Ulm", "Augsburg", "Passau", "Linz"];
const texts = (moves: readonly { text: string }[]): string[] => moves.map(({ text }) => text).sort();

describe("the full set of a way", () => {
  it("has one house in each province, where the fewest roads lead", () =>
    expect(texts(fullSet(EACH, FREE, { houses: [], houses_left: 20 }))).toEqual(["each", "house Linz", "house Passau", "house Sigmaringen", "house Ulm"]));
  it("has all houses of one province", () =>
    expect(texts(fullSet(BAIERN, FREE, { houses: [], houses_left: 20 }))).toEqual(["house Augsburg", "house Passau", "province Baiern"]));
  it("spends the last house where it brings a tile", () => {
    const own = { houses: ["Stuttgart", "Sigmaringen"], houses_left: 1 };
    expect(texts(fullSet(EACH, ["Ulm", "Passau", "Linz"], own))).toEqual(["each", "house Ulm"]);
  });
  it("never has more houses than are left", () =>
    expect(fullSet(BAIERN, FREE, { houses: [], houses_left: 1 })).toHaveLength(2));
});

describe("a city that is meant", () => {
  it("takes the place of the other one in its province", () => {
    const moves = fullSet(EACH, FREE, { houses: [], houses_left: 20 });
    expect(texts(withHouse(moves, "Augsburg", 20))).toEqual(["each", "house Augsburg", "house Linz", "house Sigmaringen", "house Ulm"]);
  });
  it("is among the houses that are left", () =>
    expect(texts(withHouse(fullSet(EACH, FREE, { houses: [], houses_left: 1 }), "Linz", 1))).toEqual(["each", "house Linz"]));
});
