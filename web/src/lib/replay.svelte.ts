/** A moment of a game that was played before: there is something to see, and nothing to choose. */
import type { Moved } from "../generated/protocol";
import { api } from "./api";
import { i18n } from "./i18n.svelte";
import type { Reason } from "./livePlay.svelte";
import { MoveSet, NO_MOVES, type Move } from "./moves";
import type { Play } from "./play";
import { flat, type FlatFrame } from "./positions";

/** How many frames are fetched at a time. */
const CHUNK = 50;

export class ReplayPlay<P = unknown, M extends Move = Move> implements Play<P, M> {
  readonly chosen: readonly M[] = [];
  readonly pending = false;
  readonly judged = true;
  readonly peeked = null;
  readonly ready = false;
  readonly path: readonly string[] = [];

  #frame = $state.raw<FlatFrame | null>(null);
  #seat = $state<number | null>(null);
  #hinted = $state.raw<MoveSet<M>>(NO_MOVES);

  constructor(readonly names: readonly string[]) {}

  /** `made`: the moves by which it came from what was shown before; `recent`: all of them that are to be marked. */
  show(frame: FlatFrame, seat: number | null, made: readonly Moved[] = [], recent: readonly Moved[] = made): void {
    this.#made = made;
    this.#recent = recent;
    this.#frame = frame;
    this.#seat = seat;
  }
  #made: readonly Moved[] = [];
  #recent: readonly Moved[] = [];
  /** The moves by which it came from what was shown before: once, so that they fly once. */
  takeMade(): readonly Moved[] {
    const made = this.#made;
    this.#made = [];
    return made;
  }
  /** Marks a move that might have been made here; null: none. */
  hint(move: M | null): void {
    this.#hinted = move === null ? NO_MOVES : new MoveSet([move]);
  }

  get frame(): FlatFrame | null {
    return this.#frame;
  }
  get position(): P {
    return this.#frame!.position as P;
  }
  get settled(): P {
    return this.position;
  }
  /** Nothing can be picked here. */
  readonly decision = null;
  get seat(): number | null {
    return this.#seat;
  }
  /** What a hint recommends is drawn as if it could be chosen; choosing does nothing. */
  get hinted(): MoveSet<M> {
    return this.#hinted;
  }
  get more(): MoveSet<M> {
    return this.#hinted;
  }
  get legal(): MoveSet<M> {
    return this.#hinted;
  }
  get allowed(): MoveSet<M> {
    return this.#hinted;
  }
  get asked(): boolean {
    return this.#hinted.size > 0;
  }
  get recent(): readonly Moved[] {
    if (this.#frame && this.#recent.length) return this.#recent;
    const { mover = null, move = null, path = [] } = this.#frame ?? {};
    return mover === null || move === null ? [] : [{ kind: "moved", mover, move, path }];
  }

  get turn(): readonly Moved[] {
    return this.recent;
  }
  /** Nothing can be played, and everybody knows. */
  whyNot(): string {
    return "";
  }

  /** What a move that is typed is answered with. */
  reasonFor(): Promise<Reason> {
    return Promise.resolve({ sentence: i18n.say("line", "only-looked-at"), rule: null });
  }

  choose(): void {}
  select(): void {}
  peek(): void {}
  outcome(): Promise<null> {
    return Promise.resolve(null);
  }
  pathOf(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  confirm(): void {}
  clear(): void {}
}

/** The frames of a game, fetched in chunks and kept. */
export class ReplayFrames {
  total = $state(0);
  /** All moves of the game; known with the first frame. */
  moves: readonly Moved[] = [];
  #chunks = new Map<string, Promise<FlatFrame[]>>();

  constructor(readonly table: string) {}

  async at(moves: number, seat: number | null): Promise<FlatFrame | null> {
    const chunk = Math.floor(moves / CHUNK);
    const frames = await this.#chunk(chunk, seat);
    // What comes next will be wanted soon.
    if (moves % CHUNK > CHUNK / 2 && (chunk + 1) * CHUNK <= this.total) void this.#chunk(chunk + 1, seat).catch(() => undefined);
    return frames[moves - chunk * CHUNK] ?? null;
  }

  #chunk(chunk: number, seat: number | null): Promise<FlatFrame[]> {
    const key = `${seat} ${chunk}`;
    let coming = this.#chunks.get(key);
    if (!coming) {
      coming = api.replay(this.table, seat, chunk * CHUNK, CHUNK).then((replay) => {
        this.total = replay.total;
        if (chunk === 0) this.moves = replay.moves;
        return replay.frames.map(flat);
      });
      coming.catch(() => this.#chunks.delete(key)); // it may be asked for again
      this.#chunks.set(key, coming);
    }
    return coming;
  }
}
