/** Playing at a live table: choosing, looking ahead, sending. What is possible and what follows, the server says. */
import type { GameClient } from "../games/game";
import type { Moved } from "../generated/protocol";
import { api, Refused, type Trial } from "./api";
import { Hint, unchosen } from "./hint.svelte";
import { namesOf } from "./playerNames";
import { notices } from "./notices.svelte";
import type { Play } from "./play";
import { settings } from "./settings.svelte";
import { since, type TableModel } from "./table.svelte";
import { say } from "./i18n.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class LivePlay<P = unknown> implements Play<P> {
  #chosen = $state.raw<string[]>([]);
  #trial = $state.raw<Trial | null>(null);
  #start = $state.raw<Trial | null>(null);
  #peeked = $state<string | null>(null);
  #peek = $state.raw<Trial | null>(null);
  #sending = $state(false);
  readonly #legal = $derived.by((): ReadonlySet<string> => (this.asked ? new Set(this.#start?.more ?? this.table.view!.legal) : NOTHING));
  readonly #more = $derived.by((): ReadonlySet<string> => {
    if (!this.asked || !this.#chosen.length || !this.#gathering) return this.legal;
    return this.#trial ? new Set(this.#trial.more) : NOTHING;
  });
  readonly #hinted = $derived.by((): ReadonlySet<string> => {
    const { advice } = this.hint;
    if (!advice || !this.asked) return NOTHING;
    const left = unchosen(advice.moves, this.#chosen);
    // While the server thinks about what is chosen, nothing can be added: no reason to flicker.
    const open = this.#gathering && !this.#trial ? this.legal : this.more;
    return new Set((this.game.way ? left.slice(0, 1) : left).filter((move) => open.has(move)));
  });
  readonly hint = new Hint();
  #tried = new Map<string, Promise<Trial>>();
  #decision: number | null = null;

  constructor(
    readonly table: TableModel,
    readonly game: Pick<GameClient<P>, "gathers" | "way">,
  ) {}

  /** To be called when the table has changed: what was chosen for another decision is forgotten. */
  refresh(): void {
    const decision = this.asked ? this.table.view!.decision! : null;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.#tried.clear();
    this.#chosen = [];
    this.#trial = this.#start = this.#peek = null;
    this.#peeked = null;
    this.hint.forget();
    // Of several things chosen together, some can only be named later: ask for all of them.
    if (decision !== null && this.table.view!.legal.some(this.game.gathers))
      void this.#try([]).then((trial) => {
        if (this.#decision === decision) this.#start = trial;
      }, ignore);
  }

  get settled(): P {
    return this.table.view!.position as P;
  }
  get position(): P {
    return ((this.#peek ?? this.#trial)?.position as P | undefined) ?? this.settled;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get names(): readonly string[] {
    return namesOf(this.table.view!.seats);
  }
  get asked(): boolean {
    const view = this.table.view;
    return view !== null && view.legal.length > 0 && !this.#sending;
  }
  get sending(): boolean {
    return this.#sending;
  }
  get legal(): ReadonlySet<string> {
    return this.#legal;
  }
  get more(): ReadonlySet<string> {
    return this.#more;
  }
  get hinted(): ReadonlySet<string> {
    return this.#hinted;
  }
  /** Whether what is chosen so far is chosen together with more. */
  get #gathering(): boolean {
    return this.#chosen.some(this.game.gathers);
  }
  get chosen(): readonly string[] {
    return this.#chosen;
  }
  get peeked(): string | null {
    return this.#peeked;
  }
  get ready(): boolean {
    return this.asked && this.#chosen.length > 0 && (this.#trial?.ready ?? false);
  }
  get path(): readonly string[] {
    return (this.#peek ?? this.#trial)?.path ?? [];
  }
  get recent(): readonly Moved[] {
    return since(this.table.events, this.seat);
  }

  choose(move: string): void {
    if (!this.asked) return void this.#explain(move);
    this.peek(null);
    if (this.#chosen.includes(move) && !(this.#gathering && this.more.has(move)))
      this.#set(this.#chosen.toSpliced(this.#chosen.lastIndexOf(move), 1));
    else if (this.more.has(move)) {
      const together = this.game.gathers(move);
      if (!together && !settings.confirm) void this.#send([move]);
      else this.#set(together ? [...this.#chosen, move] : [move]);
    } else if (this.legal.has(move)) {
      // Whoever is quicker than the answer to the last choice means this one, too, if they go together.
      const both = this.#gathering && this.#trial === null && this.game.gathers(move);
      this.#set(both ? [...this.#chosen, move] : [move], both ? [move] : []);
    } else void this.#explain(move);
  }

  peek(move: string | null): void {
    if (move === this.#peeked) return;
    this.#peeked = null;
    this.#peek = null;
    if (move === null || !this.more.has(move)) return;
    this.#peeked = move;
    void this.#ahead(move).then((trial) => {
      if (this.#peeked === move) this.#peek = trial;
    }, ignore);
  }

  way(move: string): Promise<readonly string[]> {
    return this.#ahead(move).then(({ path }) => path);
  }

  confirm(): void {
    const trial = this.#trial;
    if (this.ready && trial) void this.#send(trial.finish ? [...trial.moves, trial.finish] : trial.moves);
  }

  clear(): void {
    this.peek(null);
    this.#set([]);
  }

  askHint(): void {
    const { table, seat, decision } = this.table.view!;
    if (this.asked) void this.hint.ask(table, seat!, decision!);
  }

  /** `otherwise`: what is chosen if these do not go together. */
  #set(chosen: string[], otherwise: string[] = []): void {
    this.#chosen = chosen;
    this.#trial = null;
    if (!chosen.length) return;
    void this.#try(chosen).then(
      (trial) => {
        if (this.#chosen === chosen) this.#trial = trial;
      },
      (error: unknown) => {
        if (this.#chosen === chosen) this.#set(otherwise);
        if (error instanceof Refused && !otherwise.length) notices.refuse(error.sentence, error.rule);
      },
    );
  }

  /** What comes of one more move. */
  #ahead(move: string): Promise<Trial> {
    return this.#try(this.game.gathers(move) ? [...this.#chosen, move] : [move]);
  }

  #try(moves: string[]): Promise<Trial> {
    const view = this.table.view!;
    const key = moves.join("\n");
    let trial = this.#tried.get(key);
    if (!trial) {
      trial = api.trial(view.table, view.seat!, view.decision!, moves);
      this.#tried.set(key, trial);
    }
    return trial;
  }

  /** Sends moves one after another, each for the decision that the one before it has opened. */
  async #send(moves: readonly string[]): Promise<void> {
    this.#sending = true;
    try {
      for (const move of moves) {
        const view = this.table.latest;
        if (view?.decision == null || view.seat === null || !view.legal.includes(move)) break;
        const { table, seat, decision } = { ...view, seat: view.seat, decision: view.decision };
        const answer = await this.table.send({ do: "move", table, seat, decision, move });
        if (answer.type === "accepted") await this.table.until(answer.n);
        else {
          notices.refuse(answer.sentence, answer.type === "illegal" ? answer.rule : null);
          break;
        }
      }
    } finally {
      this.#sending = false;
      this.#decision = null;
      this.refresh();
    }
  }

  async #explain(move: string): Promise<void> {
    if (this.seat === null) return notices.refuse(say("only-watching"));
    try {
      const why = await api.why(this.table.id, this.seat, move);
      if (why.sentence) notices.refuse(why.sentence, why.rule ?? null);
    } catch (error) {
      if (error instanceof Refused) notices.refuse(error.sentence, error.rule);
    }
  }
}

function ignore(): void {
  // A preview that does not come is no loss.
}
