import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Command, Question, Socket } from "./connection.svelte";

const OPEN = 1;
let windowEvents = new EventTarget();

/** A window of its own for each test: a connection listens to it for good. */
function openWindow(): void {
  windowEvents = new EventTarget();
  vi.stubGlobal("addEventListener", windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: {} }));
}

openWindow();
vi.stubGlobal("WebSocket", { OPEN });
vi.stubGlobal("navigator", { onLine: true });
vi.useFakeTimers();
const { Connection } = await import("./connection.svelte");

/** A socket that keeps what it was given; the test opens it, speaks for the server and breaks it. */
class FakeSocket implements Socket {
  readyState: Socket["readyState"] = 0;
  sent: Record<string, unknown>[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  /** One frame, with a line for each message. */
  hear(...messages: object[]): void {
    const lines = messages.map((message) => JSON.stringify(message)).join("\n");
    const data = new TextEncoder().encode(lines).buffer;
    this.onmessage?.call(this as unknown as WebSocket, { data } as MessageEvent);
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new Event("close") as CloseEvent);
  }
  /** What was sent, by its word. */
  get said(): unknown[] {
    return this.sent.map((message) => message["do"]);
  }
}

let sockets: FakeSocket[] = [];
/** What each socket named, so that those at one table meet. */
let nearTo: string[] = [];
let connection: InstanceType<typeof Connection>;
const newest = (): FakeSocket => sockets.at(-1)!;
const listener = (after = 0) => ({ after, hear: vi.fn() });
const MOVE: Command = { do: "move", table: "t", seat: 0, decision: 3, moves: ["take Ulm"] };
const PREVIEW: Question = { do: "preview", table: "t", seat: 0, decision: 3, moves: [] };

beforeEach(() => {
  openWindow();
  sockets = [];
  nearTo = [];
  connection = new Connection((near) => {
    nearTo.push(near);
    sockets.push(new FakeSocket());
    return newest();
  });
});
afterEach(() => vi.clearAllTimers());

describe("a socket", () => {
  it("is opened near those at the same table, and tells no more of it than that", () => {
    connection.watch("abcdef", 0, listener());
    expect(nearTo).toEqual(["ab"]);
  });

  it("may be opened before there is a table", () => {
    void connection.send(MOVE);
    expect(nearTo).toEqual([""]);
  });
});

describe("a command", () => {
  it("is sent when the socket opens, and answered", async () => {
    const answer = connection.send(MOVE);
    expect(newest().sent).toEqual([]);
    newest().open();
    const [{ cmd }] = newest().sent as [{ cmd: string }];
    newest().hear({ type: "accepted", cmd, n: 4 });
    expect(await answer).toEqual({ type: "accepted", cmd, n: 4 });
  });
  it("is sent again with the same id after a break, until it is answered", async () => {
    const answer = connection.send(MOVE);
    newest().open();
    const [first] = newest().sent;
    newest().break();
    expect(connection.status).toBe("connecting");
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    newest().open();
    expect(newest().sent).toEqual([first]);
    newest().hear({ type: "accepted", cmd: first!["cmd"], n: 4, duplicate: true });
    expect(await answer).toMatchObject({ n: 4 });
    newest().break();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2); // nobody waits for anything
  });
  it("is repeated where the server asks for a moment of patience, and told where it asks for more", async () => {
    const answer = connection.send(MOVE);
    newest().open();
    const [{ cmd }] = newest().sent as [{ cmd: string }];
    newest().hear({ type: "refused", cmd, code: "slow-down", sentence: "", retry_after: 2 });
    vi.advanceTimersByTime(2000);
    expect(newest().said).toEqual(["move", "move"]);
    newest().hear({ type: "refused", cmd, code: "slow-down", sentence: "Later.", retry_after: 60 });
    expect(await answer).toMatchObject({ type: "refused", sentence: "Later." });
  });
});

describe("a frame with several lines", () => {
  it("is as many messages, in order", async () => {
    const heard = listener();
    connection.watch("t", 0, heard);
    const answer = connection.send(MOVE);
    newest().open();
    const cmd = newest().sent.find((message) => message["do"] === "move")!["cmd"];
    const update = { type: "update", table: "t", seat: 0, events: [], view: { n: 4 } };
    newest().hear(update, { type: "accepted", cmd, n: 4 });
    expect(await answer).toEqual({ type: "accepted", cmd, n: 4 });
    expect(heard.hear).toHaveBeenCalledExactlyOnceWith(update);
  });
});

describe("commands and questions", () => {
  it("keep their order, also when they are sent again", () => {
    void connection.ask(PREVIEW);
    void connection.send(MOVE);
    void connection.ask({ do: "why", table: "t", seat: 0, move: "end" });
    newest().open();
    expect(newest().said).toEqual(["preview", "move", "why"]);
    newest().break();
    vi.advanceTimersByTime(250);
    newest().open();
    expect(newest().said).toEqual(["preview", "move", "why"]);
  });
  it("come after what is watched: the server knows then whose they are", () => {
    void connection.send(MOVE);
    connection.watch("t", 0, listener(9));
    newest().open();
    expect(newest().sent).toMatchObject([{ do: "watch", table: "t", seat: 0, after: 9 }, { do: "move" }]);
  });
});

describe("a question", () => {
  it("gets its own answer, be it a refusal", async () => {
    const [one, other] = [connection.ask(PREVIEW), connection.ask(PREVIEW)];
    newest().open();
    const [first, second] = newest().sent.map((message) => message["ask"]);
    expect(first).not.toBe(second);
    newest().hear({ type: "illegal", ask: second, code: "illegal", rule: "TT-23", reason: "", facts: {}, sentence: "No." });
    newest().hear({ type: "preview", ask: first, moves: [], more: [], ready: false });
    expect(await one).toMatchObject({ type: "preview", ask: first });
    expect(await other).toMatchObject({ type: "illegal", rule: "TT-23" });
  });
  it("that is no longer of interest is not asked again, and its answer is dropped", async () => {
    const dropped = new AbortController();
    const answered = vi.fn();
    void connection.ask(PREVIEW, dropped.signal).then(answered);
    connection.watch("t", null, listener());
    newest().open();
    const asked = newest().sent.find((message) => message["do"] === "preview")!;
    dropped.abort();
    newest().hear({ type: "preview", ask: asked["ask"], moves: [], more: [], ready: false });
    newest().break();
    vi.advanceTimersByTime(250);
    newest().open();
    await Promise.resolve();
    expect(newest().said).toEqual(["watch"]);
    expect(answered).not.toHaveBeenCalled();
  });
});

describe("a table that is watched", () => {
  it("hears what is for its seat, and everybody hears who is there", () => {
    const [own, spectator] = [listener(), listener()];
    connection.watch("t", 0, own);
    connection.watch("t", null, spectator);
    newest().open();
    newest().hear({ type: "update", table: "t", seat: 0 });
    newest().hear({ type: "update", table: "t", seat: null });
    newest().hear({ type: "presence", table: "t", present: [true] });
    newest().hear({ type: "update", table: "other", seat: 0 });
    expect(own.hear.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual(["update", "presence"]);
    expect(spectator.hear).toHaveBeenCalledTimes(2);
  });
  it("asks after a break for what it has missed", () => {
    const watching = listener(3);
    connection.watch("t", 0, watching);
    newest().open();
    watching.after = 8;
    newest().break();
    vi.advanceTimersByTime(250);
    newest().open();
    expect(newest().sent).toMatchObject([{ do: "watch", after: 8 }]);
  });
  it("asks again where waiting helps, if it was refused", () => {
    const watching = listener();
    const leave = connection.watch("t", 0, watching);
    newest().open();
    const refuse = (retry_after?: number) =>
      newest().hear({ type: "refused", ask: newest().sent.at(-1)!["ask"], code: "slow-down", sentence: "", retry_after });
    refuse(2);
    watching.after = 5;
    vi.advanceTimersByTime(2000);
    expect(newest().sent).toMatchObject([{ do: "watch", after: 0 }, { do: "watch", after: 5 }]);
    expect(watching.hear).not.toHaveBeenCalled();
    refuse(2);
    leave();
    vi.advanceTimersByTime(2000);
    expect(newest().said).toEqual(["watch", "watch", "unwatch"]);
  });
  it("hears that it was refused, where waiting does not help", () => {
    const [own, other] = [listener(), listener()];
    connection.watch("t", 0, own);
    connection.watch("t", 1, other);
    newest().open();
    const refusal = { type: "refused", ask: newest().sent[1]!["ask"], code: "not-your-seat", sentence: "No." };
    newest().hear(refusal);
    vi.advanceTimersByTime(10_000);
    expect([own.hear.mock.calls, other.hear.mock.calls]).toEqual([[], [[refusal]]]);
    expect(newest().said).toEqual(["watch", "watch"]);
  });
  it("may watch anew while it hears something", () => {
    let leave = (): void => undefined;
    const watching = { after: 0, hear: vi.fn(() => watchAnew()) };
    const watchAnew = (): void => {
      leave();
      leave = connection.watch("t", 0, watching);
    };
    watchAnew();
    newest().open();
    newest().hear({ type: "update", table: "t", seat: 0 });
    expect(watching.hear).toHaveBeenCalledTimes(1);
    expect(newest().said).toEqual(["watch", "unwatch", "watch"]);
  });
  it("is told of no more once it is left", () => {
    const watching = listener();
    const leave = connection.watch("t", 0, watching);
    newest().open();
    leave();
    newest().hear({ type: "update", table: "t", seat: 0 });
    expect(newest().said).toEqual(["watch", "unwatch"]);
    expect(watching.hear).not.toHaveBeenCalled();
  });
});

describe("reconnecting", () => {
  it("waits longer each time, and no longer than four seconds", () => {
    connection.watch("t", 0, listener());
    const waits = [250, 500, 1000, 2000, 4000, 4000];
    for (const [number, wait] of waits.entries()) {
      newest().break();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(number + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(number + 2);
    }
  });
  it("waits longer each time, too, where the server opens the socket only to refuse", () => {
    connection.watch("t", 0, listener());
    for (const [number, wait] of [250, 500, 1000].entries()) {
      newest().open();
      newest().hear({ type: "refused", code: "too-many-sockets", sentence: "Full." });
      newest().break();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(number + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(number + 2);
    }
    newest().open();
    newest().hear({ type: "pong" });
    newest().break();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(5);
  });
  it("waits as long as such a refusal says", () => {
    connection.watch("t", 0, listener());
    newest().open();
    newest().hear({ type: "refused", code: "too-many-sockets", sentence: "Full.", retry_after: 30 });
    newest().break();
    vi.advanceTimersByTime(29_999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });
  it("is tried at once when the network is back", () => {
    connection.watch("t", 0, listener());
    newest().open();
    windowEvents.dispatchEvent(new Event("offline"));
    windowEvents.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(0);
    newest().open();
    expect([sockets.length, connection.status]).toEqual([2, "connected"]);
  });
  it("is tried when a ping stays without an answer", () => {
    connection.watch("t", 0, listener());
    newest().open();
    vi.advanceTimersByTime(15_000);
    expect(newest().said).toEqual(["watch", "ping"]);
    vi.advanceTimersByTime(6_000 + 250);
    expect(sockets).toHaveLength(2);
  });
  it("does not listen to the old socket any more", () => {
    const watching = listener();
    connection.watch("t", 0, watching);
    const [old] = sockets;
    old!.open();
    connection.renew();
    vi.advanceTimersByTime(0);
    old!.hear({ type: "update", table: "t", seat: 0 });
    expect([sockets.length, watching.hear.mock.calls.length]).toEqual([2, 0]);
  });
});
