/**
 * The socket. After a break it reconnects, asks for the events it has missed, and sends again whatever was not
 * answered, in the same order: a command has an id, and the server carries it out once.
 */
import type { AnyCommand, AnyMessage, AnyQuestion, Answer, Changes, Gone, Update } from "../generated/protocol";
import { carrier } from "./carrier";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A command without its id. */
export type Command = Without<AnyCommand, "cmd">;
/** A question without its id. */
export type Question = Without<AnyQuestion, "ask">;

export interface Listener {
  /** The number of the last event that is known. */
  readonly after: number;
  hear(message: AnyMessage): void;
}

interface Watched {
  readonly table: string;
  readonly seat: number | null;
  /** The code of a big screen, maybe an empty one; null if it is none. */
  readonly screen: string | null;
  readonly listener: Listener;
  /** The id of the last `watch` that was sent, which a refusal names. */
  ask: string;
}

interface Open {
  readonly text: string;
  readonly done: (answer: Answer) => void;
}

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** Milliseconds before the first attempt to reconnect; doubled with each further one. */
const SOONEST_MS = 250;
/** Upper bound of the milliseconds between two attempts. */
const LATEST_MS = 4000;
/** Milliseconds between two pings. */
const PING_MS = 15000;
/** Milliseconds without an answer to a ping after which the connection counts as dead. */
const SILENCE_MS = 6000;
/** Upper bound of the seconds a command waits for the server before it is repeated unasked; beyond that, the reader is told. */
const PATIENCE_S = 5;

const utf8 = new TextDecoder();

/** How many letters of a table's id a proxy is told: enough to spread the tables, too few to find one. */
const NEAR = 2;

/** Whom a message about a table is for: a seat, or a spectator. */
function seatOf(message: Update | Gone | Changes): number | null {
  return message.type === "changes" ? null : (message.seat ?? null);
}

export class Connection {
  #status = $state<"connecting" | "connected" | "offline">("connecting");
  #socket: Socket | null = null;
  #wait = SOONEST_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Commands and questions without an answer, by id, in the order in which they were sent. */
  #open = new Map<string, Open>();
  #watched = new Map<string, Watched>();
  #lastId = 0;
  /** Called when the server may be reached at other addresses than before. */
  onAddresses: () => void = () => undefined;

  constructor(readonly connect: (near: string) => Socket = (near) => carrier.connect(near)) {
    addEventListener("online", () => this.#afresh());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hasten();
    });
    setInterval(() => this.#ping(), PING_MS);
  }

  get status(): "connecting" | "connected" | "offline" {
    return this.#status;
  }

  watch(table: string, seat: number | null, listener: Listener, screen: string | null = null): () => void {
    const key = `${table} ${seat ?? ""}`;
    const watched: Watched = { table, seat, screen, listener, ask: "" };
    this.#watched.set(key, watched);
    this.#connect();
    this.#watch(watched);
    return () => {
      if (this.#watched.get(key) !== watched) return;
      this.#watched.delete(key);
      this.#send(seat === null ? { do: "unwatch", table } : { do: "unwatch", table, seat });
    };
  }

  /** Sends a command, as often as it takes, and gives its answer. */
  send(command: Command): Promise<Answer> {
    const cmd = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return this.#request(cmd, { ...command, cmd });
  }

  /** Asks something that changes nothing. Once the signal is aborted, it is not asked again and its answer is dropped. */
  ask(question: Question, dropped?: AbortSignal): Promise<Answer> {
    const ask = this.#nextId();
    dropped?.addEventListener("abort", () => this.#open.delete(ask), { once: true });
    return this.#request(ask, { ...question, ask });
  }

  /** Connects anew: a socket that was opened before this browser got its cookie does not know whose it is. */
  renew(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#again(0);
  }

  #request(id: string, message: object): Promise<Answer> {
    return new Promise((done) => {
      const text = JSON.stringify(message);
      this.#open.set(id, { text, done });
      this.#connect();
      this.#text(text);
    });
  }

  #connect(): void {
    if (this.#socket) return;
    const [first] = this.#watched.values();
    const socket = this.connect(first?.table.slice(0, NEAR) ?? "");
    this.#socket = socket;
    let served = false;
    socket.onopen = () => {
      this.#status = "connected";
      this.onAddresses(); // it may be another server by now
      for (const watched of this.#watched.values()) this.#watch(watched);
      for (const { text } of this.#open.values()) this.#text(text);
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== this.#socket) return;
      // A server that refuses the socket says so in a text.
      const lines = typeof event.data === "string" ? event.data : utf8.decode(event.data);
      for (const line of lines.split("\n")) {
        const message = JSON.parse(line) as AnyMessage;
        // A server that is full opens the socket, refuses and closes it: only something else shows that it serves.
        if (!served && message.type !== "refused") {
          served = true;
          this.#wait = SOONEST_MS;
        }
        this.#hear(message);
      }
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #hear(message: AnyMessage): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "update":
      case "changes":
      case "presence":
      case "gone":
        // A listener may watch anew meanwhile, so this goes over a copy.
        for (const { table, seat, listener } of [...this.#watched.values()])
          if (table === message.table && (message.type === "presence" || seat === seatOf(message)))
            listener.hear(message);
        break;
      case "restarting":
        this.#wait = Math.max(SOONEST_MS, message.retry_after * 1000);
        break;
      case "addresses":
        this.onAddresses();
        break;
      case "pong":
        break;
      default: {
        const id = ("cmd" in message && message.cmd) || ("ask" in message && message.ask);
        if (id) this.#answer(id, message);
        else if (message.type === "refused" && message.retry_after) this.#wait = Math.max(this.#wait, message.retry_after * 1000);
      }
    }
  }

  #answer(id: string, answer: Answer): void {
    const open = this.#open.get(id);
    if (!open) return this.#unwatched(id, answer);
    if (answer.type === "refused" && answer.retry_after && answer.retry_after <= PATIENCE_S) {
      setTimeout(() => this.#open.has(id) && this.#text(open.text), answer.retry_after * 1000);
      return;
    }
    this.#open.delete(id);
    open.done(answer);
  }

  #watch(watched: Watched): void {
    const { table, seat, screen, listener } = watched;
    watched.ask = this.#nextId();
    const wish = { do: "watch", ask: watched.ask, table, after: listener.after, changes: true };
    this.#send({ ...wish, ...(seat !== null && { seat }), ...(screen !== null && { screen }) });
  }

  /** A `watch` was refused: it is sent again where waiting helps, and the reader is told unless that is soon. */
  #unwatched(ask: string, answer: Answer): void {
    const watched = [...this.#watched.values()].find((one) => one.ask === ask);
    if (!watched || answer.type !== "refused") return;
    const { retry_after: wait } = answer;
    if (wait) setTimeout(() => this.#isWatched(watched) && watched.ask === ask && this.#watch(watched), wait * 1000);
    if (!wait || wait > PATIENCE_S) watched.listener.hear(answer);
  }

  #isWatched(watched: Watched): boolean {
    return [...this.#watched.values()].includes(watched);
  }

  #nextId(): string {
    return `q${(this.#lastId += 1)}`;
  }

  /** Checks the connection: a dead one does not report itself. */
  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ do: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE_MS);
  }

  /** Checks the connection, and does not wait to connect if there is none. */
  #hasten(): void {
    this.#ping();
    if (!this.#socket && (this.#watched.size || this.#open.size)) this.#again(0);
  }

  #send(message: object): void {
    this.#text(JSON.stringify(message));
  }

  #text(message: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#status = navigator.onLine ? "connecting" : "offline";
    if (this.#watched.size || this.#open.size) this.#again(this.#wait);
    this.#wait = Math.min(LATEST_MS, this.#wait * 2);
  }

  /** The network is back: an attempt begun without it is given up, and there is no reason to wait. */
  #afresh(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#drop();
    this.#wait = SOONEST_MS;
    this.#hasten();
  }

  #again(after: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), after);
  }
}

export const connection = new Connection();
