/** The places of the display: a card stays where it lies, and a new one comes into the gap. */
import { perPlay } from "../../lib/perPlay";

type Slots = readonly (string | null)[];

export function arranged(before: Slots, display: readonly string[], places: number): (string | null)[] {
  const left = [...display];
  const stay = before.map((city) => {
    const at = city === null ? -1 : left.indexOf(city);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  const slots = Array.from({ length: Math.max(places, display.length) }, (_, place) => stay[place] ?? null);
  return slots.map((city) => city ?? left.shift() ?? null);
}

/** How the display was drawn last: whoever looks next at the same screen sees the cards where they lay. */
let lain: Slots = [];

class Places {
  #slots = lain;

  lay(display: readonly string[], places: number): Slots {
    return (lain = this.#slots = arranged(this.#slots, display, places));
  }
}

/** The places at one table with one pair of eyes, also after a look back at earlier moments. */
export const placesOf = perPlay(() => new Places());
