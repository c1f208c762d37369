/** The analysis of a finished game, fetched piece by piece from the server while it is shown. */
import type { Outlook, Verdict } from "../generated/protocol";
import { api } from "./api";
import { joined, suspects, turnsOf, type Mover, type Turn } from "./analysis";

export class GameAnalysis {
  moments = $state.raw<Outlook[]>([]);
  sides = $state.raw<number[][]>([]);
  /** How many games were played on from each moment. */
  games = $state(0);
  /** From where on nothing is known yet; null: all is. */
  open = $state<number | null>(0);
  verdicts = $state.raw<ReadonlyMap<number, Verdict>>(new Map());
  /** How it stood before each decision with a verdict: by that its moves are named. */
  readonly positions = new Map<number, unknown>();
  trouble = $state.raw<unknown>(null);
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.moments, this.movers, this.verdicts));

  #watched = false;
  #working = false;

  constructor(
    readonly table: string,
    /** Who made each move. */
    readonly movers: readonly Mover[],
    readonly positionAt: (moves: number) => Promise<unknown>,
  ) {}

  get total(): number {
    return this.movers.length;
  }

  /** Whether everything is known that there is to tell. */
  get done(): boolean {
    return this.open === null && this.#unjudged() === undefined;
  }

  /** The moment with which to begin: where the game turned first, if that is known, or else how it ended. */
  get worthSeeing(): number {
    return (this.done ? this.turns[0]?.at : undefined) ?? this.total;
  }

  /** Asks for what is not known yet: first for the whole curve, then about the decisions that seem to have cost most. */
  async work(): Promise<void> {
    this.#watched = true;
    this.trouble = null;
    if (this.#working) return;
    this.#working = true;
    try {
      while (this.#watched && this.open !== null) await this.#goOn(this.open);
      for (let at = this.#unjudged(); this.#watched && at !== undefined; at = this.#unjudged()) await this.verdict(at);
    } catch (error) {
      this.trouble = error;
    } finally {
      this.#working = false;
    }
  }

  /** Stops asking: it is no longer shown. */
  rest(): void {
    this.#watched = false;
  }

  async verdict(at: number): Promise<Verdict> {
    const known = this.verdicts.get(at);
    if (known) return known;
    const [verdict, position] = await Promise.all([api.verdict(this.table, at), this.positionAt(at)]);
    this.positions.set(at, position);
    this.verdicts = new Map(this.verdicts).set(at, verdict);
    return verdict;
  }

  async #goOn(from: number): Promise<void> {
    const part = await api.chances(this.table, from);
    this.sides = part.sides;
    this.games = part.games;
    this.moments = joined(this.moments, part.moments);
    this.open = part.next;
  }

  #unjudged(): number | undefined {
    return suspects(this.moments, this.movers).find((at) => !this.verdicts.has(at));
  }
}

const known = new Map<string, GameAnalysis>();

/** The analysis of a table, kept for when the reader comes back to it. */
export function analysisOf(table: string, movers: readonly Mover[], positionAt: (moves: number) => Promise<unknown>): GameAnalysis {
  const insight = known.get(table) ?? new GameAnalysis(table, movers, positionAt);
  known.set(table, insight);
  return insight;
}
