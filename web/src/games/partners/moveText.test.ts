import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Moved } from "../../generated/protocol";
import { i18n, translator, type Language } from "../../lib/i18n.svelte";
import { logLines, sinceOwnTurn } from "../../lib/logLines";
import { move } from "./moves";
import type { GameClient } from "../game";
import { consequenceLines, joinedLine, logLine, loss, SLIGHT, timesLine, turnLine } from "./moveText";

const context = { say: translator("partners"), names: ["Anna", "Lóa", "Spói", "Kría"], seat: 0 };
const swap = (mover: number, ...then: [seat: number, from: string, to: string][]): Moved =>
  ({
    kind: "moved", mover, move: move({ kind: "swap", square: "b3", other: "y2" }), path: ["b3", "y2"],
    then: then.map(([seat, from, to]) => ({ what: "swapped", seat, things: [from, to] })),
  }) as unknown as Moved; // prettier-ignore
const walk = (mover: number, path: string[], helped?: number): Moved =>
  ({
    kind: "moved", mover, move: move({ kind: "forward", steps: path.length - 1, square: path[0]! }), path,
    then: helped === undefined ? [] : [{ what: "played-for", seat: helped, things: [] }],
  }) as unknown as Moved; // prettier-ignore

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("partners");
});
afterEach(() => i18n.setLanguage("en"));

describe("the log", () => {
  it.each([
    ["en", "Spói swapped your pawn on blue 3 with Lóa’s pawn on yellow 2."],
    ["de", "Spói hat zwei Figuren getauscht: deine Figur auf Blau 3 und die Figur von Lóa auf Gelb 2."],
    ["is", "Spói lét tvö peð skipta um stað: peðið þitt á bláa 3 og peð sem Lóa á, á gula 2."],
  ] as [Language, string][])("says in %s whose pawns were swapped", async (language, told) => {
    await i18n.setLanguage(language);
    expect(logLine(swap(2, [0, "b3", "y2"], [1, "y2", "b3"]), context)).toBe(told);
  });

  it.each([
    ["en", ["You were dealt 4 cards.", "You were dealt a card."]],
    ["de", ["Du hast 4 Karten bekommen.", "Du hast eine Karte bekommen."]],
    ["is", ["Þú fékkst 4 spil.", "Þú fékkst spil."]],
  ] as [Language, string[]][])("says in %s how many cards one was dealt, deal by deal", async (language, [four, one]) => {
    await i18n.setLanguage(language);
    const dealt = (card: string): Moved => ({ kind: "moved", mover: "~", move: move({ kind: "deal", card }) }) as unknown as Moved;
    const story = [..."5689".split("").map(dealt), walk(1, ["b1", "b2"]), dealt("5")];
    const events = story.map((what, n) => ({ n, at: 0, what }));
    const lines = logLines({ id: "partners", logLine, timesLine } as unknown as GameClient, events, context.names, 0);
    expect([lines[0], lines[2]].map((line) => [line?.text, line?.times])).toEqual([[four, 1], [one, 1]]);
  });

  it("tells one's own and the mover's own apart", () => {
    expect(logLine(swap(2, [0, "b3", "y2"], [2, "y2", "b3"]), context)).toBe("Spói swapped your pawn on blue 3 with their own pawn on yellow 2.");
    expect(logLine(swap(0, [0, "b3", "y2"], [3, "y2", "b3"]), context)).toBe("You swapped your pawn on blue 3 with Kría’s pawn on yellow 2.");
    expect(logLine(swap(2), context)).toBe("Spói swapped the pawns on blue 3 and yellow 2.");
  });

  it.each([
    ["en", "Kría moved a pawn 2 steps, from green 14 to green ring 2."],
    ["de", "Kría hat eine Figur um 2 Felder vorgezogen, von Grün 14 nach Ring Grün 2."],
    ["is", "Kría færði peð um 2 reiti, af græna 14 á græna hring 2."],
  ] as [Language, string][])("says in %s where a pawn went to", async (language, told) => {
    await i18n.setLanguage(language);
    expect(logLine(walk(3, ["g14", "G1", "G2"]), context)).toBe(told);
  });

  it("says whose pawn it was, once one's own are locked, and where one met others that goes home by itself", () => {
    expect(logLine(walk(2, ["b14", "r1"], 0), context)).toBe("Spói moved your pawn 1 step, from blue 14 to red 1.");
    expect(logLine(walk(1, ["b14", "r1", "home r"]), context)).toBe("Lóa moved a pawn 2 steps, from blue 14 to red 1.");
  });

  it("tells a seven by what it was: one way, or shared out", () => {
    const part = (steps: number, path: string[]): Moved =>
      ({ kind: "moved", mover: 1, move: move({ kind: "split", steps, square: path[0]! }), path, then: [] }) as unknown as Moved;
    expect(logLine(part(7, ["b10", "r3"]), context)).toBe("Lóa moved a pawn 7 steps, from blue 10 to red 3.");
    expect(turnLine([part(7, ["b10", "r3"])], context)).toBeNull();
    const [four, three] = [part(4, ["b10", "b14"]), part(3, ["r0", "r3"])];
    expect(logLine(four, context)).toContain("With part of a 7");
    expect(turnLine([walk(1, ["b1", "b2"]), four, three], context)).toBe("Lóa shared out a 7: 4 steps to blue 14 and 3 steps to red 3.");
  });

  it.each([
    ["en", "Lóa moved a pawn 2 steps, from red ring 1 to red ring 1. It turned back in the goal."],
    ["de", "Lóa hat eine Figur um 2 Felder vorgezogen, von Ring Rot 1 nach Ring Rot 1. Im Ziel ist sie umgekehrt."],
    ["is", "Lóa færði peð um 2 reiti, af rauða hring 1 á rauða hring 1. Það sneri við á marksvæðinu."],
  ] as [Language, string][])("says in %s why a pawn came less far than it went", async (language, told) => {
    await i18n.setLanguage(language);
    expect(logLine(walk(1, ["R1", "R2", "R1"]), context)).toBe(told);
  });

  it("tells a seven that was shared out in one line, as far as nothing came of its parts", () => {
    const game = { id: "partners", logLine, joinedLine, consequenceLines } as unknown as GameClient;
    const part = (steps: number, path: string[], then: object[] = []): Moved =>
      ({ kind: "moved", mover: 1, move: move({ kind: "split", steps, square: path[0]! }), path, then }) as unknown as Moved;
    const story = (...parts: Moved[]): string[] =>
      logLines(game, [walk(0, ["b1", "b2"]), ...parts].map((what, n) => ({ n, at: 0, what })), context.names, 0).map(({ text }) => text).slice(1); // prettier-ignore
    const [four, two, one] = [part(4, ["b10", "b14"]), part(2, ["r0", "r2"]), part(1, ["y3", "y4"])];
    const all = "Lóa shared out a 7: 4 steps from blue 10 to blue 14, 2 steps from the red start square to red 2 and 1 step from yellow 3 to yellow 4.";
    expect(story(four, two, one)).toEqual([all]);
    const sent = { what: "sent-home", seat: 0, things: [] };
    expect(story(part(4, ["b10", "b14"], [sent]), two, one)).toEqual([
      "With part of a 7, Lóa moved a pawn 4 steps, from blue 10 to blue 14.",
      "Lóa sent one of your pawns home.",
      "Lóa shared out a 7: 2 steps from the red start square to red 2 and 1 step from yellow 3 to yellow 4.",
    ]);
    expect(story(four, part(3, ["r0", "r3"], [sent]))).toHaveLength(2);
    // For the partner, or with a turn in the goal, each part is told by itself.
    expect(story(four, part(3, ["R1", "R2", "R1", "r0"]))).toHaveLength(2);
    expect(story(part(4, ["y1", "y5"], [{ what: "played-for", seat: 2, things: [] }]), part(3, ["y6", "y9"], [{ what: "played-for", seat: 2, things: [] }]))).toHaveLength(2);
  });

  it("recalls what somebody played, though a card for the partner came after it", () => {
    const game = { id: "partners", logLine, turnLine, slight: SLIGHT } as unknown as GameClient;
    const given = { kind: "moved", mover: 1, move: { kind: "give", text: "give" }, veiled: true } as unknown as Moved;
    const events = [walk(0, ["b1", "b2"]), walk(1, ["r1", "r2"]), walk(2, ["y1", "y2"]), given].map((what, n) => ({ n, at: 0, what }));
    const doings = sinceOwnTurn(logLines(game, events, context.names, 0), 0);
    expect(doings[0]!.text).toBe("Lóa moved a pawn 1 step, from red 1 to red 2.");
  });

  it("has one short sentence for whoever is sent home, and recalls a turn by it", () => {
    const met: Moved = { ...walk(1, ["b13", "b14"]), then: [{ what: "sent-home", seat: 0, things: [] }] };
    expect(loss(met, context)).toBe("Lóa sent one of your pawns home.");
    expect(turnLine([met], context)).toBe("Lóa sent one of your pawns home.");
    expect(turnLine([met, met], context)).toBe("Lóa sent 2 of your pawns home.");
    const other: Moved = { ...met, then: [{ what: "sent-home", seat: 3, things: [] }] };
    expect(loss(other, context)).toBeNull();
    expect(turnLine([other], context)).toBe("Lóa sent a pawn of Kría home.");
    expect(turnLine([walk(1, ["b13", "b14"])], context)).toBeNull();
  });
});
