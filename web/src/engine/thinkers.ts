/** The workers in which bots think: one for bots whose turn it is, one for what can wait. They start when they are needed. */

import { compiledPyodide } from "./pyodide";

/** What a worker is told. */
export interface Task {
  readonly root: string;
  /** With the first task. */
  readonly pyodide?: WebAssembly.Module | undefined;
  readonly task: string;
}
/** What it says. */
export type Thought = { readonly result: string } | { readonly error: string };

/** Milliseconds after which a worker counts as hung. The first task also starts Python. */
const BUDGET_MS = 60_000;

class Thinker {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly root: string) {}

  /** Carries out a task after all that it was given before. */
  think(task: string): Promise<string> {
    const thought = this.#last.then(() => this.#think(task));
    this.#last = thought.catch(() => undefined);
    return thought;
  }

  #think(task: string): Promise<string> {
    const pyodide = this.#worker ? undefined : compiledPyodide();
    this.#worker ??= new Worker(new URL("./thinkingWorker.ts", import.meta.url), { type: "module" });
    const worker = this.#worker;
    return new Promise<string>((resolve, reject) => {
      const giveUp = (why: string): void => {
        clearTimeout(limit);
        worker.terminate();
        if (this.#worker === worker) this.#worker = null;
        reject(new Error(why));
      };
      const limit = setTimeout(() => giveUp("a task took too long"), BUDGET_MS);
      worker.onerror = (event) => giveUp(event.message);
      worker.onmessage = ({ data }: MessageEvent<Thought>) => {
        if ("error" in data) return giveUp(data.error);
        clearTimeout(limit);
        resolve(data.result);
      };
      worker.postMessage({ root: this.root, pyodide, task } satisfies Task);
    });
  }
}

export class Thinkers {
  readonly #bots: Thinker;
  readonly #patient: Thinker;

  constructor(root: string) {
    this.#bots = new Thinker(root);
    this.#patient = new Thinker(root);
  }

  think(task: string, canWait: boolean): Promise<string> {
    return (canWait ? this.#patient : this.#bots).think(task);
  }
}
