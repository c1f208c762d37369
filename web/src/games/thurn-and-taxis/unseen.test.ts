import { describe, expect, it } from "vitest";
import type { ThurnPosition } from "./position";
import { unseen } from "./unseen";

describe("the cards that do not lie open", () => {
  it("are all but those that lie open somewhere, and one's own", () => {
    const position = {
      display: ["Ulm", "Linz"],
      discards: { Ulm: 1, Basel: 3 },
      hand: ["Lodz", "Lodz"],
      players: [{ route: ["Ulm"] }, { route: ["Linz", "Passau"] }],
    } as unknown as ThurnPosition;
    const left = unseen(position);
    expect(["Ulm", "Linz", "Basel", "Lodz", "Passau", "Salzburg"].map((city) => left.get(city))).toEqual([0, 1, 0, 1, 2, 3]);
    expect([...left.values()].reduce((sum, count) => sum + count, 0)).toBe(66 - 11);
  });
});
