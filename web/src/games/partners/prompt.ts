/** What is asked, and what would follow from what is chosen or looked at. */
import type { PartnersPosition } from "../../generated/protocol";
import type { Play } from "../../lib/play";
import type { Say } from "../../lib/i18n.svelte";
import type { Prompt } from "../game";
import { HOME, read, wordOf, type Move } from "./moves";
import { shortName } from "./placeNames";
import { pickingOf, type Picking } from "./picking.svelte";
import { previewOf, type Preview } from "./preview";

export function promptOf(play: Play<PartnersPosition>, say: Say): Prompt {
  const picking = pickingOf(play);
  const meant = play.peeked ?? play.chosen.at(-1);
  // A button stays where it is while it is only looked at.
  const fold = play.legal.has("fold") ? [{ move: "fold", label: say("label-fold") }] : [];
  const buttons = play.chosen.length ? confirming(play, say) : fold;
  if (meant !== undefined) return { text: whatFollows(play, say, read(meant)), buttons };
  if (fold.length) return { text: say("must-fold"), buttons };
  return { text: question(picking, say), buttons: [] };
}

function question(picking: Picking, say: Say): string {
  const { card, square } = picking;
  if (picking.giving) return say("asked-giving");
  if (card === "7")
    return square === null
      ? say("ask-seven", { left: picking.left })
      : say("ask-steps", { place: shortName(say, square), left: picking.left });
  if (card === "swap") return say(square === null ? "ask-swap" : "ask-swap-second", { place: shortName(say, square ?? HOME) });
  if (card !== null && square !== null) return say("ask-which-steps", { place: shortName(say, square) });
  if (card !== null) return say("ask-pawn", { card: say(wordOf(card)) });
  if (square !== null) return say("ask-card", { place: shortName(say, square) });
  return say(picking.helping ? "ask-playing-partner" : "ask-playing");
}

function whatFollows(play: Play<PartnersPosition>, say: Say, move: Move): string {
  const preview = previewOf(play);
  const parts = [sentence(play, say, move, preview)];
  if (preview) parts.push(...consequences(play, say, preview));
  return parts.filter(Boolean).join(" ");
}

function sentence(play: Play<PartnersPosition>, say: Say, move: Move, preview: Preview | null): string {
  const card = move.card ? say(wordOf(move.card)) : "";
  switch (move.kind) {
    case "give":
      return say("sure-give", { card });
    case "fold":
      return say("must-fold");
    case "start":
      return say("sure-start", { card });
    case "same":
      return say("sure-swap-same");
    case "swap":
      return say("sure-swap", { first: move.first, second: move.second });
    case "seven": {
      const { left } = pickingOf(play);
      const rest = play.peeked && !play.chosen.includes(play.peeked) ? left - move.steps : left;
      return rest > 0 ? say("seven-left", { left: rest }) : say("seven-ready");
    }
    case "back":
    case "forward": {
      const to = preview?.ends[0] ?? "";
      const steps = move.kind === "forward" ? String(move.steps) : card;
      return to ? say("sure-move", { card: steps, from: move.square, to }) : say("ask-pawn", { card: steps });
    }
    default:
      return "";
  }
}

function consequences(play: Play<PartnersPosition>, say: Say, preview: Preview): string[] {
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

function confirming(play: Play<PartnersPosition>, say: Say): Prompt["buttons"] {
  const last = play.chosen.at(-1);
  if (last === undefined) return [];
  const move = read(last);
  const [from, to] = [play.path[0], play.path.at(-1)];
  const walks = move.kind === "forward" || move.kind === "back";
  let label = "";
  if (move.kind === "give") label = say("label-give", { card: say(wordOf(move.card)) });
  else if (move.kind === "fold") label = say("label-fold");
  else if (move.kind === "seven") label = say("do-seven");
  else if (move.kind === "swap" || move.kind === "same") label = say("do-swap");
  else if (move.kind === "start") label = say("do-start");
  else if (walks && from && to && !play.peeked)
    label = say("do-move", { from: shortName(say, from), to: shortName(say, to) });
  return label ? [{ move: "", label }] : [];
}
