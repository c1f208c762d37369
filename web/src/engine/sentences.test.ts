/** What Python only marks is said here, also where one sentence stands in another. */
import { expect, it } from "vitest";
import { spoken } from "./sentences";

const mark = (place: string, id: string, facts: Record<string, string | number> = {}): string =>
  `\ue000${encodeURIComponent(JSON.stringify([place, id, facts]))}\ue001`;

it("says sentences of every package in the reader's language, line by line", async () => {
  const lines = [
    JSON.stringify({ type: "refused", sentence: mark("stofa.tables", "too-big", { most: 5 }), most: 5 }),
    JSON.stringify({ type: "pong" }),
  ].join("\n");
  expect((await spoken(lines, "en")).split("\n").map((line) => JSON.parse(line) as unknown)).toEqual([
    { type: "refused", sentence: "That is too big: at most 5 bytes.", most: 5 },
    { type: "pong" },
  ]);
  expect(await spoken(JSON.stringify(mark("stofa.tables", "no-table")), "de")).not.toContain("\ue000");
});

it("says a sentence within a sentence, whatever characters it has", async () => {
  const inner = mark("stofa.tables", "game-gone", { game: 'chess "þ" 100 %' });
  const outer = `move 3: ${mark("stofa.tables", "bad-message", { problem: inner })}`;
  const said = JSON.parse(await spoken(JSON.stringify({ sentence: outer }), "en")) as { sentence: string };
  expect(said.sentence).toBe("move 3: This cannot be read: The game “chess \"þ\" 100 %” is not installed here..");
});

it("leaves everything else as it is", async () => {
  const line = '{"type":"update","n":3}';
  expect(await spoken(line, "is")).toBe(line);
  expect(JSON.parse(await spoken(JSON.stringify(mark("stofa.nowhere", "no-such")), "en"))).toBe("no-such");
});
