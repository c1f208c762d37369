import { describe, expect, it } from "vitest";
import type { TicketMove } from "../../generated/protocol";
import { coloursOf, extending, isLay, laidBy, layOf, likely, wouldLay } from "./lays";
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
    for (const lay of LEGAL.filter(isLay)) expect(layOf(laidBy(lay), LEGAL)).toBe(lay);
    expect(layOf({ red: 1, white: 1, blue: 1 }, LEGAL)?.text).toBe("lay white blue red");
  });
  it("are laid by no move if none that is legal lays just them", () => {
    for (const cards of [{}, { blue: 1 }, { blue: 4 }, { red: 2 }, { locomotive: 2 }, { blue: 2, red: 1 }, { blue: 1, red: 1, white: 1, locomotive: 1 }])
      expect(layOf(cards, LEGAL)).toBeNull();
    expect(layOf({ blue: 2 }, [])).toBeNull();
  });
  it("have colours in the order of the data, without locomotives", () => {
    expect(coloursOf(layOf({ red: 1, blue: 1, white: 1 }, LEGAL)!)).toEqual(["white", "blue", "red"]);
    expect(coloursOf(layOf({ red: 1, locomotive: 1 }, LEGAL)!)).toEqual(["red"]);
  });
  it("can be asked about, whatever they are", () => {
    const asked = [{ red: 1 }, { locomotive: 2 }, { red: 1, locomotive: 2 }, { red: 1, white: 1 }, { white: 1, red: 1, locomotive: 1 }, { red: 2, blue: 1 }];
    expect(texts(asked.map(wouldLay))).toEqual(["lay red 1", "lay locomotive 2", "lay red 1+2", "lay white red", "lay white red locomotive", "lay blue red red"]);
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
