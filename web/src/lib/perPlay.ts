import { behind } from "./unglanced";

/**
 * What the parts of one drawing share while a move is being put together, such as a card that is picked. It belongs to
 * one `Play`, so that two tables on one page never share it.
 */
export function perPlay<P extends object, T>(make: (play: P) => T): (play: P) => T {
  const made = new WeakMap<P, T>();
  return (seen) => {
    const play = behind(seen);
    let found = made.get(play);
    if (found === undefined) made.set(play, (found = make(play)));
    return found;
  };
}
