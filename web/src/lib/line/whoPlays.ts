/** Who plays, and whose turn it is, in words. */
import { SEAT_COLOURS } from "../../games/game";
import { say as sayApp, type Say } from "../i18n.svelte";

export function whoPlays(names: readonly string[], own: number | null, turn: number | null, say: Say): string {
  const whose = turn === null ? say("who-nobody") : turn === own ? say("who-you") : say("who-other", { name: names[turn] ?? "" });
  const players = names.map((name, seat) => say(seat === own ? "who-own" : "who-seat", { name, colour: sayApp(`colour-${SEAT_COLOURS[seat]}`) }));
  return `${whose} ${say("who-players", { players: players.join(", ") })}`;
}
