/**
 * Carries what the page says to tables that run in a worker of this browser. Nothing of the page is imported here but
 * types: the page waits for this module before its own are ready.
 */
import type { Answered, Carrier } from "../lib/carrier";
import type { Socket } from "../lib/connection.svelte";
import type { EngineStart } from "../lib/engineStart.svelte";

/** What is the same at every table was asked when the folder was built (`stofa.page.texts`): Python is not waited for. */
const KNOWN = /^\/api\/(games(?:\/[\w-]+\/(?:rules|lesson))?)$/;

/** Seconds that a bot's move takes, or a multiple of it, as at a server. */
const BOT_MOVE_S = 0.5;

/** What the worker is told. */
export type ToEngine =
  | { readonly type: "start"; readonly root: string; readonly botMoveS: number }
  | { readonly type: "request"; readonly id: number; readonly asked: { method: string; path: string; language: string; body: string } }
  | { readonly type: "take along"; readonly id: number; readonly table: string }
  | { readonly type: "connect"; readonly socket: number; readonly language: string }
  | { readonly type: "say"; readonly socket: number; readonly text: string }
  | { readonly type: "disconnect"; readonly socket: number };

/** What it says. */
export type FromEngine =
  | { readonly type: "loaded"; readonly bytes: number; readonly total: number }
  | { readonly type: "ready" }
  | { readonly type: "broken"; readonly why: string }
  | { readonly type: "answer"; readonly id: number; readonly answer: string }
  | { readonly type: "file"; readonly id: number; readonly address: string }
  | { readonly type: "told"; readonly socket: number; readonly text: string };

/** A socket to the worker. It opens at once: the worker keeps what it is told until it has started. */
class EngineSocket implements Socket {
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly number: number,
    language: string,
    readonly post: (message: ToEngine) => void,
  ) {
    post({ type: "connect", socket: number, language });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.#call("onopen", new Event("open"));
    });
  }

  send(text: string): void {
    this.post({ type: "say", socket: this.number, text });
  }

  hear(data: string): void {
    this.#call("onmessage", new MessageEvent("message", { data }));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.post({ type: "disconnect", socket: this.number });
  }

  #call(name: "onopen" | "onmessage", event: Event): void {
    (this[name] as ((event: Event) => void) | null)?.(event);
  }
}

export class WorkerCarrier implements Carrier {
  /** Null until the page wants it: the first page comes before all that it loads. */
  #worker: Worker | null = null;
  #unsaid: ToEngine[] = [];
  readonly #asked = new Map<number, { done: (answer: Answered) => void; failed: (error: Error) => void }>();
  readonly #files = new Map<number, (address: string) => void>();
  readonly #sockets = new Map<number, EngineSocket>();
  #last = 0;
  #broken: Error | null = null;

  readonly #root = new URL(import.meta.env.BASE_URL, document.baseURI).href;

  /** `language`: gives that of the reader. */
  constructor(
    readonly language: () => string,
    readonly start: EngineStart,
  ) {
    void start.wanted.then(() => this.#begin());
  }

  #begin(): void {
    const worker = new Worker(new URL("./engineWorker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#break(message);
    worker.postMessage({ type: "start", root: this.#root, botMoveS: BOT_MOVE_S } satisfies ToEngine);
    for (const message of this.#unsaid) worker.postMessage(message);
    this.#worker = worker;
  }

  async request(method: string, path: string, body: string): Promise<Answered> {
    return (await this.#known(method, path)) ?? this.#ask(method, path, body);
  }

  /** An answer that lies beside the page as a file. */
  async #known(method: string, path: string): Promise<Answered | null> {
    const [, name] = (method === "GET" && KNOWN.exec(path)) || [];
    if (!name) return null;
    try {
      const file = await fetch(`${this.#root}texts/${name}.json`);
      return file.ok ? { ok: true, said: await file.json() } : null;
    } catch {
      return null; // Python knows it too
    }
  }

  #ask(method: string, path: string, body: string): Promise<Answered> {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = (this.#last += 1);
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#post({ type: "request", id, asked: { method, path, language: this.language(), body } });
    });
  }

  takeAlong(table: string): Promise<string> {
    const id = (this.#last += 1);
    return new Promise((done) => {
      this.#files.set(id, done);
      this.#post({ type: "take along", id, table });
    });
  }

  connect(): Socket {
    const number = (this.#last += 1);
    const socket = new EngineSocket(number, this.language(), (message) => {
      if (message.type === "disconnect") this.#sockets.delete(number);
      this.#post(message);
    });
    this.#sockets.set(number, socket);
    return socket;
  }

  #post(message: ToEngine): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#unsaid.push(message);
  }

  #hear(message: FromEngine): void {
    switch (message.type) {
      case "loaded":
        this.start.tell(message.bytes, message.total);
        break;
      case "ready":
        this.start.settle("ready");
        break;
      case "answer": {
        const { status, body } = JSON.parse(message.answer) as { status: number; body: unknown };
        this.#asked.get(message.id)?.done({ ok: status === 200, said: body });
        this.#asked.delete(message.id);
        break;
      }
      case "file":
        this.#files.get(message.id)?.(message.address);
        this.#files.delete(message.id);
        break;
      case "told":
        this.#sockets.get(message.socket)?.hear(message.text);
        break;
      case "broken":
        this.#break(message.why);
    }
  }

  /** The worker could not start: nothing will ever be answered. */
  #break(why: string): void {
    console.error(why);
    this.start.settle("broken");
    this.#broken = new Error(why);
    for (const { failed } of this.#asked.values()) failed(this.#broken);
    this.#asked.clear();
  }
}
