/**
 * A city was tapped with which several things are possible (a card that fits both ends): it waits for the one that
 * is meant. Prompt, route and hand all show it, so it is kept here.
 */
import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { cityOf, type ThurnPlay } from "./board";

let waiting = $state.raw<{ city: string; moves: string[]; at: unknown } | null>(null);

/** Chooses the only thing there is, asks which of several, or lets the server say why there is none. */
export function pick(play: ThurnPlay, city: string, moves: string[], otherwise: string): void {
  const before = pickedCity(play);
  waiting = null;
  const chosen = play.chosen.find((move) => moves.includes(move));
  if (chosen) play.choose(chosen);
  else if (moves.length > 1 || (moves[0]?.startsWith("restart ") && !settings.confirm)) {
    // Nobody gives a route up by a slip of the finger.
    if (play.chosen.length) play.clear();
    if (before !== city) waiting = { city, moves, at: play.settled };
  } else play.choose(moves[0] ?? otherwise);
}

/** The moves of which one is to be named; none if nothing waits. */
export function pickedMoves(play: ThurnPlay): string[] {
  if (!waiting || waiting.at !== play.settled || play.chosen.length) return [];
  return waiting.moves.filter((move) => play.more.has(move));
}

export function pickedCity(play: ThurnPlay): string | null {
  return pickedMoves(play).length ? waiting!.city : null;
}

let renewing = $state.raw<unknown>(null);

/** Whether the next card is to begin another route. */
export const renews = (play: ThurnPlay): boolean => renewing !== null && renewing === play.settled;

export function renew(play: ThurnPlay): void {
  waiting = null;
  if (play.chosen.length) play.clear();
  renewing = renews(play) ? null : play.settled;
}

let wished = $state<string | null>(null);

/**
 * Chooses a city for a house, or takes it back. If another one of its province is chosen and stands in its way, that
 * one is taken back first; whether the new one is possible then, the server says.
 */
export function placeHouse(play: ThurnPlay, city: string): void {
  const move = `house ${city}`;
  wished = null;
  const rival = play.chosen.find((other) => other.startsWith("house ") && cityOf(other.slice(6)).province === cityOf(city).province);
  if (rival && rival !== move && !play.more.has(move) && play.chosen.includes("each") && play.ready) {
    wished = move;
    play.choose(rival);
  } else play.choose(move);
}

/** To be called when what is possible has changed. */
export function keepWish(play: ThurnPlay): void {
  if (!wished || !play.more.size) return;
  const move = wished;
  if (!play.more.has(move)) return;
  wished = null;
  untrack(() => play.choose(move));
}
