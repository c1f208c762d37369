/** A moment of a finished game: there is something to see, and nothing to choose. */
import type { Frame, Moved, Replay } from "../generated/protocol";
import { api } from "./api";
import type { Play } from "./play";

const NOTHING: ReadonlySet<string> = new Set();
const CHUNK = 50;

export class ReplayPlay<P = unknown> implements Play<P> {
  readonly chosen: readonly string[] = [];
  readonly peeked = null;
  readonly ready = false;
  readonly path: readonly string[] = [];

  #frame = $state.raw<Frame | null>(null);
  #seat = $state<number | null>(null);
  #hinted = $state.raw(NOTHING);

  constructor(readonly names: readonly string[]) {}

  show(frame: Frame, seat: number | null): void {
    this.#frame = frame;
    this.#seat = seat;
  }
  /** Marks a move that might have been made here; null: none. */
  hint(move: string | null): void {
    this.#hinted = move === null ? NOTHING : new Set([move]);
  }

  get frame(): Frame | null {
    return this.#frame;
  }
  get position(): P {
    return this.#frame!.position as P;
  }
  get settled(): P {
    return this.position;
  }
  get seat(): number | null {
    return this.#seat;
  }
  /** What a hint speaks for is drawn as if it could be chosen; and choosing does nothing. */
  get hinted(): ReadonlySet<string> {
    return this.#hinted;
  }
  get more(): ReadonlySet<string> {
    return this.#hinted;
  }
  get legal(): ReadonlySet<string> {
    return this.#hinted;
  }
  get asked(): boolean {
    return this.#hinted.size > 0;
  }
  get recent(): readonly Moved[] {
    const { mover, move } = this.#frame ?? { mover: null, move: null };
    return mover === null || move === null ? [] : [{ kind: "moved", mover: mover as number | "~", move }];
  }

  choose(): void {}
  peek(): void {}
  way(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  confirm(): void {}
  clear(): void {}
}

/** The moments of a game, fetched some at a time and kept. */
export class ReplayFrames {
  total = $state(0);
  /** For each move, what it brought about by itself. */
  then: Replay["then"] = [];
  #chunks = new Map<string, Promise<Frame[]>>();

  constructor(readonly table: string) {}

  async at(moves: number, seat: number | null): Promise<Frame | null> {
    const chunk = Math.floor(moves / CHUNK);
    const frames = await this.#chunk(chunk, seat);
    // What comes next will be wanted soon.
    if (moves % CHUNK > CHUNK / 2 && (chunk + 1) * CHUNK <= this.total) void this.#chunk(chunk + 1, seat).catch(() => undefined);
    return frames[moves - chunk * CHUNK] ?? null;
  }

  #chunk(chunk: number, seat: number | null): Promise<Frame[]> {
    const key = `${seat} ${chunk}`;
    let coming = this.#chunks.get(key);
    if (!coming) {
      coming = api.replay(this.table, seat, chunk * CHUNK, CHUNK).then((replay) => {
        this.total = replay.total;
        this.then = replay.then;
        return replay.frames;
      });
      coming.catch(() => this.#chunks.delete(key)); // it may be asked for again
      this.#chunks.set(key, coming);
    }
    return coming;
  }
}
