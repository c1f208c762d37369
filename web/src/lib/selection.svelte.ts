/**
 * Choosing moves for one decision. What is chosen is previewed by the server, which says what goes with it, whether it
 * can be sent, and how the table would look then. Moves that are chosen before the answer to the last choice has come
 * wait in one queue; each is judged by the answer to those before it. Knows neither table nor socket nor game.
 */
import { deedsOf, includesMove, MoveSet, NO_MOVES, sameMove, withoutMove, type Move, type Roles } from "./moves";

/** What would come of some moves. */
export interface Previewed<P, M extends Move> {
  /** The chosen moves in the order in which they are to be sent. */
  readonly moves: readonly M[];
  /** What can be chosen besides. */
  readonly more: readonly M[];
  /** Whether they can be sent as they are. */
  readonly ready: boolean;
  /** What has to be sent after them, if nothing more is chosen. */
  readonly finish: M | null;
  readonly position: P;
  readonly path: readonly string[];
}

/** A decision that a seat is asked for. */
export interface Decision<M extends Move> {
  readonly id: number;
  readonly legal: readonly M[];
}

/** How a selection talks to the server. A preview of moves that do not go together is rejected. */
export interface Transport<P, M extends Move> {
  preview(decision: number, moves: readonly M[], dropped: AbortSignal): Promise<Previewed<P, M>>;
  /** Makes the moves, all or none; whether they were made. Settles when what came of them is shown here. */
  send(decision: number, moves: readonly M[]): Promise<boolean>;
  /** Tells the reader why a move is not possible. */
  explain(move: M): void;
  /** Tells the reader why a preview was rejected. */
  refuse(error: unknown): void;
}

/** Stands in the queue for the wish to send what is chosen by then. */
const CONFIRM = Symbol("confirm");

export class Selection<P, M extends Move = Move> {
  #decision = $state.raw<Decision<M> | null>(null);
  #chosen = $state.raw<readonly M[]>([]);
  /** The preview of what is chosen; null until it has come. */
  #preview = $state.raw<Previewed<P, M> | null>(null);
  /** The preview of nothing: it names all picks, also those that could only be made after others. */
  #start = $state.raw<Previewed<P, M> | null>(null);
  #peeked = $state.raw<M | null>(null);
  #peek = $state.raw<Previewed<P, M> | null>(null);
  #sending = $state(false);
  /** Chosen, or confirmed, before the answer to the last choice has come. */
  #queue: (M | typeof CONFIRM)[] = [];
  /** The last decision that was made: an older update that is shown late does not open it again. */
  #made: number | null = null;
  #previews = new Map<string, Promise<Previewed<P, M>>>();
  #dropped = new AbortController();

  readonly legal = $derived.by((): MoveSet<M> => (this.asked ? new MoveSet(this.#start?.more ?? this.#decision!.legal) : NO_MOVES));
  readonly more = $derived.by((): MoveSet<M> => {
    if (!this.asked || !this.#gathering) return this.legal;
    return this.#preview ? new MoveSet(this.#preview.more) : NO_MOVES;
  });

  constructor(
    readonly transport: Transport<P, M>,
    readonly roles: Roles,
    /** Whether a single move, such as this one, waits to be confirmed. */
    readonly confirms: (move: M) => boolean,
  ) {}

  get asked(): boolean {
    return this.#decision !== null && !this.#sending;
  }
  get sending(): boolean {
    return this.#sending;
  }
  get chosen(): readonly M[] {
    return this.#chosen;
  }
  get pending(): boolean {
    return this.asked && this.#gathering && this.#preview === null;
  }
  get ready(): boolean {
    return this.asked && this.#chosen.length > 0 && (this.#preview?.ready ?? false);
  }
  get peeked(): M | null {
    return this.#peeked;
  }
  /** The preview to draw: of what is looked at, or else of what is chosen. */
  get shown(): Previewed<P, M> | null {
    return this.#peek ?? this.#preview;
  }
  /** The preview of what is chosen, whatever is looked at besides. */
  get previewed(): Previewed<P, M> | null {
    return this.#preview;
  }
  /** Whether the preview of what is looked at has yet to come. */
  get looking(): boolean {
    return this.#peeked !== null && this.#peek === null;
  }

  /** Whether a move is one of several that are chosen together. */
  isGathered(move: M): boolean {
    return this.roles[move.kind] !== undefined;
  }
  get #gathering(): boolean {
    return this.#chosen.some((move) => this.isGathered(move));
  }

  /** Another decision is open now, or none: what was chosen for the last one is forgotten. */
  open(decision: Decision<M> | null): void {
    if (decision !== null && decision.id === this.#made) decision = null;
    if (decision?.id === this.#decision?.id) return;
    this.#forget();
    this.#decision = decision;
    if (decision?.legal.some((move) => this.isGathered(move)))
      void this.#ask([]).then((preview) => {
        if (this.#decision === decision) this.#start = preview;
      }, ignore);
  }

  choose(move: M): void {
    // The server would say that it is another seat's turn, which tells the reader nothing about this move.
    if (this.#sending) return;
    if (!this.asked) return this.transport.explain(move);
    this.peek(null);
    this.#queue.push(move);
    this.#work();
  }

  select(moves: readonly M[]): void {
    if (!this.asked) return;
    this.peek(null);
    this.#queue = [];
    this.#set(moves);
  }

  clear(): void {
    this.peek(null);
    this.#queue = [];
    this.#set([]);
  }

  peek(move: M | null): void {
    if (move === null ? this.#peeked === null : this.#peeked && sameMove(move, this.#peeked)) return;
    this.#peeked = this.#peek = null;
    if (move === null || !this.more.has(move)) return;
    this.#peeked = move;
    void this.#ahead(move).then((preview) => {
      if (this.#peeked === move) this.#peek = preview;
    }, ignore);
  }

  pathOf(move: M): Promise<readonly string[]> {
    return this.#ahead(move).then(({ path }) => path);
  }

  /** How the table would look after moves that are chosen together, and nothing more. */
  async outcome(moves: readonly M[]): Promise<P> {
    const preview = await this.#ask(moves);
    return preview.finish ? (await this.#ask([...moves, preview.finish])).position : preview.position;
  }

  /** Sends what is chosen, as soon as it is known whether it can be sent. */
  confirm(): void {
    if (!this.asked) return;
    this.#queue.push(CONFIRM);
    this.#work();
  }

  /** Judges what waits, as far as the answers have come. */
  #work(): void {
    while (this.asked) {
      const next = this.#queue[0];
      if (next === undefined || this.#waitsForPreview(next)) return;
      this.#queue.shift();
      if (next === CONFIRM) this.#sendChosen();
      else this.#judge(next);
    }
  }

  #waitsForPreview(next: M | typeof CONFIRM): boolean {
    // A single move is known to be possible, and nothing goes with it.
    if (next === CONFIRM) return this.#gathering && this.#preview === null;
    return this.pending && this.isGathered(next);
  }

  #sendChosen(): void {
    if (!this.#gathering) {
      if (this.#chosen.length) void this.#send(this.#chosen);
      return;
    }
    const preview = this.#preview;
    if (this.ready && preview) void this.#send(preview.finish ? [...preview.moves, preview.finish] : preview.moves);
  }

  #judge(named: M): void {
    // What the server listed is sent as it wrote it.
    const move = this.more.find(named) ?? this.legal.find(named) ?? named;
    const gathered = this.isGathered(move);
    const possible = this.more.has(move);
    // The same card may be discarded twice: it is taken back where it cannot be added once more.
    if (includesMove(this.#chosen, move) && !(this.#gathering && possible)) this.#set(withoutMove(this.#chosen, move));
    else if (possible && !gathered && !this.confirms(move)) void this.#send([move]);
    else if (possible && gathered) this.#set([...this.#chosen, move]);
    else if (possible || this.legal.has(move)) this.#set([move]);
    else this.transport.explain(move);
  }

  #set(chosen: readonly M[]): void {
    const before = this.#chosen;
    this.#chosen = chosen;
    this.#preview = null;
    if (!chosen.length) return this.#work();
    void this.#ask(chosen).then(
      (preview) => {
        if (this.#chosen !== chosen) return;
        this.#preview = preview;
        this.#work();
      },
      (error: unknown) => {
        if (this.#chosen !== chosen) return;
        this.transport.refuse(error);
        // What was to be confirmed is no longer chosen.
        this.#queue = this.#queue.filter((next) => next !== CONFIRM);
        this.#restore(before);
      },
    );
  }

  /** Back to what was chosen before a choice that was refused. It was previewed, so the answer is known. */
  #restore(before: readonly M[]): void {
    const known = before.length > 0 && this.#previews.has(deedsOf(before));
    this.#set(known ? before : []);
  }

  /** What would come of one more move. */
  #ahead(move: M): Promise<Previewed<P, M>> {
    return this.#ask(this.isGathered(move) ? [...this.#chosen, move] : [move]);
  }

  #ask(moves: readonly M[]): Promise<Previewed<P, M>> {
    const key = deedsOf(moves);
    let preview = this.#previews.get(key);
    if (!preview) {
      preview = this.transport.preview(this.#decision!.id, moves, this.#dropped.signal);
      const previews = this.#previews;
      previews.set(key, preview);
      preview.catch(() => previews.delete(key));
    }
    return preview;
  }

  async #send(moves: readonly M[]): Promise<void> {
    const decision = this.#decision!;
    this.#queue = [];
    this.#sending = true;
    const made = await this.transport.send(decision.id, moves).catch(() => false);
    this.#sending = false;
    if (made) this.#made = decision.id;
    if (this.#decision !== decision) return;
    this.open(null);
    // What was refused is still to be decided, afresh.
    if (!made) this.open(decision);
  }

  #forget(): void {
    this.#dropped.abort();
    this.#dropped = new AbortController();
    this.#previews = new Map();
    this.#queue = [];
    this.#chosen = [];
    this.#preview = this.#start = this.#peek = null;
    this.#peeked = null;
  }
}

function ignore(): void {
  // Without a preview everything works, only with less to see.
}
