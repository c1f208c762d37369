/**
 * What is picked on the way to a move: a city with which several things are possible (a card that fits both ends), or
 * that the next card is to begin another route. Prompt, route, map and hand of one table share it.
 */
import type { ThurnMove } from "../../generated/protocol";
import { ForDecision } from "../../lib/forDecision.svelte";
import { includesMove } from "../../lib/moves";
import { perPlay } from "../../lib/perPlay";
import { settings } from "../../lib/settings.svelte";
import type { ThurnPlay } from "./board";
import { isRestart } from "./moves";

interface Waiting {
  city: string;
  moves: readonly ThurnMove[];
}

class Choice {
  readonly #waiting: ForDecision<Waiting | null>;
  readonly #restarting: ForDecision<boolean>;

  constructor(readonly play: ThurnPlay) {
    this.#waiting = new ForDecision<Waiting | null>(play, null);
    this.#restarting = new ForDecision(play, false);
  }

  /** Chooses the only thing there is, asks which of several, or lets the server say why there is none. */
  pick(city: string, moves: readonly ThurnMove[], otherwise: ThurnMove): void {
    const { play } = this;
    const before = this.city;
    this.#waiting.value = null;
    const [only] = moves;
    const chosen = play.chosen.find((made) => includesMove(moves, made));
    if (chosen) play.choose(chosen);
    // Nobody gives a route up by a slip of the finger.
    else if (moves.length > 1 || (only && isRestart(only) && !settings.confirm)) {
      if (play.chosen.length) play.clear();
      if (before !== city) this.#waiting.value = { city, moves };
    } else play.choose(only ?? otherwise);
  }

  /** The moves of which one is to be named; none if nothing waits. */
  get moves(): ThurnMove[] {
    const { play } = this;
    const waiting = this.#waiting.value;
    return waiting && !play.chosen.length ? waiting.moves.filter((made) => play.more.has(made)) : [];
  }
  get city(): string | null {
    return this.moves.length ? this.#waiting.value!.city : null;
  }

  /** Whether the next card is to begin another route. */
  get restarting(): boolean {
    return this.#restarting.value;
  }
  /** Forgets what waits; undefined if nothing does. */
  get putBack(): (() => void) | undefined {
    if (!this.moves.length && !this.restarting) return undefined;
    return () => {
      this.#waiting.value = null;
      this.#restarting.value = false;
    };
  }
  toggleRestart(): void {
    this.#waiting.value = null;
    if (this.play.chosen.length) this.play.clear();
    this.#restarting.value = !this.restarting;
  }
}

export const choiceOf = perPlay((play: ThurnPlay) => new Choice(play));
