/** Ticket to Ride: The Card Game on the page. */
import type { TicketMove } from "../../generated/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Say } from "../../lib/i18n.svelte";
import type { Button, GameClient, Prompt } from "../game";
import type { Colour } from "../../parts/Mark.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { announcement } from "./announcement";
import { beforeHalfTime, rollsLeft } from "./endgame";
import { flights } from "./flights";
import { laying } from "./laying.svelte";
import { coloursOf, extending, isLay, laidBy, likely, total, type Lay } from "./lays";
import { choosesBy, roles, type TicketPlay } from "./moves";
import { endsLine, joinedLine, label, logLine, loss, openingLines, ROUTINE, timesLine, turnLine } from "./moveText";
import Own from "./Own.svelte";
import { listed, LOCOMOTIVE, worth, type Cards, type TicketPosition } from "./printed";
import { robbed } from "./robbery";
import ScoredTickets from "./ScoredTickets.svelte";
import Side from "./Side.svelte";
import { turnsInWords } from "./turnsInWords";
import { cardsInWords, colourName, laidInWords, nameOf, rowInWords } from "./text";

type TicketButton = Button<TicketMove>;
type TicketPrompt = Prompt<TicketMove>;

function layButton(lay: Lay, say: Say): TicketButton {
  return { move: lay, label: say("button-lay", { cards: laidInWords(lay) }) };
}

/** What a longer move has besides the cards that are put together already. */
function besides(lay: Lay, cards: Cards): Cards {
  const more: Cards = {};
  for (const [kind, count] of Object.entries(laidBy(lay)) as [Colour, number][])
    if (count > (cards[kind] ?? 0)) more[kind] = count - (cards[kind] ?? 0);
  return more;
}

function moreButton(lay: Lay, cards: Cards, say: Say): TicketButton {
  return { move: lay, label: say("button-more", { cards: cardsInWords(besides(lay, cards)) }), chooses: true };
}

/** A button that confirms what is chosen. */
const confirming = (label: string): TicketButton => ({ move: null, label });

function promptLaying(play: TicketPlay, say: Say): TicketPrompt {
  const { cards, move } = laying(play);
  const putBack = (): void => laying(play).clear();
  const held = cardsInWords(cards);
  if (!move) {
    // Which three colours are meant nobody can guess.
    const longer = extending(cards, play.legal).filter(({ kind }) => kind === "lay").slice(0, 2);
    return {
      text: say("prompt-lay-more", { cards: held }),
      buttons: longer.map((lay) => (settings.confirm ? moreButton(lay, cards, say) : layButton(lay, say))),
      putBack,
    };
  }
  const text = [say("prompt-lay", { cards: held }), ...losses(play, say), ...lateness(play, move, say)].join(" ");
  // What no longer counts may still rob somebody, but is nothing to be led to.
  const minor = !laysCount(play);
  // Where a chosen move is confirmed, it can still grow by a card; otherwise a button would lay at once.
  const longer = settings.confirm ? extending(cards, play.legal).filter((lay) => total(besides(lay, cards)) === 1) : [];
  return {
    text,
    buttons: [
      { move: settings.confirm ? null : move, label: say("button-lay", { cards: held }), minor },
      ...longer.slice(0, 1).map((lay) => moreButton(lay, cards, say)),
    ],
    putBack,
  };
}

/** What the others would lose, in words. */
function losses(play: TicketPlay, say: Say): string[] {
  return robbed(play).map(({ seat, row }) => say("prompt-robs", { name: nameOf(play.names, seat), cards: rowInWords(row) }));
}

/** What of a lay comes too late for the count (TR-23), in words. */
function lateness({ settled, seat }: TicketPlay, lay: Lay, say: Say): string[] {
  const rolls = rollsLeft(settled, seat!);
  const cards = listed(laidBy(lay));
  // Every row rolls by one card a turn: three cards of three colours are three rows.
  const rows = lay.kind === "lay-three" ? cards.map(([, count]) => count) : [total(laidBy(lay))];
  const late = rows.reduce((sum, count) => sum + Math.max(0, count - rolls), 0);
  if (!late) return [];
  return [late === total(laidBy(lay)) ? say("prompt-all-late") : say("prompt-late", { late })];
}

function promptTickets(play: TicketPlay, say: Say): TicketPrompt {
  const word = choosesBy(play.settled);
  const ids = play.chosen.flatMap((made) => (made.kind === "keep" || made.kind === "complete" ? [made.ticket] : []));
  if (ids.length) {
    const facts = { count: ids.length, points: worth(ids) };
    return { text: say(`prompt-${word}-these`, facts), buttons: [confirming(say(`button-${word}`, facts))] };
  }
  if (play.chosen.length) return { text: say(`prompt-${word}-none`), buttons: [confirming(say(`button-${word}-none`))] };
  const none = play.legal.of("done").map((done) => ({ move: done, label: say(`button-${word}-none`) }));
  // TR-4: only at the set-up does one have to keep a ticket. A lesson may leave out what it does not want now.
  const text = play.settled.part === "set-up" ? say("prompt-keep-one") : say(`prompt-${word}`);
  return { text, buttons: none };
}

function promptChosen(chosen: TicketMove, say: Say): TicketPrompt | null {
  switch (chosen.kind) {
    case "tickets":
      return { text: say("prompt-tickets"), buttons: [confirming(say("button-tickets"))] };
    case "pass":
      return { text: say("prompt-pass"), buttons: [confirming(say("label-pass"))] };
    case "take": {
      const { card } = chosen;
      const named = card === LOCOMOTIVE ? say("prompt-take-locomotive") : say("prompt-take", { card: colourName(card as Colour) });
      const text = card === "stock" ? say("prompt-take-stock") : named;
      return { text, buttons: [confirming(say("button-take"))] };
    }
    default:
      return null;
  }
}

function prompt(play: TicketPlay, say: Say): TicketPrompt {
  const { step } = play.settled;
  if (step === "keeping" || step === "completing") return promptTickets(play, say);
  if (!laying(play).empty) return promptLaying(play, say);
  const chosen = play.chosen[0] && promptChosen(play.chosen[0], say);
  if (chosen) return chosen;
  const [pass] = play.legal.of("pass");
  if (pass) return { text: say("asked-first", { words: "pass" }), buttons: [{ move: pass, label: say("label-pass") }] };
  // A lay that is only looked at says what it would do, too.
  const looked = play.peeked !== null && isLay(play.peeked) ? [...losses(play, say), ...lateness(play, play.peeked, say)] : [];
  if (looked.length) return { text: looked.join(" "), buttons: likelyButtons(play, say) };
  if (step === "second") return { text: say("asked-second"), buttons: [] };
  return { text: [...ending(play, say), say("asked-first", { words: possible(play) })].join(" "), buttons: likelyButtons(play, say) };
}

/** What is special about a last turn. That half-time comes after it stands on the track: here, there is no room for it. */
function ending(play: TicketPlay, say: Say): string[] {
  const { turns_left, players } = play.settled;
  if (turns_left === null || turns_left > players.length) return [];
  return [...(beforeHalfTime(play.settled) ? [] : [say("prompt-last-turn")]), ...(laysCount(play) ? [] : [say("prompt-last-lay")])];
}

/** Whether what is laid now can come to the station before the count. */
function laysCount({ settled, seat }: TicketPlay): boolean {
  return rollsLeft(settled, seat!) > 0;
}

/** One way among others, and none where it would be in vain: none of them is the main button. */
function likelyButtons(play: TicketPlay, say: Say): TicketButton[] {
  if (!laysCount(play)) return [];
  return likely(play.legal)
    .slice(0, 2)
    .map((lay) => ({ ...layButton(lay, say), minor: true }));
}

/** The kinds of moves there are, as the server's sentence wants them. */
function possible(play: TicketPlay): string {
  const kinds = new Set([...play.legal].map((made) => (isLay(made) ? "lay" : made.kind)));
  const named = [...kinds].sort().join("-");
  return named === "lay-take-tickets" ? "all" : named;
}

function subtitle(position: TicketPosition, say: Say): string {
  const { part, players, turns_left, step } = position;
  if (step === "completing" || step === "over") return say("subtitle-count");
  if (turns_left !== null) return turnsInWords(position, say) || say("subtitle-turns", { turns: turns_left });
  // Only four players play twice.
  const half = players.length < 4 || part === "set-up" ? "" : say(part === "first half" ? "subtitle-first" : "subtitle-second");
  return [half, turnsInWords(position, say)].filter(Boolean).join(" · ");
}

const game: GameClient<TicketPosition, TicketMove> = {
  id: "ticket-to-ride-card-game",
  Board,
  Own,
  curtains: true,
  Side,
  Facts,
  Scored: ScoredTickets,
  roles,
  weighs: ({ kind }) => kind === "tickets",
  prompt,
  meant: (play) => (play.chosen.length ? null : laying(play).move),
  label,
  logLine,
  timesLine,
  joinedLine,
  endsLine,
  turnLine,
  openingLines,
  loss,
  routine: ROUTINE,
  flights,
  next: ({ turns_left, players }, turn) => (turns_left !== null && turns_left <= 1 ? null : (turn + 1) % players.length),
  places: ({ mover, move }) => (isLay(move as TicketMove) ? coloursOf(move as Lay).map((colour) => `car ${mover} ${colour}`) : []),
  sound: ({ mover, move, then = [] }) => {
    if (then.some(({ what }) => what === "robbed")) return "whistle";
    return isLay(move as TicketMove) ? "train" : mover === "~" ? null : "card";
  },
  announcement,
  subtitle,
};

export default game;
