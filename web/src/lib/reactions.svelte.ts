/** What the others show one another at a table: drawn beside a seat for a moment, unless that player is muted here. */
import { SvelteSet } from "svelte/reactivity";
import type { Reacted, TableEvent } from "../generated/protocol";

export type ReactionName = Reacted["reaction"];
export const REACTIONS: readonly ReactionName[] = ["applause", "laugh", "wow", "oh-no", "hurry", "thanks"];

/** Milliseconds that a reaction is shown. */
const LASTS_MS = 3000;

export class Reactions {
  /** For each seat what it shows now. */
  shown = $state.raw<Readonly<Record<number, ReactionName>>>({});
  /** The seats whose reactions are not shown on this device. */
  readonly muted = new SvelteSet<number>();
  #last: number;

  constructor(after: number) {
    this.#last = after;
  }

  /** Shows what is new among the events of a table; whether there was something. */
  follow(events: readonly TableEvent[]): boolean {
    const fresh = events.filter(({ n, what }) => n > this.#last && what.kind === "reacted");
    this.#last = Math.max(this.#last, events.at(-1)?.n ?? 0);
    let seen = false;
    for (const { what } of fresh)
      if (what.kind === "reacted" && !this.muted.has(what.seat)) {
        this.#show(what.seat, what.reaction);
        seen = true;
      }
    return seen;
  }

  toggle(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
  }

  #show(seat: number, reaction: ReactionName): void {
    const now = (this.shown = { ...this.shown, [seat]: reaction });
    setTimeout(() => {
      // It may show something else by then.
      if (this.shown === now || this.shown[seat] === reaction) {
        const { [seat]: _gone, ...left } = this.shown;
        this.shown = left;
      }
    }, LASTS_MS);
  }
}
