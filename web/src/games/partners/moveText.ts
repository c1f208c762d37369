/** Words for moves: as a line of the log, and as a button. */
import { PARTNERS_MOVES } from "../../generated/moves";
import type { Moved, PartnersMove } from "../../generated/protocol";
import { i18n, type Facts, type Say } from "../../lib/i18n.svelte";
import { list } from "../../lib/formats";
import { messageOf } from "../../lib/moveMessages";
import { moverFacts, type LogContext } from "../game";
import { COLOURS, HOME, WHOLE } from "./moves";
import { placeName, type PlaceForm } from "./placeNames";

/** What the server says a move brought about. */
export const SENT_HOME = "sent-home";
const PLAYED_FOR = "played-for";
const SWAPPED = "swapped";
const ALL_LOCKED = "all-locked";

/** The squares that messages name. */
const SQUARES = ["square", "first", "second"] as const;

/** The message about a move, and what is filled in, with places as they are called everywhere. */
function spoken(move: Moved["move"] | PartnersMove, say: Say, form: PlaceForm): [string, Facts] {
  const [id, facts] = messageOf(PARTNERS_MOVES.kinds, move, say);
  for (const name of SQUARES) if (typeof facts[name] === "string") facts[name] = placeName(say, facts[name], form);
  return [id, facts];
}

export function logLine(moved: Moved, context: LogContext): string | null {
  const { say } = context;
  const facts = moverFacts(moved, context);
  const dealt = moved.move.kind === "deal";
  if (moved.veiled) return dealt ? null : say("told-give-veiled", facts);
  // A spectator, or the reader of a whole game, is not the one who was dealt it. Four cards are one line.
  if (dealt) return context.seat === null ? null : say("dealt");
  const [id, named] = spoken(moved.move, say, "within");
  const owner = moved.then?.find(({ what }) => what === PLAYED_FOR)?.seat;
  const [from, to] = ends(moved);
  if (from && to) {
    const pawn = say("log-pawn", whose(owner ?? moved.mover, moved, context));
    // A seven that one pawn went alone is a way like any other.
    const told = moved.move.kind === "split" && moved.move.steps === WHOLE ? "forward" : id;
    const way = say(`log-${told}`, { ...facts, ...named, pawn, from: placeName(say, from, "within"), to: placeName(say, to, "within") });
    return turns(moved) ? `${way} ${say("log-turned")}` : way;
  }
  const swapped = (moved.then ?? []).filter(({ what }) => what === SWAPPED);
  if (swapped.length === 2) {
    const [first, second] = swapped.map(({ seat, things }) =>
      say("log-swapped", { ...facts, ...whose(seat, moved, context), place: placeName(say, things[0]!, "within") }),
    );
    return say("log-swap", { ...facts, first: first!, second: second! });
  }
  if (owner === undefined || id !== "start") return say(`told-${id}`, { ...facts, ...named });
  return say("for-start", { ...facts, ...named, pawn: say("a-pawn", whose(owner, moved, context)) });
}

/** The cards of a deal are dealt one by one. */
export function timesLine({ move }: Moved, times: number, { say }: LogContext): string | null {
  return move.kind === "deal" ? say("dealt-cards", { count: times }) : null;
}

/** Where a pawn went from and to, on the board: who goes home from there is told besides. */
function ends({ move, path = [] }: Moved): string[] {
  if (!WALKS.has(move.kind)) return [];
  const passed = path.filter((square) => !square.startsWith(HOME));
  return passed.length > 1 ? [passed[0]!, passed.at(-1)!] : [];
}
/** Whether a pawn turned back in its goal, and passed something twice. */
const turns = ({ path = [] }: Moved): boolean => new Set(path).size < path.length;

const WALKS: ReadonlySet<string> = new Set(["forward", "back", "split"]);

/** Whose pawn it is: the mover's own, the reader's, or somebody else's. */
function whose(owner: Moved["mover"], { mover }: Moved, { seat, names }: LogContext): Facts {
  const name = owner === "~" ? "" : (names[owner] ?? "");
  return { owner: name, whose: owner === mover ? "mover" : owner === seat ? "you" : "other" };
}

/** Who was sent home by it, and by whom; and who has locked all pawns. Whose pawns moved is told with the move. */
export function consequenceLines({ mover, then = [] }: Moved, context: LogContext): string[] {
  const { say, names, seat: you } = context;
  return then.flatMap(({ what, seat }): string[] => {
    if (what === PLAYED_FOR || what === SWAPPED) return [];
    if (what === ALL_LOCKED) return [helpsLine(seat, context)];
    const facts = { you: seat === you ? "yes" : "no", name: names[seat] ?? "" };
    // Who sends their own pawn home has met several others.
    if (what !== SENT_HOME || mover === "~" || mover === seat) return [say(`then-${what}`, facts)];
    return [say("sent-by", { ...facts, by: names[mover] ?? "" })];
  });
}

/** That all pawns of a seat are locked, and for whom it plays now. */
export function helpsLine(seat: number, { say, names, seat: you }: LogContext): string {
  const { partner } = COLOURS[seat]!;
  return say("ribbon-plays-for", {
    you: seat === you ? "yes" : "no",
    name: names[seat] ?? "",
    partner: partner === you ? "you" : (names[partner] ?? ""),
  });
}

/**
 * A turn in which pawns were sent home: that is what matters, and the way there is drawn on the board. Of a seven that
 * was shared out, all parts in one sentence.
 */
export function turnLine(turn: readonly Moved[], context: LogContext): string | null {
  const { say, names, seat: you } = context;
  const sent = new Map<number, { by: string; count: number }>();
  for (const { mover, then = [] } of turn)
    for (const { what, seat } of then) {
      if (what !== SENT_HOME || mover === "~" || mover === seat) continue;
      sent.set(seat, { by: names[mover] ?? "", count: (sent.get(seat)?.count ?? 0) + 1 });
    }
  const told = [...sent].map(([seat, facts]) => say(seat === you ? "turn-sent-you" : "turn-sent", { ...facts, name: names[seat] ?? "" }));
  return told.length ? told.join(" ") : sharedOut(turn, context);
}

function sharedOut(turn: readonly Moved[], context: LogContext): string | null {
  const { say } = context;
  // Whoever lays the last card of a deal may be the first to play in the next one.
  const parts = turn.slice(turn.findLastIndex(({ move }) => move.kind !== "split") + 1);
  const told = parts.flatMap((part) => {
    const to = ends(part)[1];
    return to && part.move.kind === "split" ? [say("seven-part", { steps: part.move.steps as number, to: placeName(say, to, "within") })] : [];
  });
  return told.length > 1 ? say("turn-seven", { ...moverFacts(parts[0]!, context), parts: list(told, i18n.language) }) : null;
}

/** A seven that was shared out, as far as nothing came of its parts that is told between them. */
export function joinedLine(turn: readonly Moved[], context: LogContext): string | null {
  const { say } = context;
  const since = Math.max(
    turn.findLastIndex(({ move }) => move.kind !== "split"),
    turn.slice(0, -1).findLastIndex((part) => consequenceLines(part, context).length > 0),
  );
  const parts = turn.slice(since + 1);
  const plain = parts.every((part) => !turns(part) && !part.then?.some(({ what }) => what === PLAYED_FOR));
  if (parts.length < 2 || !plain) return null;
  const told = parts.flatMap((part) => {
    const [from = "", to = ""] = ends(part).map((square) => placeName(say, square, "within"));
    return part.move.kind === "split" ? [say("seven-way", { steps: part.move.steps, from, to })] : [];
  });
  return say("log-shared", { ...moverFacts(parts[0]!, context), parts: list(told, i18n.language) });
}

/** With every new hand one card goes to the partner, and nobody else sees which. */
export const SLIGHT: ReadonlySet<string> = new Set(["give"]);

/** Who sent a seat's pawn home, in one sentence: with which card is seen on the board. */
export function loss({ mover, then = [] }: Moved, { say, names, seat: you }: LogContext): string | null {
  const lost = mover !== "~" && mover !== you && then.some(({ what, seat }) => what === SENT_HOME && seat === you);
  return lost ? say("sent-by", { you: "yes", name: names[you!] ?? "", by: names[mover] ?? "" }) : null;
}

export function label(move: PartnersMove, say: Say): string {
  const [id, named] = spoken(move, say, move.kind === "swap" ? "within" : "name");
  return say(`label-${id}`, named);
}
