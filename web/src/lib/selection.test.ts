import { describe, expect, it } from "vitest";
import type { Move, Roles } from "./moves";
import { Selection, type Previewed, type Transport } from "./selection.svelte";

const ROLES: Roles = { each: "way", province: "way", house: "pick", discard: "pick", done: "done", split: "part" };

/** "house Ulm" is of the kind "house" and about Ulm. */
function move(text: string): Move & { about: string } {
  const [kind = "", about = ""] = text.split(" ");
  return { text, kind, about };
}
const moves = (...texts: string[]): Move[] => texts.map(move);
const texts = (some: Iterable<Move>): string[] => [...some].map(({ text }) => text);

interface Asked {
  decision: number;
  moves: string[];
  dropped: AbortSignal;
  answer: (more: string[], ready?: boolean, finish?: string) => Promise<void>;
  refuse: (why: string) => Promise<void>;
}

/** A server that answers when the test says so. */
class FakeTransport implements Transport<string, Move> {
  asked: Asked[] = [];
  sent: { decision: number; moves: string[]; answer: (made: boolean) => Promise<void> }[] = [];
  explained: string[] = [];
  refused: string[] = [];

  preview(decision: number, chosen: readonly Move[], dropped: AbortSignal): Promise<Previewed<string, Move>> {
    return new Promise((done, fail) => {
      const settle = (how: () => void) => (): Promise<void> => (how(), arrived());
      this.asked.push({
        decision,
        moves: texts(chosen),
        dropped,
        answer: (more, ready = false, finish) =>
          settle(() => done({ moves: chosen, more: moves(...more), ready, finish: finish ? move(finish) : null, position: texts(chosen).join(), path: [] }))(),
        refuse: (why) => settle(() => fail(new Error(why)))(),
      });
    });
  }
  send(decision: number, made: readonly Move[]): Promise<boolean> {
    return new Promise((done) => this.sent.push({ decision, moves: texts(made), answer: (ok) => (done(ok), arrived()) }));
  }
  explain({ text }: Move): void {
    this.explained.push(text);
  }
  refuse(error: unknown): void {
    this.refused.push((error as Error).message);
  }
  /** The newest question. */
  get last(): Asked {
    return this.asked.at(-1)!;
  }
}

const arrived = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A seat is asked to choose, and all that may be chosen is known. */
async function opened(legal: string[], confirms = false, id = 1): Promise<[Selection<string>, FakeTransport]> {
  const transport = new FakeTransport();
  const selection = new Selection<string>(transport, ROLES, () => confirms);
  selection.open({ id, legal: moves(...legal) });
  if (transport.asked.length) await transport.last.answer(legal);
  return [selection, transport];
}

describe("a single move", () => {
  it("is sent at once", async () => {
    const [selection, transport] = await opened(["take Ulm", "take Linz"]);
    selection.choose(move("take Ulm"));
    expect(transport.sent).toMatchObject([{ decision: 1, moves: ["take Ulm"] }]);
    expect([selection.asked, selection.sending]).toEqual([false, true]);
  });
  it("waits to be confirmed where that is wanted, and another takes its place", async () => {
    const [selection, transport] = await opened(["take Ulm", "take Linz"], true);
    selection.choose(move("take Ulm"));
    selection.choose(move("take Linz"));
    expect(texts(selection.chosen)).toEqual(["take Linz"]);
    expect(transport.sent).toEqual([]);
    await transport.last.answer([], true);
    expect([selection.ready, selection.shown?.position]).toEqual([true, "take Linz"]);
    selection.confirm();
    expect(transport.sent).toMatchObject([{ moves: ["take Linz"] }]);
  });
  it("that is not possible is explained", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.choose(move("take Basel"));
    expect([transport.explained, selection.chosen]).toEqual([["take Basel"], []]);
  });
  it("is explained while nobody is asked", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.open(null);
    selection.choose(move("take Ulm"));
    expect([transport.explained, transport.sent]).toEqual([["take Ulm"], []]);
  });
});

describe("what is confirmed before its preview has come", () => {
  it("is sent when it comes", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz"]);
    selection.choose(move("discard Ulm"));
    selection.choose(move("discard Lodz"));
    selection.confirm();
    await transport.last.answer(["discard Lodz"], true);
    expect(transport.sent).toEqual([]);
    await transport.last.answer([], true, "done");
    expect(transport.sent).toMatchObject([{ moves: ["discard Ulm", "discard Lodz", "done"] }]);
  });
  it("is a single move, too", async () => {
    const [selection, transport] = await opened(["take Ulm"], true);
    selection.choose(move("take Ulm"));
    selection.confirm();
    // It is known to be possible, so that nothing is asked in between.
    expect(selection.sending).toBe(true);
    expect(transport.sent).toMatchObject([{ moves: ["take Ulm"] }]);
  });
  it("is not sent if it is not enough, is refused, or is taken back", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz"]);
    selection.confirm();
    selection.choose(move("discard Ulm"));
    selection.confirm();
    await transport.last.answer(["discard Lodz"], false);
    selection.choose(move("discard Lodz"));
    selection.confirm();
    await transport.last.refuse("no");
    selection.choose(move("discard Lodz"));
    selection.confirm();
    selection.clear();
    await transport.last.answer([], true);
    expect(transport.sent).toEqual([]);
  });
});

describe("a decision that was made", () => {
  it("is not opened again by an older update", async () => {
    const [selection, transport] = await opened(["take Ulm"], false, 7);
    selection.choose(move("take Ulm"));
    await transport.sent[0]!.answer(true);
    selection.open({ id: 7, legal: moves("take Ulm") });
    expect(selection.asked).toBe(false);
    selection.open({ id: 9, legal: moves("take Linz") });
    expect(selection.asked).toBe(true);
  });
  it("is explained nothing about while it is under way", async () => {
    const [selection, transport] = await opened(["take Ulm", "take Linz"]);
    selection.choose(move("take Ulm"));
    selection.choose(move("take Linz"));
    expect([transport.explained, transport.sent.length]).toEqual([[], 1]);
  });
});

describe("moves chosen faster than the server answers", () => {
  it("are all chosen, where they go together", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz", "discard Basel"]);
    for (const city of ["Ulm", "Lodz", "Basel"]) selection.choose(move(`discard ${city}`));
    expect([texts(selection.chosen), selection.pending, selection.more.size]).toEqual([["discard Ulm"], true, 0]);
    await transport.last.answer(["discard Lodz", "discard Basel"]);
    await transport.last.answer(["discard Basel"]);
    await transport.last.answer([], true);
    expect(texts(selection.chosen)).toEqual(["discard Ulm", "discard Lodz", "discard Basel"]);
    expect([selection.ready, transport.explained]).toEqual([true, []]);
  });
  it("replace the first, where they do not", async () => {
    const [selection, transport] = await opened(["each", "province Baden"]);
    selection.choose(move("each"));
    selection.choose(move("province Baden"));
    await transport.last.answer(["house Ulm"]);
    expect(texts(selection.chosen)).toEqual(["province Baden"]);
  });
  it("are explained, where they were never possible", async () => {
    const [selection, transport] = await opened(["each", "province Baden"]);
    selection.choose(move("each"));
    selection.choose(move("house Wien"));
    await transport.last.answer(["house Ulm"]);
    expect([texts(selection.chosen), transport.explained]).toEqual([["each"], ["house Wien"]]);
  });
  it("are taken back again by a second tap", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz"]);
    selection.choose(move("discard Ulm"));
    selection.choose(move("discard Ulm"));
    await transport.last.answer(["discard Lodz"]);
    expect([selection.chosen, selection.pending]).toEqual([[], false]);
  });
  it("are forgotten when everything is taken back", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz"]);
    selection.choose(move("discard Ulm"));
    selection.choose(move("discard Lodz"));
    selection.clear();
    await transport.last.answer(["discard Lodz"]);
    expect(selection.chosen).toEqual([]);
  });
});

describe("several moves", () => {
  it("are sent as one, in the server's order, with what ends the choice", async () => {
    const [selection, transport] = await opened(["house Linz", "house Ulm", "done"]);
    selection.choose(move("house Ulm"));
    await transport.last.answer(["house Linz", "done"], true, "done");
    selection.confirm();
    expect(transport.sent).toMatchObject([{ decision: 1, moves: ["house Ulm", "done"] }]);
  });
  it("may hold the same one twice, as long as it can be added", async () => {
    const [selection, transport] = await opened(["discard Ulm"]);
    selection.choose(move("discard Ulm"));
    await transport.last.answer(["discard Ulm"]);
    selection.choose(move("discard Ulm"));
    await transport.last.answer([], true);
    expect(texts(selection.chosen)).toEqual(["discard Ulm", "discard Ulm"]);
    selection.choose(move("discard Ulm"));
    expect(texts(selection.chosen)).toEqual(["discard Ulm"]);
  });
  it("are selected together with one question", async () => {
    const [selection, transport] = await opened(["house Linz", "house Ulm"]);
    selection.select(moves("house Ulm", "house Linz"));
    expect(transport.asked).toHaveLength(2);
    await transport.last.answer([], true);
    expect([texts(selection.chosen), selection.ready]).toEqual([["house Ulm", "house Linz"], true]);
  });
  it("all can be named from the start, if the server says so", async () => {
    const transport = new FakeTransport();
    const selection = new Selection<string>(transport, ROLES, () => false);
    selection.open({ id: 1, legal: moves("discard Ulm") });
    expect(texts(selection.legal)).toEqual(["discard Ulm"]);
    await transport.last.answer(["discard Ulm", "discard Lodz"]);
    expect(texts(selection.legal)).toEqual(["discard Ulm", "discard Lodz"]);
  });
});

describe("a choice that is refused", () => {
  it("says why, and what was chosen before it stands again", async () => {
    const [selection, transport] = await opened(["each"]);
    selection.choose(move("each"));
    await transport.last.answer(["house Ulm", "house Stuttgart"]);
    selection.choose(move("house Ulm"));
    await transport.last.answer(["house Basel"], true);
    selection.select(moves("each", "house Stuttgart", "house Wien"));
    await transport.last.refuse("TT-23");
    expect([texts(selection.chosen), selection.ready, transport.refused]).toEqual([["each", "house Ulm"], true, ["TT-23"]]);
    expect(texts(selection.more)).toEqual(["house Basel"]);
  });
  it("leaves nothing chosen if nothing was before, and can be tried again", async () => {
    const [selection, transport] = await opened(["take Ulm"], true);
    selection.choose(move("take Ulm"));
    await transport.last.refuse("try again");
    expect(selection.chosen).toEqual([]);
    selection.choose(move("take Ulm"));
    await transport.last.answer([], true);
    expect(selection.ready).toBe(true);
  });
  it("is open again when the command was refused", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.choose(move("take Ulm"));
    await transport.sent[0]!.answer(false);
    expect([selection.asked, texts(selection.legal)]).toEqual([true, ["take Ulm"]]);
  });
  it("is over when the command was carried out", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.choose(move("take Ulm"));
    await transport.sent[0]!.answer(true);
    expect([selection.asked, selection.sending]).toEqual([false, false]);
  });
});

describe("another decision", () => {
  it("forgets what was chosen, what waits, and drops the questions about it", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz"]);
    selection.choose(move("discard Ulm"));
    selection.choose(move("discard Lodz"));
    const old = transport.last;
    selection.open({ id: 2, legal: moves("take Ulm") });
    expect(old.dropped.aborted).toBe(true);
    await old.answer(["discard Lodz"], true);
    expect([selection.chosen, selection.ready, texts(selection.more)]).toEqual([[], false, ["take Ulm"]]);
  });
  it("that opens while a command is under way is not disturbed by its answer", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.choose(move("take Ulm"));
    selection.open({ id: 2, legal: moves("take Linz") });
    await transport.sent[0]!.answer(true);
    expect([selection.asked, texts(selection.legal)]).toEqual([true, ["take Linz"]]);
  });
  it("is not opened anew by a view of the same one", async () => {
    const [selection] = await opened(["take Ulm"], true);
    selection.choose(move("take Ulm"));
    selection.open({ id: 1, legal: moves("take Ulm") });
    expect(texts(selection.chosen)).toEqual(["take Ulm"]);
  });
});

describe("a move that is looked at", () => {
  it("is previewed with what is chosen, and only as long as it is looked at", async () => {
    const [selection, transport] = await opened(["discard Ulm", "discard Lodz"]);
    selection.choose(move("discard Ulm"));
    await transport.last.answer(["discard Lodz"]);
    selection.peek(move("discard Lodz"));
    expect(transport.last.moves).toEqual(["discard Ulm", "discard Lodz"]);
    await transport.last.answer([], true);
    expect(selection.shown?.position).toBe("discard Ulm,discard Lodz");
    selection.peek(null);
    expect([selection.peeked, selection.shown?.position]).toEqual([null, "discard Ulm"]);
  });
  it("is asked about once", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.peek(move("take Ulm"));
    selection.peek(null);
    selection.peek(move("take Ulm"));
    expect(transport.asked).toHaveLength(1);
  });
  it("is nothing if it cannot be chosen", async () => {
    const [selection, transport] = await opened(["take Ulm"]);
    selection.peek(move("take Basel"));
    expect([selection.peeked, transport.asked]).toEqual([null, []]);
  });
});

describe("two tables at once", () => {
  it("share nothing", async () => {
    const [one, here] = await opened(["discard Ulm", "discard Lodz"], false, 7);
    const [other, there] = await opened(["discard Ulm", "discard Basel"], false, 7);
    one.choose(move("discard Ulm"));
    one.choose(move("discard Lodz"));
    other.choose(move("discard Basel"));
    await there.last.answer([], true);
    expect([texts(one.chosen), one.pending, texts(other.chosen), other.ready]).toEqual([["discard Ulm"], true, ["discard Basel"], true]);
    await here.last.answer(["discard Lodz"]);
    expect([texts(one.chosen), texts(other.chosen)]).toEqual([["discard Ulm", "discard Lodz"], ["discard Basel"]]);
  });
});
