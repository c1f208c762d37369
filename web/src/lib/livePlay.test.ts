import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../generated/protocol";
import type { Question } from "./connection.svelte";
import type { Move } from "./moves";
import type { TableModel } from "./table.svelte";

const asked: { question: Question; answer: (answer: object) => Promise<void> }[] = [];
const refuse = vi.fn();
vi.mock("./connection.svelte", () => ({
  connection: {
    ask: (question: Question) =>
      new Promise<Answer>((done) => {
        const answer = async (answer: object): Promise<void> => {
          done(answer as Answer);
          await new Promise((arrived) => setTimeout(arrived));
        };
        asked.push({ question, answer });
      }),
  },
}));
vi.mock("./notices.svelte", () => ({ notices: { refuse } }));
vi.mock("./settings.svelte", () => ({ settings: { confirm: false }, pace: () => 0 }));
vi.stubGlobal("document", { documentElement: {} });
const { LivePlay } = await import("./livePlay.svelte");

const MOVE: Move = { kind: "end", text: "end" };

describe("why a move is not possible", () => {
  const table = { id: "t", seat: 0, view: { decision: 7, legal: [] } } as unknown as TableModel;
  beforeEach(() => {
    asked.length = 0;
    refuse.mockClear();
    table.view = { ...table.view!, decision: 7 };
    new LivePlay(table, { roles: {} }).choose(MOVE);
  });
  const why = { type: "why", ask: "q1", legal: false, rule: "TT-6", sentence: "No." };

  it("is asked of the server with the decision that is shown, and told", async () => {
    expect(asked[0]!.question).toEqual({ do: "why", table: "t", seat: 0, decision: 7, move: "end" });
    await asked[0]!.answer(why);
    expect(refuse).toHaveBeenCalledWith("No.", "TT-6");
  });
  it("is not told once another decision is shown", async () => {
    table.view = { ...table.view!, decision: 9 };
    await asked[0]!.answer(why);
    expect(refuse).not.toHaveBeenCalled();
  });
  it("is not told where the server knows of another decision already", async () => {
    await asked[0]!.answer({ type: "stale", ask: "q1", code: "stale", sentence: "Too late." });
    expect(refuse).not.toHaveBeenCalled();
  });
});
