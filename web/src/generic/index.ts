/** A game that the page has no folder for: what it tells is listed as it is, and its moves are buttons. */
import type { Moved } from "../generated/protocol";
import { games } from "../lib/games.svelte";
import { i18n, translator, type Facts, type Say } from "../lib/i18n.svelte";
import type { Move, Roles } from "../lib/moves";
import type { Play } from "../lib/play";
import { moverFacts, type GameClient, type LogContext, type Prompt } from "../games/game";
import Board from "./Board.svelte";
import FactsOf from "./Facts.svelte";
import { capital, labelOf, setArea, type Fields } from "./fields";
import Own from "./Own.svelte";
import Side from "./Side.svelte";

const sayGeneric = translator("generic");

/** A sentence of the game, if it has it. */
function said(game: string, id: string, facts: Facts): string | null {
  return i18n.has(game, id) ? i18n.say(game, id, facts) : null;
}

/** What a move names, for the sentences of the game. */
function factsOf(move: object): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(move)) if (typeof value === "string" || typeof value === "number") facts[name] = value;
  return facts;
}

function logLine(game: string, moved: Moved, context: LogContext): string {
  const { move, mover, veiled } = moved;
  const facts = moverFacts(moved, context);
  const told = said(game, veiled ? `told-${move.kind}-veiled` : `told-${move.kind}`, { ...factsOf(move), ...facts });
  return told ?? (mover === "~" ? capital(move.text) : sayGeneric("told", { ...facts, what: move.text }));
}

function consequenceLines(game: string, moved: Moved, { names, seat: you }: LogContext): string[] {
  return (moved.then ?? []).map(({ what, seat, things }) => {
    const facts = { you: seat === you ? "yes" : "no", name: names[seat] ?? "", count: things.length, things: things.join(", ") };
    return said(game, `then-${what}`, facts) ?? sayGeneric("told", { ...facts, what: [what.replaceAll("-", " "), ...things].join(" ") });
  });
}

function prompt(game: string, play: Play<Fields>, _say: Say): Prompt {
  if (play.chosen.length) {
    const chosen = play.chosen.map((move) => `**${labelOf(move)}**`).join(", ");
    return { text: sayGeneric("chosen", { move: chosen }), buttons: [] };
  }
  const { step } = play.settled;
  const words = [...new Set([...play.legal].map((move) => move.kind))].sort().join("-");
  const asked = typeof step === "string" ? said(game, `asked-${step}`, { words }) : null;
  return { text: asked ?? sayGeneric("asked"), buttons: [] };
}

export async function genericClient(id: string): Promise<GameClient<Fields, Move>> {
  await Promise.all([i18n.load("generic"), games.load()]);
  setArea(id);
  return {
    id,
    Board,
    Own,
    Side,
    Facts: FactsOf,
    roles: (games.find(id)?.roles ?? {}) as Roles,
    prompt: (play, say) => prompt(id, play, say),
    label: labelOf,
    logLine: (moved, context) => logLine(id, moved, context),
    consequenceLines: (moved, context) => consequenceLines(id, moved, context),
    subtitle: () => "",
  };
}
