/** What carries the page's requests and messages: to a server, or to a worker in which the tables run themselves. */
import type { Socket } from "./connection.svelte";
import { hearTime } from "./clock";
import { EngineStart } from "./engineStart.svelte";
import { i18n } from "./i18n.svelte";

export interface Answered {
  /** Whether it was done; else what was said is a refusal. */
  readonly ok: boolean;
  readonly said: unknown;
}

export interface Carrier {
  /** Asks for something; rejected if nothing can be asked now. */
  request(method: string, path: string, body: string): Promise<Answered>;
  /** `near`: the same for all at one table. A proxy before several processes leads them to the same one. */
  connect(near: string): Socket;
  /** The address of a file with a running game, to go on with elsewhere; a server gives none. */
  takeAlong?(table: string): Promise<string>;
}

/** The subprotocol in which a binary frame holds one or several messages, a line each. */
const LINES = "stofa.lines";

const server: Carrier = {
  async request(method, path, body) {
    const options: RequestInit = { method, headers: { "accept-language": i18n.language } };
    if (body) options.body = body;
    const answer = await fetch(path, options);
    hearTime(Date.parse(answer.headers.get("date") ?? ""));
    return { ok: answer.ok, said: await answer.json() };
  },
  connect(near) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?lang=${i18n.language}&near=${near}`, LINES);
    socket.binaryType = "arraybuffer";
    return socket;
  },
};

/** Whether this page was built to run without a server. */
export const WITHOUT_SERVER = import.meta.env.MODE === "site";

/** How far the worker is; null where there is a server. */
export const engine = WITHOUT_SERVER ? new EngineStart() : null;

export const carrier: Carrier = engine ? new (await import("../engine/workerCarrier")).WorkerCarrier(() => i18n.language, engine) : server;
