/**
 * A spectator's `Play` as it lies before one of the seats: behind the curtain all that is public already stands where it
 * will stand once the curtain is lifted, so that nothing moves then.
 */
import type { Move } from "./moves";
import type { Play } from "./play";

export function seated<P, M extends Move>(play: Play<P, M>, seat: number): Play<P, M> {
  return new Proxy(play, {
    get(real, key) {
      if (key === "seat") return seat;
      const value: unknown = Reflect.get(real, key, real);
      return typeof value === "function" ? (value.bind(real) as unknown) : value;
    },
  });
}
