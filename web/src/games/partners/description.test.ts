import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { PartnersMove } from "../../generated/protocol";
import { i18n, type Language } from "../../lib/i18n.svelte";
import { MoveSet } from "../../lib/moves";
import { describeBoard, describeCard, describePawn, describePawns, pawnsOut, type Table } from "./description";
import { move } from "./moves";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("app", "partners");
});
afterEach(() => i18n.setLanguage("en"));

function table(pawns: string[][], ...legal: PartnersMove[]): Table {
  const players = pawns.map((out) => ({ pawns: out, home: 4 - out.length, locked: out.filter((square) => /[A-Z]4/.test(square)).length }));
  return { settled: { players }, seat: 0, names: ["Anna", "Lóa", "Spói", "Kría"], legal: new MoveSet(legal) } as unknown as Table;
}
const eight = move({ kind: "forward", steps: 8, square: "r6" });
const back = move({ kind: "back", square: "r6" });
const far = table([["r6"], ["r2"], ["r14"], []], eight, back);
const own = (it: Table): ReturnType<typeof describePawn> => describePawn(it, pawnsOut(it.settled).find(({ seat }) => seat === 0)!);

describe("a pawn", () => {
  it("says its place, what moves it, how far it is from its goal, and who stands near", () => {
    expect(own(far)).toEqual({
      name: "blue pawn, red 6",
      description: "yours; can move with 8 and −4; 37 steps to the goal; yellow (Spói) 8 steps ahead, within reach of 8; red (Lóa) 4 steps behind, within reach of −4",
    });
  });

  it("counts from its start square as the rules do, and names walls", () => {
    expect(own(table([["b0"], [], [], []])).description).toBe("yours; 57 steps to the goal");
    expect(own(table([["b0"], [], [], []])).name).toBe("blue pawn, blue start square, a wall");
    expect(own(table([["b14"], ["r0"], [], []])).description).toBe("yours; 43 steps to the goal; wall of red right ahead");
    expect(own(table([["b12"], ["r0"], [], []])).description).toBe("yours; 45 steps to the goal; wall of red after 2 steps");
  });

  it("in the goal has none before or behind it", () => {
    expect(own(table([["B4"], ["g14"], [], []]))).toEqual({ name: "blue pawn, blue ring 4, locked", description: "yours" });
  });

  it("is not before one that turns into its goal first", () => {
    const [mine] = describePawns(table([["g14"], ["b2"], [], []])).filter(({ name }) => name.startsWith("blue"));
    expect(mine!.description).toBe("yours; 1 step to the goal");
  });

  it.each([
    ["de", "blaue Figur, Rot 6", "deine; kann ziehen mit 8 und −4; 37 Schritte bis ins Ziel; Gelb (Spói) 8 Schritte voraus, erreichbar mit 8; Rot (Lóa) 4 Schritte dahinter, erreichbar mit −4"],
    ["is", "blátt peð, rauði 6", "þitt; má færa með: 8 og −4; 37 skref að marksvæðinu; gulur (Spói) 8 skrefum á undan, spilið 8 nær þangað; rauður (Lóa) 4 skrefum á eftir, spilið −4 nær þangað"],
  ] as [Language, string, string][])("in %s", async (language, name, description) => {
    await i18n.setLanguage(language);
    expect(own(far)).toEqual({ name, description });
  });
});

it("all pawns are told along the track, the partner's as the partner's", () => {
  const all = describePawns(table([["r6"], ["r2", "y12"], ["r14"], ["G1"]]));
  expect(all.map(({ name }) => name)).toEqual(["red pawn, red 2", "blue pawn, red 6", "yellow pawn, red 14", "red pawn, yellow 12", "green pawn, green ring 1"]);
  expect(all[2]!.description).toMatch(/^of Spói, your partner; /);
  expect(all[3]!.description).toMatch(/^of Lóa; /);
});

describe("the board", () => {
  it.each([
    ["en", /clockwise: blue, red, yellow and green, each with squares 1 to 14.*all 56 squares.*rings 1 to 4/],
    ["de", /im Uhrzeigersinn aufeinander: Blau, Rot, Gelb und Grün, jede mit den Feldern 1 bis 14.*alle 56 Felder.*Ring 1 bis 4/],
    ["is", /réttsælis: blár, rauður, gulur og grænn, hver með reitum 1 til 14.*alla 56 reitina.*hringur 1 til 4/],
  ] as [Language, RegExp][])("says in %s in which order its quarters lie and which way one goes", async (language, how) => {
    await i18n.setLanguage(language);
    expect(describeBoard().description).toMatch(how);
  });
});

it("a card says what it does, and with which pawns", () => {
  expect(describeCard(far, "8")).toEqual({ name: "8: 8 or start", description: "Either a pawn moves 8 squares forward, or one leaves home. Can be played with: red 6" });
});
