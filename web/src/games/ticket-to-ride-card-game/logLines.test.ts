import { beforeAll, describe, expect, it, vi } from "vitest";
import { logLines, sinceOwnTurn } from "../../lib/logLines";
import { i18n, translator, type Language } from "../../lib/i18n.svelte";
import type { Consequence, Moved, TableEvent, TicketMove } from "../../generated/protocol";
import { move as written } from "./moves";
import type { Unwritten } from "../../lib/moves";
import type { GameClient } from "../game";
import { consequenceLines, logLine, loss, ROUTINE } from "./moveText";

const game = { id: "ticket-to-ride-card-game", logLine, consequenceLines, routine: ROUTINE } as unknown as GameClient;
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
      "Heron laid 4 cards of one colour: blue. Tern was robbed of 3 cards: blue ×2, locomotive.",
      "1 card rolled into the station of Wren: red.",
    ]);
  });

  it("speaks to those to whom it happens", () => {
    expect(story(2, robbery)[0]).toContain("You were robbed of 3 cards");
    expect(story(1, robbery)[1]).toBe("1 card rolled into your station: red.");
  });

  it("recalls what the others did, and not what rolled meanwhile", () => {
    const laid = moved(2, 1, { kind: "lay", colour: "red", cars: 2, locomotives: 0 }, [{ what: "rolled", seat: 2, things: ["blue"] }]);
    const doings = sinceOwnTurn(logLines(game, [moved(1, 2, { kind: "take", card: "red" }), laid], NAMES, 2), 2);
    expect(doings.map(({ text }) => text)).toEqual(["Wren laid 2 cards of one colour: red."]);
  });

  it("has one short sentence for whoever is robbed, and none for the others", () => {
    const told = (seat: number): string | null => loss(robbery.what as Moved, { say: translator(game.id), names: NAMES, seat });
    expect(told(2)).toBe("Heron robbed you of 2 blue + 1 locomotive.");
    expect(told(1)).toBeNull();
  });

  it("tells what rolls after a card that is not told itself, as nobody's doing", () => {
    const filled = moved(2, "~", { kind: "reveal", card: "green" }, [{ what: "rolled", seat: 1, things: ["red", "locomotive", "locomotive"] }]);
    const lines = logLines(game, [moved(1, 0, { kind: "take", card: "locomotive" }), filled], NAMES, 1);
    expect(lines.map(({ text, seat, moves }) => [text, seat, moves])).toEqual([
      ["Heron took a card from the row: locomotive.", 0, 1],
      ["3 cards rolled into your station: red, locomotive ×2.", null, 2],
    ]);
  });

  it("tells nothing more where nothing followed", () => {
    expect(story(null, moved(1, 0, FOUR))).toEqual(["Heron laid 4 cards of one colour: blue."]);
  });

  it.each<[Language, string, string]>([
    ["de", "Tern hat durch einen Überfall 3 Karten verloren: Blau ×2, Lokomotive.", "1 Karte ist in den Bahnhof von Wren gerollt: Rot."],
    ["is", "Tern missti 3 spil í lestarráni: blátt ×2, dráttarvagn.", "Wren færði 1 spil yfir á pallinn: rautt."],
  ])("speaks %s", async (language, robbed, rolled) => {
    await i18n.setLanguage(language);
    const [laid, then] = story(null, robbery);
    expect(laid).toContain(robbed);
    expect(then).toBe(rolled);
  });
});
