/** One table as one seat, or a spectator, sees it: kept up to date by the socket, shown at a pace people can follow. */
import type { Accepted, AnyMessage, Answer, Moved, TableEvent, TableView, Told, You } from "../generated/protocol";
import { hearTime } from "./clock";
import { connection, type Wish } from "./connection.svelte";
import { notices } from "./notices.svelte";
import { pace } from "./settings.svelte";

/** More than this many steps behind, what happened is told by the recap and not shown move by move. */
const MOST_STEPS = 12;

/** Something asked for as a seat of this table. */
type Request = Wish extends infer W ? (W extends Wish ? Omit<W, "table" | "seat"> : never) : never;

export class TableModel {
  view = $state.raw<TableView | null>(null);
  events = $state.raw<TableEvent[]>([]);
  present = $state.raw<boolean[]>([]);
  you = $state.raw<You | null>(null);
  gone = $state(false);
  /** Whether something is still on its way to being shown. */
  busy = $state(false);

  #known: TableEvent[] = [];
  #queue: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];
  #unwatch: () => void;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.#unwatch = connection.watch(id, seat, this);
  }

  /** How it stands on the server, even if it is not shown yet. */
  get latest(): TableView | null {
    return this.#queue.at(-1)?.view ?? this.view;
  }

  /** Waits until an event is known here. */
  async until(n: number): Promise<void> {
    while (this.after < n && !this.gone) await new Promise<void>((heard) => this.#waiting.push(heard));
  }

  get after(): number {
    return this.#known.at(-1)?.n ?? 0;
  }

  close(): void {
    this.#unwatch();
    clearTimeout(this.#timer);
  }

  hear(message: AnyMessage): void {
    if (message.type === "presence") this.present = message.present;
    else if (message.type === "gone") this.gone = true;
    else if (message.type === "told") this.#hearTold(message);
  }

  #hearTold(told: Told): void {
    const first = !this.view;
    if (told.reset || first) this.#known = [];
    else if (told.events.length && told.events[0]!.n > this.after + 1) {
      // Something was lost on the way: ask for everything since.
      this.#unwatch();
      this.#unwatch = connection.watch(this.id, this.seat, this);
      return;
    }
    const news = told.events.filter((event) => event.n > this.after);
    this.#known = [...this.#known, ...news];
    hearTime(news.at(-1)?.at ?? NaN);
    this.present = told.present;
    if (told.you) this.you = told.you;
    this.#queue.push({ ...told, events: this.#known });
    const late = first || told.reset || news.length > MOST_STEPS || this.#queue.length > MOST_STEPS;
    if (late || pace() === 0 || document.visibilityState === "hidden") this.#catchUp();
    else if (!this.busy) this.#next();
    for (const heard of this.#waiting.splice(0)) heard();
  }

  /** Shows how it stands now, at once. */
  #catchUp(): void {
    clearTimeout(this.#timer);
    const latest = this.#queue.at(-1);
    this.#queue = [];
    this.busy = false;
    if (latest) this.#show(latest);
  }

  #next(): void {
    const told = this.#queue.shift();
    if (!told) {
      this.busy = false;
      return;
    }
    this.busy = true;
    this.#show(told);
    // One's own move was shown when it was chosen; the others' take their time.
    const own = told.events.at(-1)?.what;
    const quick = this.#queue.length === 0 && own?.kind === "moved" && own.mover === this.seat;
    this.#timer = setTimeout(() => this.#next(), quick ? 0 : pace());
  }

  #show(told: Told): void {
    this.events = told.events;
    this.view = told.view;
  }

  send(wish: Wish): Promise<Answer> {
    return connection.send(wish);
  }

  /** Asks for something, and shows why if it is refused. Whoever looks on behind a curtain asks for the first of their seats. */
  async ask(request: Request): Promise<Accepted | null> {
    const seat = this.seat ?? this.you?.seats[0];
    if (seat === undefined) return null;
    const answer = await this.send({ ...request, table: this.id, seat } as Wish);
    if (answer.type === "accepted") return answer;
    notices.refuse(answer.sentence);
    return null;
  }

  /** What taking back would be for this seat: done at once, asked of the others, or nothing (also once it has asked). */
  get undoable(): TableView["undoable"] {
    const view = this.view;
    return view && view.undo?.seat !== view.seat ? view.undoable : null;
  }

  async undo(): Promise<void> {
    const decision = this.view?.decision;
    if (decision != null) await this.ask({ do: "undo", decision });
  }
}

export function isMove(event: TableEvent): event is TableEvent & { what: Moved } {
  return event.what.kind === "moved";
}

/** The events that still hold: without the moves that were taken back. */
export function standing(events: readonly TableEvent[]): TableEvent[] {
  const held: TableEvent[] = [];
  let moves = 0;
  for (const event of events) {
    if (event.what.kind === "undone")
      while (moves > event.what.to) {
        const last = held.findLastIndex(isMove);
        held.splice(last, 1);
        moves -= 1;
      }
    else if (isMove(event)) moves += 1;
    held.push(event);
  }
  return held;
}

/** The moves since a seat's own last one (not included), or of the last turn for a spectator. */
export function since(events: readonly TableEvent[], seat: number | null): Moved[] {
  const moves = standing(events).filter(isMove).map((event) => event.what);
  if (seat === null) return moves.slice(-1);
  let from = moves.findLastIndex((move) => move.mover === seat);
  // While it is one's own turn, the moves of others are those before one's own first of this turn.
  if (from === moves.length - 1) return moves.slice(-1);
  from += 1;
  return moves.slice(from);
}

/** The seats that want a bot to play for another one, since that one last did something. */
export function wantBot(events: readonly TableEvent[], seat: number): number[] {
  let wishes: number[] = [];
  for (const { what } of events)
    if (what.kind === "take-over-asked") {
      if (what.seat === seat) wishes = [...wishes, what.by];
    } else if (what.kind === "moved" ? what.mover === seat : what.kind !== "nudged" && "seat" in what && what.seat === seat) wishes = [];
  return wishes;
}
