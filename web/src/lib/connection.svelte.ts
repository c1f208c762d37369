/**
 * The socket. Whatever happens to the network, it comes back by itself, asks for what it has missed, and sends
 * again what was not answered: a command has an id, and the server carries it out once.
 */
import type { AnyCommand, AnyMessage, Answer } from "../generated/protocol";
import { i18n } from "./i18n.svelte";

export type Wish = AnyCommand extends infer C ? (C extends { cmd: string } ? Omit<C, "cmd"> : never) : never;

export interface Listener {
  /** The last event that is known. */
  readonly after: number;
  hear(message: AnyMessage): void;
}

const SOONEST_MS = 250;
const LATEST_MS = 4000;
const PING_MS = 15000;
const SILENCE_MS = 6000;
/** Whoever has to wait longer than this before asking again is told so, and decides then. */
const PATIENCE_S = 5;

class Connection {
  #status = $state<"connecting" | "connected" | "offline">("connecting");
  #socket: WebSocket | null = null;
  #wait = SOONEST_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #open = new Map<string, { message: string; done: (answer: Answer) => void }>();
  #watched = new Map<string, { table: string; seat: number | null; listener: Listener }>();

  constructor() {
    addEventListener("online", () => this.#afresh());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#ping();
    });
    setInterval(() => this.#ping(), PING_MS);
  }

  get status(): "connecting" | "connected" | "offline" {
    return this.#status;
  }

  watch(table: string, seat: number | null, listener: Listener): () => void {
    const key = `${table} ${seat ?? ""}`;
    this.#watched.set(key, { table, seat, listener });
    if (!this.#socket) this.#connect();
    this.#ask(table, seat, listener);
    return () => {
      if (this.#watched.get(key)?.listener !== listener) return;
      this.#watched.delete(key);
      this.#say(seat === null ? { do: "unwatch", table } : { do: "unwatch", table, seat });
    };
  }

  /** Sends a command, as often as it takes, and gives its answer. */
  send(wish: Wish): Promise<Answer> {
    const cmd = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((done) => {
      const message = JSON.stringify({ ...wish, cmd });
      this.#open.set(cmd, { message, done });
      if (!this.#socket) this.#connect();
      this.#text(message);
    });
  }

  /** Connects anew. A browser that has just got its cookie is somebody; a line opened before does not know that. */
  renew(): void {
    if (!this.#socket) return;
    this.#drop();
    this.#again(0);
  }

  #connect(): void {
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?lang=${i18n.language}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = SOONEST_MS;
      this.#status = "connected";
      for (const { table, seat, listener } of this.#watched.values()) this.#ask(table, seat, listener);
      for (const { message } of this.#open.values()) this.#text(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
  }

  #hear(message: AnyMessage): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "told":
      case "presence":
      case "gone":
        for (const { table, seat, listener } of this.#watched.values())
          if (table === message.table && (message.type === "presence" || seat === (message.seat ?? null)))
            listener.hear(message);
        break;
      case "restarting":
        this.#wait = Math.max(SOONEST_MS, message.retry_after * 1000);
        break;
      case "pong":
        break;
      default:
        if (message.cmd) this.#answer(message.cmd, message);
    }
  }

  #answer(cmd: string, answer: Answer): void {
    const open = this.#open.get(cmd);
    if (!open) return;
    if (answer.type === "refused" && answer.retry_after && answer.retry_after <= PATIENCE_S) {
      setTimeout(() => this.#text(open.message), answer.retry_after * 1000);
      return;
    }
    this.#open.delete(cmd);
    open.done(answer);
  }

  #ask(table: string, seat: number | null, listener: Listener): void {
    const wish = { do: "watch", table, after: listener.after };
    this.#say(seat === null ? wish : { ...wish, seat });
  }

  /** Is anybody there? A line that is dead does not say so by itself. */
  #ping(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#say({ do: "ping" });
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.#drop(), SILENCE_MS);
    } else if (this.#watched.size || this.#open.size) this.#again(0);
  }

  #say(message: object): void {
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

  /** There is a network again: what was tried without one need not end first, nor is there a reason to wait. */
  #afresh(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#drop();
    this.#wait = SOONEST_MS;
    this.#ping();
  }

  #again(after: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), after);
  }
}

export const connection = new Connection();
