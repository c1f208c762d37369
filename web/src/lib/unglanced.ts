/**
 * A `Play` without what is only glanced at: whoever moves the focus along their cards hears the cards, and not each
 * time what the prompt says about them.
 */
import type { Move } from "./moves";
import type { Play } from "./play";

const REAL = Symbol("real");

/** What a `Play` shows without the glance of the moment. */
interface Unglanced<P> {
  readonly position: P;
  readonly path: readonly string[];
}

export function unglanced<P, M extends Move, T extends Play<P, M>>(play: T, without: () => Unglanced<P>): T {
  return new Proxy(play, {
    get(real, key) {
      if (key === REAL) return real;
      if (key === "peeked") return null;
      if (key === "position" || key === "path") return without()[key];
      return Reflect.get(real, key, real) as unknown;
    },
  });
}

/** The play itself, of which this may be a way to see it. */
export function behind<T extends object>(play: T): T {
  return (play as { [REAL]?: T })[REAL] ?? play;
}
