import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Update } from "../generated/protocol";
import type { Listener } from "./connection.svelte";

const said: string[] = [];
const connection = {
  watch: vi.fn((_table: string, _seat: number | null, listener: Listener) => {
    said.push(`watch after ${listener.after}`);
    return () => said.push("unwatch");
  }),
};
const paced = { ms: 0 };
const refused = vi.fn();
vi.mock("./connection.svelte", () => ({ connection }));
vi.mock("./settings.svelte", () => ({ pace: () => paced.ms }));
vi.mock("./notices.svelte", () => ({ notices: { refuse: refused } }));
vi.stubGlobal("document", { visibilityState: "visible", documentElement: {} });
vi.useFakeTimers();
const { TableModel } = await import("./table.svelte");

/** An update with the events from one number to another. */
function update(from: number, to: number): Update {
  const events = Array.from({ length: to - from + 1 }, (_, at) => ({ n: from + at, at: 0, what: { kind: "nudged", seat: 1 } }));
  return { type: "update", table: "t", seat: 0, events, present: [true], view: { n: to, position: null } } as unknown as Update;
}

let table: InstanceType<typeof TableModel>;
const hear = (message: object): void => table.hear(message as AnyMessage);

beforeEach(() => {
  said.length = 0;
  paced.ms = 0;
  table = new TableModel("t", 0);
});

describe("a table", () => {
  it("asks once for everything since, where events were lost on the way", () => {
    hear(update(1, 3));
    hear(update(6, 7));
    expect([said, table.after, table.view?.n]).toEqual([["watch after 0", "unwatch", "watch after 3"], 3, 3]);
    hear(update(4, 7));
    expect([said.length, table.after, table.view?.n]).toEqual([3, 7, 7]);
  });
  it("makes changes to the view it knows, and asks for a whole one where some were lost", () => {
    const changes = (after: number, n: number): object => ({
      type: "changes",
      table: "t",
      after,
      events: update(after + 1, n).events,
      changes: [
        { path: ["n"], value: n },
        { path: ["turn"], value: 1 },
      ],
    });
    hear(update(1, 3));
    hear(changes(3, 4));
    expect([table.view?.n, table.view?.turn, table.after]).toEqual([4, 1, 4]);
    hear(changes(5, 6));
    hear(changes(6, 7)); // what was on its way already
    expect([said, table.view?.n]).toEqual([["watch after 0", "unwatch", "watch after 4"], 4]);
    hear(update(5, 7));
    hear(changes(7, 8));
    expect([said.length, table.view?.n, table.events.map(({ n }) => n)]).toEqual([3, 8, [1, 2, 3, 4, 5, 6, 7, 8]]);
  });
  it("learns later what an event named, once all are shown it", () => {
    const veiled = { kind: "moved", mover: 1, move: { text: "complete", kind: "complete" }, veiled: true };
    const first = update(1, 3);
    hear({ ...first, events: [first.events[0], { n: 2, at: 7, what: veiled }, first.events[2]] });
    const move = { text: "complete 5", kind: "complete", ticket: 5 };
    hear({ ...update(4, 4), shown: [{ n: 2, move }] });
    expect(table.events.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(table.events[1]).toEqual({ n: 2, at: 7, what: { kind: "moved", mover: 1, move, veiled: false } });
  });
  it("shows every update, however many events it has and however many wait", async () => {
    hear(update(1, 1));
    paced.ms = 500;
    const shown: (number | undefined)[] = [];
    hear(update(2, 40)); // a move, and the dealing of many cards after it
    for (let n = 41; n <= 80; n += 1) hear(update(n, n));
    for (let step = 0; table.busy && step < 1000; step += 1) {
      if (shown.at(-1) !== table.view?.n) shown.push(table.view?.n);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(shown).toEqual([40, ...Array.from({ length: 40 }, (_, at) => 41 + at)]);
  });
  it("tells the reader that it may not be watched", () => {
    hear({ type: "refused", code: "not-your-seat", sentence: "No." });
    expect(refused).toHaveBeenCalledWith("No.");
  });
});

describe("waiting for an event", () => {
  const settled = async (waiting: Promise<void>): Promise<boolean> => {
    let done = false;
    void waiting.then(() => (done = true));
    await vi.advanceTimersByTimeAsync(0);
    return done;
  };
  it("takes until it is shown, not only heard", async () => {
    hear(update(1, 1));
    paced.ms = 500;
    hear(update(2, 2));
    hear(update(3, 3));
    const waiting = table.until(3);
    expect([table.after, table.view?.n, await settled(waiting)]).toEqual([3, 2, false]);
    await vi.advanceTimersByTimeAsync(500);
    expect([table.view?.n, await settled(waiting)]).toEqual([3, true]);
    expect(await settled(table.until(3))).toBe(true);
  });
  it("ends when the table is gone", async () => {
    const waiting = table.until(3);
    hear({ type: "gone", table: "t", seat: 0 });
    expect(await settled(waiting)).toBe(true);
  });
});
