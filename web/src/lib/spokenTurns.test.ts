import { describe, expect, it } from "vitest";
import type { Line } from "./logLines";
import { spokenTurns } from "./spokenTurns";

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
  line(2, 0, 1, "Basel came.", { seat: null, made: false }),
  line(3, 1, 2, "Lóa took Linz."),
  line(4, 1, 2, "Lóa laid Linz."),
  line(5, 2, 3, "Spói took Ulm."),
];

describe("turns of the others", () => {
  it("are said as a whole, once they are over", () => {
    expect(spokenTurns(STORY.slice(0, 3), 0, 0, 1)).toEqual({ sentences: ["Basel came."], said: 2 });
    expect(spokenTurns(STORY.slice(0, 4), 2, 0, 1)).toEqual({ sentences: [], said: 2 });
    expect(spokenTurns(STORY, 2, 0, 2)).toEqual({ sentences: ["Lóa took Linz. Lóa laid Linz."], said: 4 });
    expect(spokenTurns(STORY, 4, 0, 0)).toEqual({ sentences: ["Spói took Ulm."], said: 5 });
  });

  it("are all said, in order, however many come at once", () => {
    expect(spokenTurns(STORY, 0, 0, 0).sentences).toEqual(["Basel came.", "Lóa took Linz. Lóa laid Linz.", "Spói took Ulm."]);
  });

  it("are said once, whenever one looks", () => {
    let said = 0;
    const heard: string[] = [];
    for (let count = 1; count <= STORY.length; count += 1) {
      const story = STORY.slice(0, count);
      const now = spokenTurns(story, said, 0, count === STORY.length ? 0 : story.at(-1)!.mover);
      heard.push(...now.sentences);
      said = now.said;
    }
    expect(heard).toEqual(spokenTurns(STORY, 0, 0, 0).sentences);
  });

  it("wait for nothing that happens at the table besides, and do not lose it", () => {
    const story = [...STORY.slice(0, 3), line(4, null, 2, "Lóa is away."), line(5, 1, 2, "Lóa laid Linz.")];
    expect(spokenTurns(story.slice(0, 4), 2, 0, 1).sentences).toEqual([]);
    expect(spokenTurns(story, 2, 0, 0).sentences).toEqual(["Lóa took Linz. Lóa laid Linz.", "Lóa is away."]);
  });

  it("are all of them for a spectator", () => {
    expect(spokenTurns(STORY, 0, null, null).sentences[0]).toBe("You took Ulm. Basel came.");
  });

  it("tell nothing that was taken back, and how often something was done", () => {
    const story = [line(1, 1, 1, "Lóa took Ulm.", { undone: true }), line(2, 1, 2, "Lóa kept a ticket.", { times: 3 })];
    expect(spokenTurns(story, 0, 0, 0).sentences).toEqual(["Lóa kept a ticket. ×3"]);
  });
});
