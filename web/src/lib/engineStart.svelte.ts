/** How far the tables that run in this browser are with starting: they are loaded behind the first page. */
export class EngineStart {
  /** Bytes that have come, of all that have to. */
  bytes = $state(0);
  total = $state(0);
  state = $state<"loading" | "ready" | "broken">("loading");
  #begin: () => void = () => undefined;
  /** Resolved when the page is there, and has time for the rest. */
  readonly wanted = new Promise<void>((begin) => (this.#begin = begin));
  #settled: () => void = () => undefined;
  /** Resolved when nothing more is loaded, whatever came of it. */
  readonly settled = new Promise<void>((done) => (this.#settled = done));

  begin(): void {
    this.#begin();
  }

  tell(bytes: number, total: number): void {
    this.bytes = Math.min(bytes, total);
    this.total = total;
  }

  settle(state: "ready" | "broken"): void {
    this.state = state;
    this.#settled();
  }
}
