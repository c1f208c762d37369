import { describe, expect, test } from "vitest";
import type { Line } from "./logLines";
import { decisive, pointsStory, turnText } from "./pointsStory";

const line = (turn: number, text: string, more: Partial<Line> = {}): Line => ({
  n: 1, moves: 1, seat: 0, text, undone: false, made: true, news: false, times: 1, mover: 0, turn, weighty: false, places: [], ...more,
}); // prettier-ignore

describe("the story of the points", () => {
  const standings = [
    { turn: 4, moves: 20, points: [1, 0, 0, 0] },
    { turn: 9, moves: 40, points: [1, 2, 0, 0] },
    { turn: 12, moves: 60, points: [1, 2, 4, 0] },
  ];

  test("adds up what those have who win together", () => {
    const story = pointsStory({ turns: 12, first: [0, 0, 0, 0], standings }, [[0, 2], [1, 3]])!;
    expect(story.stands.map(({ points }) => points)).toEqual([[0, 0], [1, 0], [1, 2], [5, 2]]);
  });

  test("there is none of a game that counts only at the end", () => {
    expect(pointsStory({ turns: 12, first: [0, 0], standings: [] }, [[0], [1]])).toBeNull();
  });

  test("tells of the turns that brought most or a new leader, in their order", () => {
    const stands = [0, 1, 2, 3, 4, 5].map((at) => ({ turn: at * 10, moves: at * 50, points: [[0, 0], [2, 0], [3, 0], [3, 9], [4, 9], [12, 9]][at]! }));
    expect(decisive({ turns: 50, stands }).map(({ turn }) => turn)).toEqual([30, 40, 50]);
  });

  test("tells of taking the lead when all were level", () => {
    const points = [[0, 0], [1, 0], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]];
    const stands = points.map((each, at) => ({ turn: at, moves: at, points: each }));
    expect(decisive({ turns: 7, stands }).map(({ turn }) => turn)).toContain(3);
  });

  test("says what was done by the line that says most", () => {
    const lines = [line(1, "took a card"), line(2, "took a card"), line(2, "closed a route", { weighty: true }), line(2, "ended the turn"), line(2, "came by itself", { made: false })];
    expect(turnText(lines, 2)).toBe("closed a route");
    expect(turnText(lines, 1)).toBe("took a card");
    expect(turnText(lines, 3)).toBe("");
  });

  test("tells all parts of what was shared out, of which the last need not be the one that counted", () => {
    const parts = [line(1, "moved 6 steps into the goal", { whole: null }), line(1, "moved 1 step", { whole: "shared out a 7: 6 steps into the goal and 1 step" })];
    expect(turnText(parts, 1)).toBe("shared out a 7: 6 steps into the goal and 1 step");
    expect(turnText(parts.slice(1), 1)).toBe("moved 1 step");
  });
});
