/** Ticket to Ride: The Card Game on the page. */
import type { Play } from "../../lib/play";
import { settings } from "../../lib/settings.svelte";
import type { Say } from "../../lib/i18n.svelte";
import type { Button, GameClient, Prompt } from "../game";
import type { Colour } from "../../parts/Mark.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { laying } from "./laying.svelte";
import { extending, isLay, laidBy, likely, total } from "./lays";
import Own from "./Own.svelte";
import { worth, type Cards, type TicketPosition } from "./printed";
import { robbed } from "./robbery";
import Side from "./Side.svelte";
import { cardsInWords, colourName, laidInWords, nameOf, rowInWords } from "./text";
import { follow, label, tell } from "./moveText";

const ID = "ticket-to-ride-card-game";

function layButton(move: string, say: Say): Button {
  return { move, label: say("button-lay", { cards: laidInWords(move) }) };
}

/** What a longer move has besides the cards that are put together already. */
function besides(move: string, cards: Cards): Cards {
  const more: Cards = {};
  for (const [kind, count] of Object.entries(laidBy(move)) as [Colour, number][])
    if (count > (cards[kind] ?? 0)) more[kind] = count - (cards[kind] ?? 0);
  return more;
}

function moreButton(move: string, cards: Cards, say: Say): Button {
  return { move, label: say("button-more", { cards: cardsInWords(besides(move, cards)) }) };
}

function promptLaying(play: Play<TicketPosition>, say: Say): Prompt {
  const lay = laying(play);
  const { cards, move } = lay;
  const held = cardsInWords(cards);
  if (!move) {
    const ways = extending(cards, play.legal).slice(0, 2);
    return {
      text: say("prompt-lay-more", { cards: held }),
      buttons: ways.map((way) => (settings.confirm ? moreButton(way, cards, say) : layButton(way, say))),
    };
  }
  const losses = robbed(play).map(({ seat, row }) =>
    say("prompt-robs", { name: nameOf(play.names, seat), cards: rowInWords(row) }),
  );
  const text = [say("prompt-lay", { cards: held }), ...losses].join(" ");
  // Where a chosen move is confirmed, it can still grow by a card; otherwise a button would lay at once.
  const longer = settings.confirm ? extending(cards, play.legal).filter((way) => total(besides(way, cards)) === 1) : [];
  return {
    text,
    buttons: [
      { move: settings.confirm ? "" : move, label: say("button-lay", { cards: held }) },
      ...longer.slice(0, 1).map((way) => moreButton(way, cards, say)),
    ],
  };
}

function promptTickets(play: Play<TicketPosition>, say: Say): Prompt {
  const completing = play.settled.step === "completing";
  const word = completing ? "complete" : "keep";
  const ids = play.chosen.filter((move) => move.startsWith(`${word} `)).map((move) => Number(move.split(" ")[1]));
  if (ids.length) {
    const facts = { count: ids.length, points: worth(ids) };
    return { text: say(`prompt-${word}-these`, facts), buttons: [{ move: "", label: say(`button-${word}`, facts) }] };
  }
  if (play.chosen.includes("done"))
    return { text: say(`prompt-${word}-none`), buttons: [{ move: "", label: say(`button-${word}-none`) }] };
  const none = play.legal.has("done") ? [{ move: "done", label: say(`button-${word}-none`) }] : [];
  return { text: say(none.length ? `prompt-${word}` : `prompt-${word}-one`), buttons: none };
}

function prompt(play: Play<TicketPosition>, say: Say): Prompt {
  const { step, turns_left } = play.settled;
  if (step === "keeping" || step === "completing") return promptTickets(play, say);
  if (!laying(play).empty) return promptLaying(play, say);
  const [chosen] = play.chosen;
  if (chosen === "take stock") return { text: say("prompt-take-stock"), buttons: [{ move: "", label: say("button-take") }] };
  if (chosen === "tickets") return { text: say("prompt-tickets"), buttons: [{ move: "", label: say("button-tickets") }] };
  if (chosen === "pass") return { text: say("prompt-pass"), buttons: [{ move: "", label: say("label-pass") }] };
  if (chosen?.startsWith("take ")) {
    const card = colourName(chosen.slice(5) as Colour);
    return { text: say("prompt-take", { card }), buttons: [{ move: "", label: say("button-take") }] };
  }
  if (play.legal.has("pass")) return { text: say("asked-first", { words: "pass" }), buttons: [{ move: "pass", label: say("label-pass") }] };
  // A lay that is only looked at says what it would do, too.
  const looked = play.peeked !== null && isLay(play.peeked) ? robbed(play) : [];
  if (looked.length)
    return {
      text: looked.map(({ seat, row }) => say("prompt-robs", { name: nameOf(play.names, seat), cards: rowInWords(row) })).join(" "),
      buttons: likelyButtons(play, say),
    };
  if (step === "second") return { text: say("asked-second"), buttons: [] };
  const last = turns_left !== null && turns_left <= play.settled.players.length ? `${say("prompt-last-turn")} ` : "";
  return { text: last + say("asked-first", { words: possible(play) }), buttons: likelyButtons(play, say) };
}

function likelyButtons(play: Play<TicketPosition>, say: Say): Button[] {
  return likely(play.legal)
    .slice(0, 2)
    .map((move) => layButton(move, say));
}

/** The kinds of moves there are, as the server's sentence wants them. */
function possible(play: Play<TicketPosition>): string {
  const kinds = new Set([...play.legal].map((move) => move.split(" ")[0]!));
  const named = [...kinds].sort().join("-");
  return named === "lay-take-tickets" ? "all" : named;
}

function subtitle({ part, players, turns_left, step }: TicketPosition, say: Say): string {
  if (step === "completing" || step === "over") return say("subtitle-count");
  if (turns_left !== null) return say("subtitle-turns", { turns: turns_left });
  // Only four players play twice.
  return players.length < 4 || part === "set-up" ? "" : say(part === "first half" ? "subtitle-first" : "subtitle-second");
}

const game: GameClient<TicketPosition> = {
  id: ID,
  Board,
  Own,
  Side,
  Facts,
  gathers: (move) => /^(keep|complete) |^done$/.test(move),
  prompt,
  label,
  tell,
  follow,
  subtitle,
};

export default game;
