import { describe, expect, it, vi } from "vitest";
import { MoveSet } from "../../lib/moves";
import { HOME, move, type PartnersPlay } from "./moves";
import { pickingOf } from "./picking.svelte";

vi.mock("../../lib/settings.svelte", () => ({ settings: { confirm: false } }));

const MOVES = new MoveSet([move({ kind: "forward", steps: 2, square: "b3" }), move({ kind: "forward", steps: 2, square: "b9" })]);

describe("a card that is picked", () => {
  it("stays so through what happens at the table, until there is another decision", () => {
    const settled = { step: "playing", players: [], hand: ["2"], moving: "blue" };
    const play = { asked: true, decision: 7, chosen: [], legal: MOVES, more: MOVES, hinted: new MoveSet(), settled } as unknown as PartnersPlay;
    pickingOf(play).takeCard("2");
    expect(pickingOf(play).card).toBe("2");
    Object.assign(play, { settled: { ...settled } });
    expect(pickingOf(play).card).toBe("2");
    Object.assign(play, { decision: 9 });
    expect(pickingOf(play).card).toBeNull();
  });

  it.each([
    ["playing", ["2", "heart"], "heart start"],
    ["playing", ["2", "3"], "2 start"], // none of them brings a pawn out: the server says what does
    ["giving", ["2", "3"], "heart start"],
  ])("or none, in the step %s with %j, asks why nobody leaves home by %s", (step, hand, asked) => {
    const settled = { step, players: [], hand, moving: "blue" };
    const play = { asked: true, decision: 7, chosen: [], legal: MOVES, more: MOVES, hinted: new MoveSet(), settled } as unknown as PartnersPlay;
    expect(pickingOf(play).wouldMove(HOME).text).toBe(asked);
  });
});
