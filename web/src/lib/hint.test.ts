import { describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/game";
import type { Advice, AnyMove, TableEvent } from "../generated/protocol";
import { MoveSet, type Roles } from "./moves";
import { look, type Play } from "./play";
import { logLines } from "./logLines";
import { i18n } from "./i18n.svelte";

const asked = vi.fn<(table: string, seat: number, decision: number) => Promise<Advice>>();
vi.mock("./api", () => ({ api: { hint: (...what: [string, number, number]) => asked(...what) }, Refused: class extends Error {} }));
const { Hint, named, unchosen } = await import("./hint.svelte");

const move = (kind: string, name = ""): AnyMove => ({ kind, name, text: `${kind} ${name}`.trim() }) as unknown as AnyMove;
const ROLES: Roles = { keep: "pick", discard: "pick", done: "done" };
const TAKE = move("take", "Ulm");
const advice = (decision: number, ...moves: AnyMove[]): Advice => ({ type: "advice", decision, moves, chance: 0.62 });

describe("what a hint says", () => {
  it("names the end of a choice only where nothing else is to be chosen", () => {
    const [three, nine, done] = [move("keep", "3"), move("keep", "9"), move("done")];
    expect(named([three, nine, done], ROLES)).toEqual([three, nine]);
    expect(named([done], ROLES)).toEqual([done]);
    expect(named([three, done], { done: "pick" })).toEqual([three, done]);
  });
  it("is done with what was chosen already, the same thing as often as it was", () => {
    const [ulm, lodz] = [move("discard", "Ulm"), move("discard", "Lodz")];
    expect(unchosen([ulm, { ...ulm }, lodz], [{ ...ulm }, move("house", "Basel")], ROLES)).toEqual([ulm, lodz]);
    expect(unchosen([TAKE], [], ROLES)).toEqual([TAKE]);
  });
});

describe("how a thing looks", () => {
  const [a, b, c, d] = [move("a"), move("b"), move("c"), move("d")];
  const play: Pick<Play, "chosen" | "hinted" | "more"> = { chosen: [a], hinted: new MoveSet([b]), more: new MoveSet([b, c]) };
  it("is chosen before it is hinted, and hinted before it is possible", () => {
    expect([look(play, a, b), look(play, c, b), look(play, c), look(play, d)]).toEqual(["selected", "hinted", "legal", ""]);
  });
});

describe("the log", () => {
  it("tells everybody who took a hint, which is no move", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await i18n.load("tables");
    const game = { id: "partners", logLine: () => "moved" } as unknown as GameClient;
    const events: TableEvent[] = [
      { n: 1, at: 0, what: { kind: "moved", mover: 0, move: move("fold") } },
      { n: 2, at: 0, what: { kind: "hinted", seat: 1 } },
    ];
    const told = (you: number): unknown => logLines(game, events, ["Anna", "Björn"], you).map(({ text, made, news }) => [text, made, news]);
    expect(told(0)).toEqual([["moved", true, false], ["Björn took a hint.", false, false]]);
    expect(told(1)).toEqual([["moved", true, false], ["You took a hint.", false, false]]);
  });
});

describe("a hint", () => {
  it("is asked for once, put away and brought back", async () => {
    asked.mockResolvedValueOnce(advice(7, TAKE));
    const hint = new Hint();
    const coming = hint.ask("t", 0, 7);
    expect([hint.thinking, hint.advice]).toEqual([true, null]);
    void hint.ask("t", 0, 7);
    await coming;
    expect([hint.thinking, hint.advice?.moves]).toEqual([false, [TAKE]]);
    await hint.ask("t", 0, 7);
    expect(hint.advice).toBeNull();
    await hint.ask("t", 0, 7);
    expect(hint.advice?.moves).toEqual([TAKE]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it("that comes too late is not for the next decision", async () => {
    let come: (advice: Advice) => void = () => undefined;
    asked.mockReturnValueOnce(new Promise((heard) => (come = heard)));
    const hint = new Hint();
    const late = hint.ask("t", 0, 7);
    hint.forget();
    expect(hint.thinking).toBe(false);
    asked.mockResolvedValueOnce(advice(8, move("end")));
    await hint.ask("t", 0, 8);
    come(advice(7, TAKE));
    await late;
    expect(hint.advice?.moves).toEqual([move("end")]);
  });
});
