/** What is asked now, and what comes of what is chosen. */
import type { Say } from "../../lib/i18n.svelte";
import type { Prompt } from "../game";
import { KEPT, reaches, type ThurnPlay } from "./board";
import { gainsInWords, gainsOf } from "./gains";
import { closing, discarding, factsOf, kindOf, labelOf, partsOf, unplaced } from "./moves";
import { pickedCity, pickedMoves, renews } from "./picking.svelte";

export function promptOf(play: ThurnPlay, say: Say): Prompt {
  const seat = play.seat ?? 0;
  const waiting = pickedMoves(play);
  if (waiting.length === 1) return { text: consequence(play, seat, waiting[0]!, say), buttons: waiting.map(button) };
  if (waiting.length) return { text: which(play, seat, waiting, say), buttons: waiting.map(button) };
  if (closing(play)) return placing(play, seat, say);
  if (discarding(play)) return discards(play, say);
  const chosen = play.chosen[0];
  if (chosen) return { text: consequence(play, seat, chosen, say), buttons: [{ move: "", label: labelOf(chosen) }] };
  if (renews(play)) return { text: say("ask-renew"), buttons: [] };
  return { text: asked(play, say), buttons: buttonsOf(play) };
}

/** Several things are possible with a card: at both ends, or something else altogether. */
function which(play: ThurnPlay, seat: number, moves: string[], say: Say): string {
  const { route } = play.settled.players[seat]!;
  const ends = moves.every((move) => partsOf(move).side);
  const facts = { city: pickedCity(play)!, left: route[0] ?? "", right: route.at(-1) ?? "" };
  return say(ends ? "ask-where" : "ask-which", facts);
}

const button = (move: string): { move: string; label: string } => ({ move, label: labelOf(move) });

/** The moves that have no place of their own on the table. */
function buttonsOf(play: ThurnPlay): { move: string; label: string }[] {
  const moves = ["administrator", "close", "cartwright", "end", "decline", "take stock"];
  return moves.filter((move) => play.more.has(move)).map(button);
}

function asked(play: ThurnPlay, say: Say): string {
  const words = [...new Set([...play.legal].map((move) => partsOf(move).word))].sort().join("-");
  return say(`asked-${play.settled.step}`, { words });
}

function consequence(play: ThurnPlay, seat: number, move: string, say: Say): string {
  const { side } = partsOf(move);
  const own = play.settled.players[seat]!;
  const will = play.position.players[seat]!;
  const length = Math.max(will.route.length, own.route.length);
  return say(`ask-${kindOf(move)}`, {
    ...factsOf(move),
    end: (side === "left" ? own.route[0] : own.route.at(-1)) ?? "",
    length,
    given: own.route.length,
    reach: reaches(length, own.carriage),
    carriage: will.carriage ?? 0,
    route: own.route.join("–"),
  });
}

function placing(play: ThurnPlay, seat: number, say: Say): Prompt {
  // The ways are shown together with their cities, beside the map.
  if (!play.chosen.length) return { text: say("ask-way"), buttons: [] };
  const gains = gainsOf(play, seat);
  return {
    text: unplaced(play) ? say("ask-cities") : say("ask-place", { gains: gainsInWords(gains) }),
    buttons: [{ move: "", label: say("place", { houses: gains.houses }) }],
  };
}

function discards(play: ThurnPlay, say: Say): Prompt {
  const wanted = play.settled.hand.length - KEPT;
  const facts = { wanted, left: wanted - play.chosen.length, cities: play.chosen.map((move) => partsOf(move).city).join(", ") };
  return {
    text: say(play.chosen.length ? "ask-discarding-some" : "ask-discarding", facts),
    buttons: [{ move: "", label: say("discard-them", { cards: play.chosen.length }) }],
  };
}
