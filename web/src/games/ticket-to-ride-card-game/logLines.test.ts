import { beforeAll, describe, expect, it, vi } from "vitest";
import { logLines, sinceOwnTurn } from "../../lib/logLines";
import { i18n, translator, type Language } from "../../lib/i18n.svelte";
import type { Consequence, Moved, TableEvent, TicketMove } from "../../generated/protocol";
import { move as written } from "./moves";
import type { Unwritten } from "../../lib/moves";
import type { Colour } from "../../parts/Mark.svelte";
import type { GameClient } from "../game";
import { endsLine, joinedLine, logLine, loss, openingLines, ROUTINE, timesLine, turnLine } from "./moveText";

const game = { id: "ticket-to-ride-card-game", logLine, timesLine, joinedLine, endsLine, turnLine, openingLines, routine: ROUTINE } as unknown as GameClient;
const NAMES = ["Heron", "Wren", "Tern"];

function moved(n: number, mover: number | "~", move: Unwritten<TicketMove>, then: Consequence[] = []): TableEvent {
  return { n, at: 0, what: { kind: "moved", mover, move: written(move), then } };
}

function story(seat: number | null, ...events: TableEvent[]): string[] {
  return logLines(game, events, NAMES, seat).map((line) => line.text);
}

const FOUR = { kind: "lay", colour: "blue", cars: 4, locomotives: 0 } as const;
const robbery = moved(1, 0, FOUR, [
  { what: "robbed", seat: 2, things: ["blue", "blue", "locomotive"] },
  { what: "rolled", seat: 1, things: ["red"] },
]);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load(game.id);
});

describe("the story of Ticket to Ride", () => {
  it("tells a robbery with the cards that robbed, and what rolls in a line of its own", () => {
    expect(story(null, robbery)).toEqual([
      "Heron laid 4 blue. That robbed Tern of 2 blue + 1 locomotive.",
      "1 card rolled into the station of Wren: red.",
    ]);
  });

  it("speaks to those to whom it happens", () => {
    expect(story(2, robbery)[0]).toContain("That robbed you of 2 blue + 1 locomotive.");
    expect(story(1, robbery)[1]).toBe("1 card rolled into your station: red.");
  });

  it("tells what rolls with the turn that begins so, and with its mark", () => {
    const next = moved(2, 1, { kind: "take", card: "red" });
    const lines = logLines(game, [robbery, next], NAMES, 2);
    expect(lines.map(({ seat, turn }) => [seat, turn])).toEqual([[0, 1], [1, 2], [1, 2]]);
    // A robbery is recalled without what rolled for somebody else in that moment.
    const own = moved(0, 2, { kind: "take", card: "red" });
    expect(sinceOwnTurn(logLines(game, [own, robbery], NAMES, 2), 2)[0]!.text).toBe("Heron laid 4 blue. That robbed you of 2 blue + 1 locomotive.");
  });

  it("recalls what the others did, and not what rolled meanwhile", () => {
    const laid = moved(2, 1, { kind: "lay", colour: "red", cars: 2, locomotives: 0 }, [{ what: "rolled", seat: 2, things: ["blue"] }]);
    const doings = sinceOwnTurn(logLines(game, [moved(1, 2, { kind: "take", card: "red" }), laid], NAMES, 2), 2);
    expect(doings.map(({ text }) => text)).toEqual(["Wren laid 2 red."]);
  });

  const since = (...events: TableEvent[]): string[] => sinceOwnTurn(logLines(game, events, NAMES, 2), 2).map(({ text }) => text);
  const veiled = (event: TableEvent): TableEvent => ({ ...event, what: { ...(event.what as Moved), veiled: true } });

  it("recalls both cards that somebody took", () => {
    const [red, blind] = [{ kind: "take", card: "red" }, { kind: "take", card: "stock" }] as const;
    expect(since(moved(1, 0, red), moved(2, 0, { kind: "take", card: "black" }))).toEqual(["Heron took red and black."]);
    expect(since(moved(1, 0, red), moved(2, 0, red))).toEqual(["Heron took 2 red."]);
    expect(since(moved(1, 0, blind), moved(2, 0, red))).toEqual(["Heron took red, and a card from the stock."]);
    expect(since(moved(1, 0, blind), moved(2, 0, blind))).toEqual(["Heron took two cards from the stock."]);
    expect(since(moved(1, 0, { kind: "take", card: "locomotive" }))).toEqual(["Heron took a card from the row: locomotive."]);
  });

  it("tells two cards from the row as one thing, and what is drawn unseen by itself", () => {
    const take = (n: number, card: Colour | "stock", mover = 0): TableEvent => moved(n, mover, { kind: "take", card });
    const revealed = moved(2, "~", { kind: "reveal", card: "green" });
    expect(story(2, take(1, "red"), revealed, take(3, "black"))).toEqual(["Heron took red and black."]);
    expect(story(2, take(1, "red"), revealed, take(3, "red"))).toEqual(["Heron took 2 red."]);
    expect(story(0, take(1, "red"), revealed, take(3, "black"))).toEqual(["You took red and black."]);
    expect(story(2, take(1, "red"), revealed, take(3, "stock"))).toEqual(["Heron took a card from the row: red.", "Heron took a card from the stock."]);
    expect(story(2, take(1, "red"), revealed, take(3, "red", 1))).toEqual(["Heron took a card from the row: red.", "Wren took a card from the row: red."]);
    const taken = logLines(game, [take(1, "red"), revealed, take(3, "black")], NAMES, 2);
    expect(taken.map(({ n, moves, seat, times }) => [n, moves, seat, times])).toEqual([[3, 3, 0, 1]]);
  });

  it("recalls how many tickets somebody kept, and not which", () => {
    const kept = [1, 2].map((n) => veiled(moved(n + 1, 0, { kind: "keep", ticket: n })));
    expect(since(...kept)).toEqual(["Heron kept 2 tickets."]);
    expect(since(moved(1, 0, { kind: "tickets" }), ...kept)).toEqual(["Heron drew tickets and kept 2."]);
    expect(since(moved(1, 0, { kind: "tickets" }), moved(2, 0, { kind: "done" }))).toEqual(["Heron drew tickets."]);
  });

  it("tells in one sentence how many tickets somebody kept", () => {
    const kept = [1, 2, 3].map((n) => veiled(moved(n, 0, { kind: "keep", ticket: n })));
    const lines = logLines(game, [...kept, veiled(moved(4, 1, { kind: "keep", ticket: 4 }))], NAMES, 2);
    expect(lines.map(({ text, times, moves }) => [text, times, moves])).toEqual([["Heron kept 3 tickets.", 1, 3], ["Wren kept a ticket.", 1, 4]]);
  });

  it("recalls the turn of whoever begins, not only the tickets they kept last at the set-up", () => {
    const kept = [1, 2].map((n) => veiled(moved(n, 0, { kind: "keep", ticket: n })));
    const done = veiled(moved(3, 0, { kind: "done" }));
    expect(since(...kept, done, moved(4, 0, FOUR))).toEqual(["Heron laid 4 blue."]);
    const [red, blind] = [{ kind: "take", card: "red" }, { kind: "take", card: "stock" }] as const;
    expect(since(...kept, done, moved(4, 0, blind), moved(5, 0, red))).toEqual(["Heron took red, and a card from the stock."]);
    expect(since(...kept, done, moved(4, 0, { kind: "tickets" }), veiled(moved(5, 0, { kind: "keep", ticket: 3 })))).toEqual(["Heron drew tickets and kept one."]);
  });

  it("tells a card drawn unseen once, with what it was for whoever sees it", () => {
    const [take, card] = [moved(1, 2, { kind: "take", card: "stock" }), moved(2, "~", { kind: "draw", card: "green" })];
    const told = logLines(game, [take, card], NAMES, 2);
    expect(told.map(({ text, seat, moves }) => [text, seat, moves])).toEqual([["You took a card from the stock: green.", 2, 2]]);
    expect(story(0, take, veiled(card))).toEqual(["Tern took a card from the stock."]);
  });

  it("tells of two cards drawn unseen what each of them was", () => {
    const drawn = (["green", "red"] as const).flatMap((card, at) => [moved(2 * at + 1, 2, { kind: "take", card: "stock" }), moved(2 * at + 2, "~", { kind: "draw", card })]);
    expect(story(2, ...drawn)).toEqual(["You took a card from the stock: green.", "You took a card from the stock: red."]);
  });

  it("has one short sentence for whoever is robbed, and none for the others", () => {
    const told = (seat: number): string | null => loss(robbery.what as Moved, { say: translator(game.id), names: NAMES, seat });
    expect(told(2)).toBe("Heron robbed you of 2 blue + 1 locomotive.");
    expect(told(1)).toBeNull();
  });

  it("tells what rolls after a card that is not told itself", () => {
    const filled = moved(2, "~", { kind: "reveal", card: "green" }, [{ what: "rolled", seat: 1, things: ["red", "locomotive", "locomotive"] }]);
    const lines = logLines(game, [moved(1, 0, { kind: "take", card: "locomotive" }), filled], NAMES, 1);
    expect(lines.map(({ text, seat, moves }) => [text, seat, moves])).toEqual([
      ["Heron took a card from the row: locomotive.", 0, 1],
      ["3 cards rolled into your station: red, 2 locomotives.", 1, 2],
    ]);
  });

  it("tells nothing more where nothing followed", () => {
    expect(story(null, moved(1, 0, FOUR))).toEqual(["Heron laid 4 blue."]);
  });

  it.each<[Language, string, string]>([
    ["de", "Heron hat 4 blaue gelegt. Der Überfall kostet Tern 2 blaue + 1 Lokomotive.", "1 Karte ist in den Bahnhof von Wren gerollt: Rot."],
    ["is", "Heron lagði niður 4 blá. Tern missti 2 blá + 1 dráttarvagn í lestarráni.", "Wren færði 1 spil yfir á pallinn: rautt."],
  ])("speaks %s", async (language, robbed, rolled) => {
    await i18n.setLanguage(language);
    const [laid, then] = story(null, robbery);
    expect(laid).toContain(robbed);
    expect(then).toBe(rolled);
  });
});
