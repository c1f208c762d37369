import { describe, expect, it } from "vitest";
import type { Line } from "./logLines";
import { spokenSince, spokenTurns } from "./spokenTurns";

const line = (n: number, mover: number | null, turn: number, text: string, more: Partial<Line> = {}): Line => ({
  n,
  moves: n,
  seat: mover,
  text,
  undone: false,
  made: mover !== null,
  news: false,
  times: 1,
  mover,
  turn,
  weighty: false,
  places: [],
  ...more,
});

const STORY = [
  line(1, 0, 1, "You took Ulm."),
  line(2, 0, 1, "It was Basel.", { seat: null, made: false }),
  line(3, 1, 2, "Lóa took Linz."),
  line(4, 1, 2, "Lóa laid Linz."),
  line(5, 2, 3, "Spói took Ulm."),
];

const often = (text: string, times: number): string => `${text}, ${times} times.`;
const list = (parts: readonly string[]): string => parts.join(" and ");
const YOU = { seat: 0, names: ["Anna", "Lóa", "Spói"], often, list, brief: false };
const NOTHING = { turns: 0, turn: 0, besides: 0 };

describe("turns of the others", () => {
  it("are said as a whole, once they are over", () => {
    const begun = { turns: 2, turn: 1, besides: 0 };
    expect(spokenTurns(STORY.slice(0, 3), NOTHING, 1, YOU)).toEqual({ sentences: ["It was Basel."], said: begun });
    expect(spokenTurns(STORY.slice(0, 4), begun, 1, YOU)).toEqual({ sentences: [], said: begun });
    expect(spokenTurns(STORY, begun, 2, YOU)).toEqual({ sentences: ["Lóa took Linz and laid Linz."], said: { turns: 4, turn: 2, besides: 0 } });
    expect(spokenTurns(STORY, { turns: 4, turn: 2, besides: 0 }, 0, YOU)).toEqual({ sentences: ["Spói took Ulm."], said: { turns: 5, turn: 3, besides: 0 } });
  });

  it("are all said, in order, however many come at once", () => {
    expect(spokenTurns(STORY, NOTHING, 0, YOU).sentences).toEqual(["It was Basel.", "Lóa took Linz and laid Linz.", "Spói took Ulm."]);
  });

  it("are said once, whenever one looks", () => {
    let said = NOTHING;
    const heard: string[] = [];
    for (let count = 1; count <= STORY.length; count += 1) {
      const story = STORY.slice(0, count);
      const now = spokenTurns(story, said, count === STORY.length ? 0 : story.at(-1)!.mover, YOU);
      heard.push(...now.sentences);
      said = now.said;
    }
    expect(heard).toEqual(spokenTurns(STORY, NOTHING, 0, YOU).sentences);
  });

  it("do not keep waiting what happens besides, and are said once they are over", () => {
    const story = [...STORY.slice(0, 3), line(4, null, 2, "Spói asks to take back."), line(5, 1, 2, "Lóa laid Linz.")];
    const first = spokenTurns(story.slice(0, 4), { turns: 2, turn: 1, besides: 0 }, 1, YOU);
    expect(first.sentences).toEqual(["Spói asks to take back."]);
    expect(spokenTurns(story, first.said, 0, YOU).sentences).toEqual(["Lóa took Linz and laid Linz."]);
  });

  it("are all of them for a spectator", () => {
    expect(spokenTurns(STORY, NOTHING, null, { ...YOU, seat: null }).sentences[0]).toBe("You took Ulm; it was Basel.");
  });

  it("tell nothing that was taken back, and how often something was done", () => {
    const story = [line(1, 1, 1, "Lóa took Ulm.", { undone: true }), line(2, 1, 2, "Lóa kept a ticket.", { times: 3 })];
    expect(spokenTurns(story, NOTHING, 0, YOU).sentences).toEqual(["Lóa kept a ticket, 3 times."]);
  });

  it("are told in short as what they brought, or else by the last thing done", () => {
    const brief = { ...YOU, brief: true };
    expect(spokenTurns(STORY, NOTHING, 0, brief).sentences).toEqual(["It was Basel.", "Lóa laid Linz.", "Spói took Ulm."]);
    const robbed = [
      line(1, 1, 1, "Lóa laid 3 red.", { weighty: true }),
      line(1, 1, 1, "You lost 2 red.", { seat: null, made: false, weighty: true }),
      line(2, 1, 1, "Lóa took a card."),
    ];
    expect(spokenTurns(robbed, NOTHING, 0, brief).sentences).toEqual(["Lóa laid 3 red; you lost 2 red."]);
    const twice = [line(1, 1, 1, "**Lóa** closed a route.", { weighty: true }), line(2, 1, 1, "Lóa kept a card.", { weighty: true, times: 2 })];
    expect(spokenTurns(twice, NOTHING, 0, brief).sentences).toEqual(["Lóa closed a route; kept a card, 2 times."]);
  });

  it("are told from their beginning, which may come with the last move before them", () => {
    const story = [line(1, 0, 1, "You took Ulm."), line(1, 1, 2, "A card rolled.", { made: false }), line(2, 1, 2, "Lóa took Linz.")];
    const first = spokenTurns(story.slice(0, 2), NOTHING, 1, YOU);
    expect(first.sentences).toEqual([]);
    expect(spokenTurns(story, first.said, 0, YOU).sentences).toEqual(["A card rolled; Lóa took Linz."]);
  });

  it("are one sentence each, whatever a line has in it", () => {
    const story = [line(1, 1, 1, "Lóa laid 3 red. That robbed you of 2 red."), line(2, 1, 1, "Lóa took a card: green.")];
    const one = "Lóa laid 3 red; that robbed you of 2 red; took a card: green.";
    expect(spokenTurns(story, NOTHING, 0, YOU).sentences).toEqual([one]);
  });

  it("leave abbreviations and names as they are", () => {
    const story = [line(1, 1, 1, "Lóa completed New York – Sault St. Marie, 6. Spói lost 2 red."), line(2, 1, 1, "Spói lost 1 blue.")];
    expect(spokenTurns(story, NOTHING, 0, YOU).sentences).toEqual(["Lóa completed New York – Sault St. Marie, 6; Spói lost 2 red; Spói lost 1 blue."]);
  });

  it("can all be heard again, in full, until one has moved", () => {
    const all = ["Lóa took Linz. Lóa laid Linz.", "Spói took Ulm."];
    expect(spokenSince(STORY, 0, often)).toEqual(all);
    expect(spokenSince([...STORY, line(6, 0, 4, "You took Lodz.")], 0, often)).toEqual(all);
    expect(spokenSince(STORY.slice(0, 2), 0, often)).toEqual([]);
  });
});
