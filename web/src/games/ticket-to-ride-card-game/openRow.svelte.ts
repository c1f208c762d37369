/** Where the cards of the open row lie: each stays where it is, and a new one comes into the gap. */
import { perPlay } from "../../lib/perPlay";
import type { Colour } from "../../parts/Mark.svelte";
import type { TicketPlay } from "./moves";

const SLOTS = 5;

export class OpenRow {
  /** The place that was reached for last: of several cards of one colour, that one was taken. */
  reached = $state(-1);
  #slots: readonly (Colour | null)[] = [];

  /** What lies in each place now. The server lists the cards in the order of their colours. */
  follow(row: readonly Colour[]): readonly (Colour | null)[] {
    const left = [...row];
    const take = (card: Colour | null): Colour | null => {
      const found = card === null ? -1 : left.indexOf(card);
      return found < 0 ? null : left.splice(found, 1)[0]!;
    };
    const before = this.#slots;
    const kept: (Colour | null)[] = Array<Colour | null>(Math.max(SLOTS, before.length)).fill(null);
    // The card that was reached for is the last of its colour to stay.
    const order = before.map((_, at) => at).sort((one, other) => Number(one === this.reached) - Number(other === this.reached));
    for (const at of order) kept[at] = take(before[at]!);
    this.#slots = kept.map((card) => card ?? left.shift() ?? null);
    return this.#slots;
  }
}

export const openRow = perPlay((_play: TicketPlay) => new OpenRow());
