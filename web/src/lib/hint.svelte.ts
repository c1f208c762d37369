/** What a bot would do in one decision, if it was asked. It is shown and never done. */
import type { Advice } from "../generated/protocol";
import "../styles/hinted.css";
import { api } from "./api";
import { attempt } from "./attempt";
import { withoutMove, type Move, type Roles } from "./moves";

export class Hint {
  #advice = $state.raw<Advice | null>(null);
  #thinking = $state(false);
  #shown = $state(false);
  /** The decision that is thought about. */
  #decision: number | null = null;

  get thinking(): boolean {
    return this.#thinking;
  }
  /** What it says, unless it was put away. */
  get advice(): Advice | null {
    return this.#shown ? this.#advice : null;
  }

  /** Asks for it, puts it away, or brings it back. */
  async ask(table: string, seat: number, decision: number): Promise<void> {
    if (this.#thinking) return;
    if (this.#advice) {
      this.#shown = !this.#shown;
      return;
    }
    this.#thinking = true;
    this.#decision = decision;
    const advice = await attempt(() => api.hint(table, seat, decision));
    if (this.#decision !== decision) return;
    this.#thinking = false;
    this.#advice = advice;
    this.#shown = advice !== null;
  }

  /** To be called when the decision is over. */
  forget(): void {
    this.#advice = this.#decision = null;
    this.#thinking = this.#shown = false;
  }
}

/** The moves to name: of several that are chosen together, without the one that only ends the choice. */
export function named<M extends Move>(moves: readonly M[], roles: Roles): readonly M[] {
  return moves.length > 1 ? moves.filter((move) => roles[move.kind] !== "done") : moves;
}

/** What is still to be chosen of what a hint says, the same move as often as it says so. */
export function unchosen<M extends Move>(moves: readonly M[], chosen: readonly Move[], roles: Roles): readonly M[] {
  return chosen.reduce((left, move) => withoutMove(left, move), named(moves, roles));
}
