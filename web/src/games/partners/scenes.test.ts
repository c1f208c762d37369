import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import board from "../../generated/board-partners.json";
import { framesOf, pawnsOf } from "./sceneFrame";
import { SCENES, squaresIn, type View } from "./scenes";

const book = readFileSync(new URL("../../../../src/stofa/games/partners/rules.toml", import.meta.url), "utf8");
const ids = [...book.matchAll(/id = "(PA-\d+)"/g)].map((found) => found[1]!);
const views = Object.entries(SCENES).flatMap(([rule, panels]) => panels.flatMap(({ view }) => (view ? [{ rule, view }] : [])));
const squares = [...board.track, ...board.colours.flatMap(({ start, home, rings }) => [start, home, ...rings])];

function named({ top, pawns = {}, ways = [], links = [], sent = {}, badges = {}, names = "" }: View): string[] {
  return [
    top,
    ...Object.values(pawns).flatMap(squaresIn).filter((square) => square !== "home"),
    ...ways.flatMap(({ way, no }) => [...squaresIn(way), ...(no ? [no] : [])]),
    ...links.flatMap(([from, to]) => [from, to]),
    ...Object.keys(sent),
    ...Object.keys(badges),
    ...squaresIn(names),
  ];
}

describe("the drawn examples of Partners", () => {
  it("has one for every rule, and for nothing else", () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(SCENES)).toEqual(ids);
    for (const panels of Object.values(SCENES)) expect(panels.length).toBeGreaterThan(0);
  });

  it("names squares that there are", () => {
    for (const { rule, view } of views) for (const square of named(view)) expect(squares, rule).toContain(square);
  });

  it("names colours and cards that there are, but for the cards of which the rule says that there are none", () => {
    const colours = board.colours.map(({ colour }) => colour);
    const known = board.cards.map(({ card }) => card);
    for (const [rule, panels] of Object.entries(SCENES)) {
      for (const token of panels.flatMap(({ rows = [] }) => rows.flat())) {
        const [kind, card = "", verdict] = token.split(" ");
        if (kind === "card" && !(rule === "PA-6" && verdict === "no")) expect(known, rule).toContain(card);
      }
      for (const { view } of panels)
        for (const colour of [...Object.keys(view?.pawns ?? {}), ...Object.values(view?.sent ?? {}), ...(view?.homes ?? [])])
          expect(colours).toContain(colour);
    }
  });

  it("walks from place to place without a gap", () => {
    // A walk is a step along somebody's way, or back, or into the goal.
    const next = board.colours.flatMap(({ start, home, path, rings }) => {
      const way = [...path, ...rings];
      const steps = way.slice(1).map((square, at) => `${way[at]} ${square}`);
      return [...steps, ...steps.map((step) => step.split(" ").reverse().join(" ")), `${start} ${path[0]}`, `${path[0]} ${path.at(-1)}`, `${home} ${start}`];
    });
    for (const { rule, view } of views)
      for (const { way } of view.ways ?? []) {
        const list = squaresIn(way);
        list.slice(1).forEach((square, at) => expect(next, rule).toContain(`${list[at]} ${square}`));
      }
  });

  it("has no more than four pawns of a colour, and cut-outs of one height in a scene", () => {
    for (const { view } of views)
      for (const seat of [0, 1, 2, 3]) expect(pawnsOf(view).filter(({ pawn }) => pawn.seat === seat).length).toBeLessThanOrEqual(4);
    for (const panels of Object.values(SCENES))
      expect(new Set(framesOf(panels.flatMap(({ view }) => view ?? [])).map(({ height }) => height)).size).toBeLessThanOrEqual(1);
  });
});
