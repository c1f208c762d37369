/**
 * Tickets that are tapped faster than the server answers: each is chosen as soon as those before it are known to go
 * together with it.
 */
import type { Play } from "../../lib/play";
import type { TicketPosition } from "./printed";

export class Picking {
  #wanted = $state.raw<string[]>([]);

  constructor(readonly play: () => Play<TicketPosition>) {}

  want(...moves: string[]): void {
    this.#wanted = [...this.#wanted, ...moves];
    this.flush();
  }

  /** To be called whenever more can be chosen. */
  flush(): void {
    const play = this.play();
    const [next, ...rest] = this.#wanted;
    if (next === undefined) return;
    // While the server thinks, nothing can be added yet; taking back needs no answer.
    const waiting = play.asked && play.chosen.length > 0 && play.more.size === 0 && !play.ready;
    if (waiting && !play.chosen.includes(next)) return;
    this.#wanted = rest;
    play.choose(next);
  }

  forget(): void {
    this.#wanted = [];
  }
}
