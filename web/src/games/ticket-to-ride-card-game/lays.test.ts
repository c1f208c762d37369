import { describe, expect, it } from "vitest";
import type { TicketMove } from "../../generated/protocol";
import { coloursOf, extending, laidBy, layOf, likely } from "./lays";
import { move } from "./moves";
import type { Colour } from "../../parts/Mark.svelte";

const lay = (colour: Colour, cars: number, locomotives = 0): TicketMove => move({ kind: "lay", colour, cars, locomotives });
const LEGAL: TicketMove[] = [
  lay("blue", 2),
  lay("blue", 2, 1),
  lay("blue", 3),
  lay("red", 1, 1),
  move({ kind: "lay-three", colours: ["white", "blue", "red"] }),
  move({ kind: "take", card: "blue" }),
  move({ kind: "tickets" }),
];
const texts = (moves: TicketMove[]): string[] => moves.map(({ text }) => text);

describe("cards", () => {
  it("are those of the move that lays them", () => {
    for (const cards of [{ blue: 3 }, { blue: 1, locomotive: 2 }, { white: 1, blue: 1, red: 1 }]) expect(laidBy(layOf(cards)!)).toEqual(cards);
    expect(layOf({ red: 1, white: 1, blue: 1 })!.text).toBe("lay white blue red");
  });
  it("are laid by no move if they are no set", () => {
    for (const cards of [{}, { blue: 1 }, { locomotive: 2 }, { blue: 2, red: 1 }, { blue: 1, red: 1, white: 1, locomotive: 1 }])
      expect(layOf(cards)).toBeNull();
  });
  it("have colours in the order of the data, without locomotives", () => {
    expect(coloursOf(layOf({ red: 1, blue: 1, white: 1 })!)).toEqual(["white", "blue", "red"]);
    expect(coloursOf(layOf({ blue: 1, locomotive: 2 })!)).toEqual(["blue"]);
  });
});

describe("the moves offered", () => {
  it("have all cards that are picked, the smallest first", () => {
    expect(texts(extending({ blue: 2 }, LEGAL))).toEqual(["lay blue 2", "lay blue 2+1", "lay blue 3"]);
    expect(texts(extending({ blue: 1, red: 1 }, LEGAL))).toEqual(["lay white blue red"]);
    expect(extending({ green: 1 }, LEGAL)).toEqual([]);
  });
  it("are likely all cards of one colour", () => {
    expect(texts(likely(LEGAL))).toEqual(["lay blue 3"]);
  });
});
