import { describe, expect, it, vi } from "vitest";
import type { TicketMove } from "../../generated/protocol";
import { MoveSet } from "../../lib/moves";
import type { Colour } from "../../parts/Mark.svelte";
import { laying } from "./laying.svelte";
import { move, type TicketPlay } from "./moves";

vi.mock("../../lib/settings.svelte", () => ({ settings: { confirm: false } }));

const lay = (colour: Colour, cars: number, locomotives = 0): TicketMove => move({ kind: "lay", colour, cars, locomotives });
const LEGAL = [lay("blue", 2), lay("red", 2), lay("red", 1, 1), move({ kind: "lay-three", colours: ["white", "blue", "red"] })];
const HAND: Colour[] = ["blue", "blue", "red", "red", "white", "green", "black", "black", "locomotive"];

function table(legal: TicketMove[] = LEGAL): TicketPlay & { choose: ReturnType<typeof vi.fn> } {
  const play = { asked: true, decision: 7, chosen: [], legal: new MoveSet(legal), settled: { hand: HAND } };
  return { ...play, choose: vi.fn(), clear: vi.fn(), peek: vi.fn() } as never;
}
/** What the server is asked after some taps. */
function asked(play: ReturnType<typeof table>, ...taps: Colour[]): string[] {
  for (const colour of taps) laying(play).add(colour);
  return play.choose.mock.calls.map(([made]) => (made as TicketMove).text);
}

describe("cards that are put together", () => {
  it("are a move as soon as a legal one lays just them", () => {
    const play = table();
    expect(asked(play, "red")).toEqual([]);
    expect(laying(play).move).toBeNull();
    laying(play).add("locomotive");
    expect(laying(play).move).toEqual(lay("red", 1, 1));
  });
  it("rob a row with the fewest cards, and keep locomotives where others do", () => {
    const play = table([lay("red", 1, 1), lay("red", 2), lay("red", 2, 1)]);
    expect(laying(play).robberyOf("red")).toEqual(lay("red", 2));
    expect(laying(play).robberyOf("blue")).toBeNull();
  });
  it("start anew with another colour that does not go with the first", () => {
    const play = table();
    expect(asked(play, "red", "red", "blue")).toEqual([]);
    expect(laying(play).cards).toEqual({ blue: 1 });
  });
  it("are asked about where they do not go together, or cannot be laid at all", () => {
    expect(asked(table(), "white", "red", "locomotive")).toEqual(["lay white red locomotive"]);
    expect(asked(table(), "white", "red", "red")).toEqual(["lay white red red"]);
    expect(asked(table(), "black")).toEqual(["lay black 2"]);
    expect(asked(table(), "green")).toEqual(["lay green 1+1"]);
    expect(asked(table([lay("blue", 2)]), "locomotive")).toEqual(["lay locomotive 1"]);
  });
  it("stay through what happens at the table, until there is another decision", () => {
    const play = table();
    laying(play).add("red");
    Object.assign(play, { settled: { hand: HAND } });
    expect(laying(play).cards).toEqual({ red: 1 });
    Object.assign(play, { decision: 9 });
    expect(laying(play).empty).toBe(true);
  });
});
