import { afterEach, describe, expect, it, vi } from "vitest";
import type { Trial } from "../generated/protocol";
import type { TableModel } from "./table.svelte";

class Refused extends Error {
  sentence = "";
  rule = null;
}
const answers: { moves: string[]; answer: (trial: Partial<Trial> | null) => void }[] = [];
const trial = (_table: string, _seat: number, _decision: number, moves: string[]): Promise<Partial<Trial>> =>
  new Promise((done, fail) => answers.push({ moves, answer: (found) => (found ? done(found) : fail(new Refused())) }));
vi.mock("./api", () => ({ api: { trial }, Refused }));
vi.mock("./settings.svelte", () => ({ settings: { confirm: false } }));
vi.mock("./table.svelte", () => ({ since: () => [] }));
const { LivePlay } = await import("./livePlay.svelte");

/** Somebody has to give away cards, and all that may be chosen is known. */
async function asked(...legal: string[]): Promise<InstanceType<typeof LivePlay>> {
  const view = { table: "t", seat: 0, seats: [], decision: 1, legal, position: {} };
  const play = new LivePlay({ id: "t", seat: 0, view, events: [] } as unknown as TableModel, { gathers: () => true });
  play.refresh();
  await answer(0, { moves: [], more: legal, ready: false });
  return play;
}

async function answer(number: number, found: Partial<Trial> | null): Promise<void> {
  answers[number]!.answer(found);
  await new Promise((done) => setTimeout(done));
}

afterEach(() => void answers.splice(0));

describe("choosing quicker than the server answers", () => {
  it("means both, where they go together", async () => {
    const play = await asked("discard Ulm", "discard Lodz");
    play.choose("discard Ulm");
    play.choose("discard Lodz");
    expect(play.chosen).toEqual(["discard Ulm", "discard Lodz"]);
    expect(answers.map(({ moves }) => moves)).toEqual([[], ["discard Ulm"], ["discard Ulm", "discard Lodz"]]);
    await answer(2, { moves: [...play.chosen], more: [], ready: true });
    await answer(1, { moves: ["discard Ulm"], more: ["discard Lodz"], ready: false }); // too late to matter
    expect(play.ready).toBe(true);
  });

  it("means the second, where they do not", async () => {
    const play = await asked("each", "province Bayern");
    play.choose("each");
    play.choose("province Bayern");
    await answer(2, null);
    expect(play.chosen).toEqual(["province Bayern"]);
  });

  it("means the second, once it is known that nothing can be added", async () => {
    const play = await asked("each", "province Bayern");
    play.choose("each");
    await answer(1, { moves: ["each"], more: ["house Ulm"], ready: false });
    play.choose("province Bayern");
    expect(play.chosen).toEqual(["province Bayern"]);
  });
});
