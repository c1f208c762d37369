/** The worker in which the tables of this browser run. It speaks with the page as a server would. */
import { countBytes } from "./counting";
import { startPython } from "./pyodide";
import { Records, type Shelves } from "./records";
import { spoken } from "./sentences";
import { Thinkers } from "./thinkers";
import type { FromEngine, ToEngine } from "./workerCarrier";

interface Carrier {
  request(asked: string): Promise<string>;
  take_along(table: string): Promise<string>;
  connect(socket: number, language: string): void;
  say(socket: number, text: string): void;
  disconnect(socket: number): void;
  service: { tabs: { hear(text: string): void } };
}
interface TablesModule {
  shelves(): string;
  start(
    read: (spans: string) => Promise<string>,
    commit: (wanted: string) => Promise<string>,
    think: (task: string, canWait: boolean) => Promise<string>,
    tellTabs: (text: string) => void,
    tell: (socket: number, text: string) => void,
    tab: string,
    botMoveS: number,
  ): Promise<Carrier>;
}

/** On which the tabs of this browser tell each other what they have written. */
const tabs = new BroadcastChannel("stofa-tables");
const languages = new Map<number, string>();
let starting: Promise<Carrier> | undefined;

function post(message: FromEngine): void {
  postMessage(message);
}

/** What comes over a socket is said in the reader's language, and stays in order. */
let said: Promise<void> = Promise.resolve();
function tell(socket: number, text: string): void {
  const language = languages.get(socket) ?? "en";
  said = said.then(async () => post({ type: "told", socket, text: await spoken(text, language) }));
}

async function start(root: string, botMoveS: number): Promise<Carrier> {
  countBytes(root, "python/", (bytes, total) => post({ type: "loaded", bytes, total }));
  const python = await startPython(root);
  const tables = python.pyimport("stofa.page.worker") as TablesModule;
  const records = await Records.open(JSON.parse(tables.shelves()) as Shelves);
  const thinkers = new Thinkers(root);
  const carrier = await tables.start(
    (spans) => records.read(spans),
    (wanted) => records.commit(wanted),
    (task, canWait) => thinkers.think(task, canWait),
    (text) => tabs.postMessage(text),
    tell,
    crypto.randomUUID(),
    botMoveS,
  );
  tabs.onmessage = ({ data }: MessageEvent<string>) => carrier.service.tabs.hear(data);
  return carrier;
}

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => {
  if (data.type === "start") {
    starting = start(data.root, data.botMoveS);
    starting.then(
      () => post({ type: "ready" }),
      (error: unknown) => post({ type: "broken", why: String(error) }),
    );
    return;
  }
  void starting?.then(async (carrier) => {
    switch (data.type) {
      case "request": {
        const answer = await carrier.request(JSON.stringify(data.asked));
        post({ type: "answer", id: data.id, answer: await spoken(answer, data.asked.language) });
        break;
      }
      case "take along": {
        // What is hidden in the game must not come to where it is drawn: the page gets a file, not its content.
        const file = new Blob([await carrier.take_along(data.table)], { type: "application/json" });
        post({ type: "file", id: data.id, address: URL.createObjectURL(file) });
        break;
      }
      case "connect":
        languages.set(data.socket, data.language);
        carrier.connect(data.socket, data.language);
        break;
      case "say":
        carrier.say(data.socket, data.text);
        break;
      case "disconnect":
        carrier.disconnect(data.socket);
        languages.delete(data.socket);
    }
  });
});
