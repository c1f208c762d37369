/** What is heard while moves are shown. */
import type { GameClient } from "../games/game";
import type { TableEvent } from "../generated/protocol";
import { hear, type Sound } from "./sound";

/** How many sounds at most belong to what is shown at once. */
const MOST = 2;

/** Lets events be heard, each kind of sound once. */
export function hearMoves(events: readonly TableEvent[], game: Pick<GameClient, "sound">): void {
  const heard = new Set<Sound>();
  for (const { what } of events) {
    const sound = what.kind === "finished" ? "win" : what.kind === "moved" ? game.sound?.(what) : null;
    if (sound) heard.add(sound);
  }
  for (const sound of [...heard].slice(0, MOST)) hear(sound);
}
