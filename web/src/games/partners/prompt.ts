/** What is asked, and what would follow from what is chosen or looked at. */
import type { PartnersMove } from "../../generated/protocol";
import type { Say } from "../../lib/i18n.svelte";
import type { Prompt } from "../game";
import { includesMove } from "../../lib/moves";
import { label as labelOf } from "./moveText";
import { cardOf, COLOURS, HOME, SEVEN, SWAP, wordOf, type PartnersPlay } from "./moves";
import { placeName } from "./placeNames";
import { pickingOf, type Picking } from "./picking.svelte";
import { previewOf, type Preview } from "./preview";

/** How many cards are dealt to each at a time (PA-7). */
const HAND = 4;

export function promptOf(play: PartnersPlay, say: Say): Prompt<PartnersMove> {
  const picking = pickingOf(play);
  const meant = play.peeked ?? play.chosen.at(-1);
  // A button stays where it is while it is only looked at.
  const fold = play.legal.of("fold").map((move) => ({ move, label: say("label-fold") }));
  const { only, putBack } = picking;
  const buttons = play.chosen.length ? confirming(play, say) : only ? [{ move: only, label: onlyLabel(only, say) }] : fold;
  if (meant !== undefined) return { text: whatFollows(play, say, meant, isAsked(play, meant)), buttons, putBack };
  if (only) return { text: whatFollows(play, say, only, true), buttons, putBack };
  if (fold.length) return { text: say("must-fold"), buttons };
  return { text: question(picking, say), buttons: [], putBack };
}

/** The card from the partner, as long as nothing of the new hand was played. */
export function gift({ settled: { hand, received }, names, seat }: PartnersPlay, say: Say): string {
  if (!received || seat === null || hand.length < HAND) return "";
  return `${say("received", { name: names[COLOURS[seat]!.partner] ?? "", card: say(wordOf(received)) })}.`;
}

function question(picking: Picking, say: Say): string {
  const { card, square } = picking;
  if (picking.giving) return say("asked-giving");
  if (card === SEVEN)
    return square === null
      ? say("ask-seven", { left: picking.left })
      : say("ask-steps", { place: placeName(say, square, "within"), left: picking.left });
  if (card === SWAP) return say(square === null ? "ask-swap" : "ask-swap-second", { place: placeName(say, square ?? HOME, "within") });
  if (card !== null && square !== null) return say("ask-which-steps", { place: placeName(say, square, "within") });
  const [pawn, ...others] = picking.targets;
  if (card !== null && pawn && pawn !== HOME && !others.length) return say("ask-which-steps", { place: placeName(say, pawn, "within") });
  if (card !== null) return say("ask-pawn", { card: say(wordOf(card)) });
  if (square === HOME) return say("ask-card-home");
  if (square !== null) return say("ask-card", { place: placeName(say, square, "within") });
  return say(picking.helping ? "ask-playing-partner" : "ask-playing");
}

/** Whether there is a button that says yes to a move; one that is only looked at is told, and not asked about. */
function isAsked(play: PartnersPlay, move: PartnersMove): boolean {
  return includesMove(play.chosen, move) || pickingOf(play).only?.text === move.text;
}

function whatFollows(play: PartnersPlay, say: Say, move: PartnersMove, asked: boolean): string {
  const preview = previewOf(play);
  const parts = [sentence(play, say, move, preview, asked ? "sure" : "look")];
  if (preview) parts.push(...consequences(play, say, preview));
  return parts.filter(Boolean).join(" ");
}

function sentence(play: PartnersPlay, say: Say, move: PartnersMove, preview: Preview | null, mood: "sure" | "look"): string {
  const laid = cardOf(move);
  const card = laid && say(wordOf(laid));
  switch (move.kind) {
    case "give":
      return say(`${mood}-give`, { card });
    case "fold":
      return say("must-fold");
    case "leave":
      return say(`${mood}-start`, { card });
    case "swap-same":
      return say(`${mood}-swap-same`);
    case "swap":
      return say(`${mood}-swap`, { first: placeName(say, move.square, "within"), second: placeName(say, move.other, "within") });
    case "split": {
      const { left } = pickingOf(play);
      const rest = play.peeked && !includesMove(play.chosen, play.peeked) ? left - move.steps : left;
      return rest > 0 ? say("seven-left", { left: rest }) : say("seven-ready");
    }
    case "back":
    case "forward": {
      const to = preview?.ends[0] ?? "";
      const steps = move.kind === "forward" ? String(move.steps) : card;
      return to ? say(`${mood}-move`, { card: steps, from: placeName(say, move.square, "within"), to: placeName(say, to, "within") }) : say("ask-pawn", { card: steps });
    }
    default:
      return "";
  }
}

function consequences(play: PartnersPlay, say: Say, preview: Preview): string[] {
  const said: string[] = [];
  const { fails, lost, locks, turns } = preview;
  if (turns) said.push(say("then-turns"));
  if (fails !== null) said.push(say("then-fails"));
  for (const { seat } of lost)
    if (seat !== fails)
      said.push(say("then-home", { you: seat === play.seat ? "yes" : "no", name: play.names[seat] ?? "" }));
  if (locks.length) said.push(say("then-locked"));
  return said;
}

/** What one button says that does the only thing a card can do; from where to where, the question says. */
function onlyLabel(move: PartnersMove, say: Say): string {
  switch (move.kind) {
    case "leave":
      return say("do-start");
    case "swap":
    case "swap-same":
      return say("do-swap");
    case "split":
      return say("do-seven");
    case "forward":
      return say("do-forward", { steps: move.steps });
    case "back":
      return say("do-back");
    default:
      return labelOf(move, say);
  }
}

function confirming(play: PartnersPlay, say: Say): Prompt<PartnersMove>["buttons"] {
  const move = play.chosen.at(-1);
  const label = move && confirmLabel(play, say, move);
  return label ? [{ move: null, label }] : [];
}

function confirmLabel(play: PartnersPlay, say: Say, move: PartnersMove): string {
  const [from, to] = [play.path[0], play.path.at(-1)];
  switch (move.kind) {
    case "give":
      return say("label-give", { card: say(wordOf(move.card)) });
    case "fold":
      return say("label-fold");
    case "split":
      return say("do-seven");
    case "swap":
    case "swap-same":
      return say("do-swap");
    case "leave":
      return say("do-start");
    case "forward":
    case "back":
      return from && to && !play.peeked ? say("do-move", { from: placeName(say, from, "within"), to: placeName(say, to, "within") }) : "";
    default:
      return "";
  }
}
