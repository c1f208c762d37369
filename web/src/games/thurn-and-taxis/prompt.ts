/** What is asked now, and what comes of what is chosen. */
import type { ThurnMove } from "../../generated/protocol";
import type { Say } from "../../lib/i18n.svelte";
import { isKind } from "../../lib/moves";
import type { Button, Prompt } from "../game";
import { KEPT, say, type ThurnPlay } from "./board";
import { choiceOf } from "./choice.svelte";
import { closingOf } from "./closing.svelte";
import { gainsInWords, gainsOf } from "./gains";
import { about, cityIn, isHouse, isRestart, labelIn, sideOf } from "./moves";
import { closing, discarding, fromHand, unplaced } from "./possibleMoves";
import { nextCarriageGain, signed } from "./score";

export function promptOf(play: ThurnPlay, say: Say): Prompt<ThurnMove> {
  const seat = play.seat ?? 0;
  const { moves: waiting, putBack } = choiceOf(play);
  if (waiting.length === 1) return { text: consequence(play, seat, waiting[0]!), buttons: waiting.map((made) => ({ ...button(play)(made), minor: isRestart(made) })), putBack };
  if (waiting.length) return { text: which(play, seat, waiting, say), buttons: waiting.map(waiting.every(sideOf) ? endButton(play, seat, say) : button(play)), putBack };
  if (closing(play)) return placing(play, seat, say);
  if (play.settled.step === "carriage" && play.asked) return carriage(play, seat, say);
  if (discarding(play)) return discards(play, say);
  const chosen = play.chosen[0];
  if (chosen) return { text: consequence(play, seat, chosen), buttons: [{ move: null, label: labelIn(play)(chosen) }] };
  if (choiceOf(play).restarting) return { text: say("ask-renew"), buttons: [], putBack };
  return { text: asked(play, say), buttons: buttonsOf(play) };
}

/** Several things are possible with a card: at both ends, or something else altogether. */
function which(play: ThurnPlay, seat: number, moves: readonly ThurnMove[], say: Say): string {
  const { route } = play.settled.players[seat]!;
  const facts = { city: choiceOf(play).city!, left: route[0] ?? "", right: route.at(-1) ?? "" };
  return say(moves.every(sideOf) ? "ask-where" : "ask-which", facts);
}

const button = (play: ThurnPlay) => (move: ThurnMove): Button<ThurnMove> => ({ move, label: labelIn(play)(move) });

/** One end of the route among both: which card it is about is asked already. */
const endButton = (play: ThurnPlay, seat: number, say: Say) => (move: ThurnMove): Button<ThurnMove> => {
  const { route } = play.settled.players[seat]!;
  const side = sideOf(move)!;
  return { move, label: say(`end-${side}`, { end: (side === "left" ? route[0] : route.at(-1)) ?? "" }) };
};

/** The moves that have no place of their own on the table. */
function buttonsOf(play: ThurnPlay): Button<ThurnMove>[] {
  const moves = (["close", "cartwright", "end", "decline"] as const).flatMap((kind) => play.more.of(kind));
  const stock = [...play.more].filter((made) => isKind(made, "take") && cityIn(made) === null);
  // Nobody should be led to put all cards away, or to take blindly what might lie open.
  const minor = [...play.more.of("administrator"), ...stock].map((made) => ({ ...button(play)(made), minor: true }));
  return [...moves.map(button(play)), ...minor];
}

function asked(play: ThurnPlay, say: Say): string {
  const words = [...new Set([...play.allowed].map(({ kind }) => kind))].sort().join("-");
  const now = play.more.of("close").length ? closingNow(play, say) : "";
  if (now) return `${say("ask-laid", { carrier: play.more.of("carrier").length ? "yes" : "no" })} ${now}`;
  return say(`asked-${play.settled.step}`, { words });
}

/** What closing the route now would bring at least: its carriage, if need be with the cartwright. */
function closingNow(play: ThurnPlay, say: Say): string {
  const seat = play.seat ?? 0;
  const own = play.settled.players[seat]!;
  const carriage = own.reach ?? own.with_cartwright;
  if (!carriage) return "";
  const points = nextCarriageGain(play.settled, seat);
  return say(own.reach ? "closes-carriage" : "closes-cartwright", { carriage, points, signed: signed(points) });
}

/** Why a card cannot go on with the route, where that is why the route would be given up. */
function unfit(play: ThurnPlay, route: readonly string[], move: ThurnMove): string {
  const city = cityIn(move)!;
  if (!isRestart(move) || fromHand(play, city).some((made) => !isRestart(made))) return "";
  if (choiceOf(play).restarting) return "";
  const why = route.includes(city) ? "in-route" : route.length > 1 ? "ends" : "end";
  return `${say("unfit", { why, city, left: route[0] ?? "", right: route.at(-1) ?? "" })} `;
}

function consequence(play: ThurnPlay, seat: number, move: ThurnMove): string {
  const own = play.settled.players[seat]!;
  const will = play.position.players[seat]!;
  const asked = about(move, "ask", {
    end: (sideOf(move) === "left" ? own.route[0] : own.route.at(-1)) ?? "",
    given: own.route.length,
    reach: own.reach ?? 0,
    carriage: will.carriage ?? 0,
    route: own.route.join("–"),
  });
  // How long the route will be is told as soon as the server has said it.
  const longer = sideOf(move) && will.route.length > own.route.length;
  return unfit(play, own.route, move) + (longer ? `${asked} ${say("makes-route", { length: will.route.length, reach: will.reach ?? 0 })}` : asked);
}

/** Whether the cartwright shall help, with what that brings. */
function carriage(play: ThurnPlay, seat: number, say: Say): Prompt<ThurnMove> {
  const own = play.settled.players[seat]!;
  const points = nextCarriageGain(play.settled, seat);
  const facts = { carriage: own.next_carriage ?? 0, points, signed: signed(points) };
  const [chosen] = play.chosen;
  const buttons = play.more.of("cartwright", "decline").map((move) => ({ move, minor: move.kind === "decline", label: move.kind === "cartwright" ? say("take-carriage", facts) : labelIn(play)(move) }));
  if (chosen) return { text: consequence(play, seat, chosen), buttons: [{ move: null, label: labelIn(play)(chosen) }] };
  return { text: say("ask-carriage", facts), buttons };
}

function placing(play: ThurnPlay, seat: number, say: Say): Prompt<ThurnMove> {
  // The ways are shown together with their cities, beside the map.
  if (!play.chosen.length) return { text: say("ask-way"), buttons: [] };
  // Before the server has said what they bring, this is known only of houses that were offered together.
  const gains = play.pending ? closingOf(play).gainsOf(play.chosen) : gainsOf(play, seat);
  return {
    text: unplaced(play) || !gains ? say("ask-cities") : say("ask-place", { gains: gainsInWords(gains) }),
    buttons: [{ move: null, label: say("place", { houses: play.chosen.filter(isHouse).length }) }],
  };
}

function discards(play: ThurnPlay, say: Say): Prompt<ThurnMove> {
  const wanted = play.settled.hand.length - KEPT;
  const facts = { wanted, left: wanted - play.chosen.length, cities: play.chosen.map(cityIn).join(", ") };
  return {
    text: say(play.chosen.length ? "ask-discarding-some" : "ask-discarding", facts),
    buttons: [{ move: null, label: say("discard-them", { cards: play.chosen.length }) }],
  };
}
