/**
 * Something that is picked on the way to a move, such as a card. It holds for the decision for which it was picked:
 * with another one it is forgotten, whatever else happens at the table meanwhile.
 */
import type { Play } from "./play";

export class ForDecision<T> {
  #picked = $state.raw<{ readonly value: T; readonly decision: number | null } | null>(null);

  constructor(
    readonly play: Pick<Play, "asked" | "decision">,
    /** What it is while nothing is picked. */
    readonly nothing: T,
  ) {}

  get value(): T {
    const { play } = this;
    return this.#picked && play.asked && this.#picked.decision === play.decision ? this.#picked.value : this.nothing;
  }
  set value(value: T) {
    this.#picked = { value, decision: this.play.decision };
  }
}
