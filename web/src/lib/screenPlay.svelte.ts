/** A `Play` on a big screen: a spectator's, with the whole last turn in view. */
import type { Moved } from "../generated/protocol";
import { LivePlay } from "./livePlay.svelte";
import type { Move } from "./moves";
import { lastTurn } from "./takenBack";

export class ScreenPlay<P = unknown, M extends Move = Move> extends LivePlay<P, M> {
  override get recent(): readonly Moved[] {
    return lastTurn(this.table.events);
  }
}
