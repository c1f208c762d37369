import { describe, expect, it } from "vitest";
import { patched } from "./patched";

describe("changes of a view", () => {
  const view = { n: 3, seed: null, players: [{ hand: 2, houses: ["Ulm"] }, { hand: 4, houses: [] }], deck: { Ulm: 1 } };
  it("set fields, places of lists and new names, however deep", () => {
    const changes = [
      { path: ["n"], value: 4 },
      { path: ["players", 1, "houses"], value: ["Linz"] },
      { path: ["deck", "Linz"], value: 2 },
      { path: ["seed"], value: "s" },
    ];
    expect(patched(view, changes)).toEqual({
      n: 4,
      seed: "s",
      players: [
        { hand: 2, houses: ["Ulm"] },
        { hand: 4, houses: ["Linz"] },
      ],
      deck: { Ulm: 1, Linz: 2 },
    });
  });
  it("leave the view before as it was, and share with it what is the same", () => {
    const next = patched(view, [{ path: ["players", 1, "hand"], value: 5 }]);
    expect(view.players[1]!.hand).toBe(4);
    expect(next.players[0]).toBe(view.players[0]);
    expect(next.deck).toBe(view.deck);
  });
});
