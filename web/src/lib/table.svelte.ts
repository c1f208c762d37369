/** One table as one seat, or a spectator, sees it: kept up to date by the socket, shown at a pace people can follow. */
import type { Accepted, AnyMessage, Answer, Changes, Link, ShownMove, TableEvent, TableView, Update, You } from "../generated/protocol";
import { leftAt } from "./absence";
import { hearTime } from "./clock";
import { connection, type Command } from "./connection.svelte";
import { notices } from "./notices.svelte";
import { arrivals } from "./pieceAnimation";
import { patched } from "./patched";
import { flat, type FlatView } from "./positions";
import { pace } from "./settings.svelte";

/** From how many updates that wait on they are shown faster than is set; none is ever left out. */
const MANY = 12;

/** How much longer than a move something is shown that a move brings about: a robbery, a knock-out, a closed route. */
const WEIGHTY = 2.5;

/** A command as a seat of this table. */
type SeatCommand = Command extends infer C ? (C extends Command ? Omit<C, "table" | "seat"> : never) : never;

/** How the table stood after an update, and all that had happened by then. */
interface Shown {
  view: FlatView;
  events: TableEvent[];
}

/** Events with what they named, where that has been shown to everybody since. */
function unveiled(events: TableEvent[], shown: readonly ShownMove[]): TableEvent[] {
  if (!shown.length) return events;
  const moves = new Map(shown.map(({ n, move }) => [n, move]));
  return events.map((event) => {
    const move = moves.get(event.n);
    return move && event.what.kind === "moved" ? { ...event, what: { ...event.what, move, veiled: false } } : event;
  });
}

export class TableModel {
  view = $state.raw<FlatView | null>(null);
  events = $state.raw<TableEvent[]>([]);
  present = $state.raw<boolean[]>([]);
  /** When each seat was seen to leave. */
  left = $state.raw<(number | null)[]>([]);
  you = $state.raw<You | null>(null);
  gone = $state(false);
  /** The link by which somebody else gets this seat, once it was given away here. */
  given = $state.raw<Link | null>(null);
  /** Whether a big screen shows this table. */
  onScreen = $state(false);
  /** On a big screen: whether others may also take seats that wait for a link. */
  invites = $state(false);
  /** Why it may not be watched. */
  refusal = $state("");
  /** Whether updates are still to be shown. */
  busy = $state(false);

  #known: TableEvent[] = [];
  /** The newest view as it was sent, which changes are made to; null while that one is asked for. */
  #sent: TableView | null = null;
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];
  #unwatch: () => void;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    /** The code of the big screen that this is, maybe an empty one; null if it is none. */
    readonly screen: string | null = null,
  ) {
    this.#unwatch = connection.watch(id, seat, this, screen);
  }

  /** The newest view that has arrived, even if it is not shown yet. */
  get latest(): FlatView | null {
    return this.#queue.at(-1)?.view ?? this.view;
  }

  /** Waits until an event is shown here: what is drawn before it must not come back in between. */
  async until(n: number): Promise<void> {
    while ((this.view?.n ?? 0) < n && !this.gone) await new Promise<void>((shown) => this.#waiting.push(shown));
  }

  get after(): number {
    return this.#known.at(-1)?.n ?? 0;
  }

  close(): void {
    this.#unwatch();
    clearTimeout(this.#timer);
    this.busy = false;
  }

  hear(message: AnyMessage): void {
    if (message.type === "presence") {
      this.#see(message.present);
      this.onScreen = message.screen ?? false;
    } else if (message.type === "gone") this.#leave();
    else if (message.type === "update") this.#hearUpdate(message);
    else if (message.type === "changes") this.#hearChanges(message);
    else if (message.type === "refused") {
      this.refusal = message.sentence;
      if (this.screen === null) notices.refuse(message.sentence);
    }
  }

  #see(present: boolean[]): void {
    this.left = leftAt(present, this);
    this.present = present;
  }

  #hearUpdate(update: Update): void {
    const first = !this.view;
    this.refusal = "";
    if (update.reset || first) this.#known = [];
    else if (update.events.length && update.events[0]!.n > this.after + 1) return this.#askAgain();
    this.#see(update.present);
    if (update.you) this.you = update.you;
    // These two are told to whoever begins to watch.
    if (update.screen !== undefined && update.screen !== null) {
      this.onScreen = update.screen;
      this.invites = update.invites ?? false;
    }
    this.#take(update.view, update, first || update.reset);
  }

  #hearChanges(message: Changes): void {
    if (!this.#sent) return; // a whole view is on its way
    if (this.#sent.n !== message.after) return this.#askAgain();
    this.#take(patched(this.#sent, message.changes), message);
  }

  /** Something was lost on the way: asks for everything since. */
  #askAgain(): void {
    this.#sent = null;
    this.#unwatch();
    this.#unwatch = connection.watch(this.id, this.seat, this, this.screen);
  }

  /** Takes a view, and the events that led to it; shown at once if it is too late to show them one by one. */
  #take(view: TableView, { events, shown }: Pick<Update, "events" | "shown">, atOnce = false): void {
    const news = events.filter((event) => event.n > this.after);
    this.#sent = view;
    this.#known = [...unveiled(this.#known, shown ?? []), ...news];
    hearTime(news.at(-1)?.at ?? NaN);
    this.#queue.push({ view: flat(view), events: this.#known });
    if (atOnce || pace() === 0 || document.visibilityState === "hidden") this.#catchUp();
    else if (!this.busy) this.#next();
  }

  #leave(): void {
    this.gone = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
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
    const next = this.#queue.shift();
    if (!next) {
      this.busy = false;
      return;
    }
    this.busy = true;
    const before = this.view?.n ?? 0;
    this.#show(next);
    // One's own move was shown when it was chosen; the others' take their time.
    const last = next.events.at(-1)?.what;
    const quick = this.#queue.length === 0 && last?.kind === "moved" && last.mover === this.seat;
    // What somebody wins or loses is looked at longer.
    const news = next.events.slice(next.events.findLastIndex(({ n }) => n <= before) + 1);
    const weight = news.some(({ what }) => what.kind === "moved" && what.then?.length) ? WEIGHTY : 1;
    const hurry = Math.min(1, MANY / Math.max(1, this.#queue.length));
    this.#timer = setTimeout(() => void this.#goOn(next), quick ? 0 : pace() * hurry * weight);
  }

  /** On to the next update, once all pieces have arrived: a long walk takes longer than a move. */
  async #goOn(shown: Shown): Promise<void> {
    await arrivals();
    // Meanwhile everything may have been shown at once, or the table was closed.
    if (this.busy && this.view === shown.view) this.#next();
  }

  #show({ events, view }: Shown): void {
    this.events = events;
    this.view = view;
    this.#wake();
  }

  send(command: Command): Promise<Answer> {
    return connection.send(command);
  }

  /** Sends a command, and shows why if it is refused. A spectator behind the curtain speaks for the first of their seats. */
  async ask(command: SeatCommand): Promise<Accepted | null> {
    const seat = this.seat ?? this.you?.seats[0];
    if (seat === undefined) return null;
    const answer = await this.send({ ...command, table: this.id, seat } as Command);
    if (answer.type === "accepted") return answer;
    if ("sentence" in answer) notices.refuse(answer.sentence ?? "");
    return null;
  }

  /** What taking back would mean for this seat: done at once, asked of the others, or nothing (also once it has asked). */
  get undoable(): FlatView["undoable"] {
    const view = this.view;
    return view && view.undo?.seat !== view.seat ? view.undoable : null;
  }

  async undo(): Promise<void> {
    const decision = this.view?.decision;
    if (decision != null) await this.ask({ do: "undo", decision });
  }
}
