import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import board from "../../generated/board-ticket-to-ride-card-game.json";
import { SHAPES } from "../../parts/Mark.svelte";
import { CITIES } from "./map";
import { chunked, SCENES } from "./scenes";

const book = readFileSync(new URL("../../../../src/stofa/games/ticket_to_ride/rules.toml", import.meta.url), "utf8");
const ids = [...book.matchAll(/id = "(TR-\d+)"/g)].map((found) => found[1]!);
const examples = [...book.matchAll(/\[rule\.example\]\nen = "(.*)"/g)].map((found) => found[1]!);
const things = Object.entries(SCENES).flatMap(([rule, lines]) =>
  lines.flat(2).map((token) => ({ rule, kind: token.split(" ")[0]!, rest: token.split(" ").slice(1) })),
);

describe("the drawn examples of Ticket to Ride", () => {
  it("has one for every rule, and for nothing else", () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(SCENES)).toEqual(ids);
    for (const lines of Object.values(SCENES)) expect(lines.length).toBeGreaterThan(0);
  });

  it("shows cards and rows of colours that there are", () => {
    const colours = [...board.colours, board.locomotive];
    expect(Object.keys(SHAPES)).toEqual(expect.arrayContaining(colours));
    for (const { kind, rest } of things) {
      if (kind === "card") expect(colours).toContain(rest[0]!.replace("*", ""));
      if (kind === "fan") for (const colour of rest) expect(colours).toContain(colour);
      if (kind === ">" && rest[0]) expect(colours).toContain(rest[0]);
      if (kind === "row") {
        expect(board.colours).toContain(rest[0]);
        expect(rest[1]).toMatch(/^\d(\+\d)?$/);
      }
    }
  });

  it("shows tickets that the example names", () => {
    for (const { rule, kind, rest } of things.filter((thing) => thing.kind === "ticket")) {
      const printed = board.tickets.find((ticket) => ticket.id === Number(rest[0]));
      expect(printed, `${kind} ${rest[0]}`).toBeDefined();
      expect(examples[ids.indexOf(rule)]).toContain(`${printed!.from}–${printed!.to}`);
    }
  });

  it("shows cities of the map", () => {
    for (const { rest } of things.filter((thing) => thing.kind === "city")) expect(Object.keys(CITIES)).toContain(rest.join(" "));
  });

  it("breaks a line neither before a verdict nor behind an arrow", () => {
    expect(chunked(["stock", ">", "back 2", "yes", "+", "gap", "no"])).toEqual([["stock"], [">", "back 2", "yes"], ["+", "gap", "no"]]);
    for (const line of Object.values(SCENES).flat()) expect(chunked(line).flat()).toEqual(line);
  });
});
