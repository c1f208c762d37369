/** A worker in which bots think, one task after the other. */
import { startPython } from "./pyodide";
import type { Task, Thought } from "./thinkers";

interface Thinking {
  carry_out(task: string): string;
}

let thinking: Promise<Thinking> | undefined;

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  thinking ??= startPython(data.root, data.pyodide).then((python) => python.pyimport("stofa.page.worker") as Thinking);
  void thinking.then(
    (worker) => postMessage({ result: worker.carry_out(data.task) } satisfies Thought),
    (error: unknown) => postMessage({ error: String(error) } satisfies Thought),
  );
});
