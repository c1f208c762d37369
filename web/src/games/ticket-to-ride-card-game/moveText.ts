/** Words for moves: lines of the log, for each move and for what followed from it; and labels of buttons. */
import type { Facts, Say } from "../../lib/i18n.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import { TICKET_MOVES } from "../../generated/moves";
import type { Consequence, Moved, TicketMove } from "../../generated/protocol";
import { messageOf } from "../../lib/moveMessages";
import { moverFacts, type LogContext } from "../game";
import type { Lay } from "./lays";
import { counted, listed, worth } from "./printed";
import { cardsInWords, colourName, laidInWords, nameOf } from "./text";

/** A robbery is told with the cards that robbed. */
export function logLine(moved: Moved, context: LogContext): string | null {
  const text = lineOf(moved, context);
  return text && [text, ...robberies(moved, context)].join(" ");
}

/** Of tickets that others keep, only how many they are is known. */
export function timesLine({ mover, move, veiled }: Moved, times: number, { say, names }: LogContext): string | null {
  return veiled && move.kind === "keep" && mover !== "~" ? say("turn-kept", { name: nameOf(names, mover), count: times }) : null;
}

/** Two cards from the row are one thing to do. What is drawn unseen is told by itself: the reader may get to see it. */
export function joinedLine(turn: readonly Moved[], context: LogContext): string | null {
  const own = turn.filter(({ mover }) => mover !== "~");
  const cards = own.slice(-2).flatMap(({ move }) => (move.kind === "take" && move.card !== "stock" ? [move.card as Colour] : []));
  const [first, second] = cards;
  // Who took a card takes only one more.
  if (!first || !second || own.at(-3)?.move.kind === "take") return null;
  const { mover } = own.at(-1)!;
  const facts = { ...moverFacts(own.at(-1)!, context), name: nameOf(context.names, mover as number) };
  if (first === second) return context.say("told-took-alike", { ...facts, cards: cardsInWords(counted(cards)) });
  return context.say("told-took", { ...facts, first: colourName(first), second: colourName(second) });
}

/** A card drawn unseen is told with the draw, by those who see it. */
export function endsLine({ move, veiled }: Moved): boolean {
  return move.kind === "draw" && !veiled;
}

/** Two cards taken, and several tickets kept or completed, as one thing. */
export function turnLine(turn: readonly Moved[], context: LogContext): string | null {
  const made = atOnce(turn.filter(({ mover, move }) => mover !== "~" && move.kind !== "done"));
  const [first] = made;
  if (!first) return null;
  const moves = made.map(({ move }) => move as TicketMove);
  const facts = { ...moverFacts(first, context), name: nameOf(context.names, first.mover as number) };
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has("take") && moves.length > 1) {
    const cards = moves.flatMap((move) => (move.kind === "take" && move.card !== "stock" ? [move.card as Colour] : []));
    const [one, two] = cards;
    if (one && one === two) return context.say("turn-took-alike", { ...facts, cards: cardsInWords(counted(cards)) });
    return context.say("turn-took", { ...facts, stock: moves.length - cards.length, first: one ? colourName(one) : "", second: two ? colourName(two) : "" });
  }
  const count = moves.filter(({ kind }) => kind === "keep").length;
  if (kinds.has("tickets")) return moves.length > 1 ? context.say("turn-drew", { ...facts, count }) : null;
  if (kinds.has("keep")) return context.say("turn-kept", { ...facts, count });
  const completed = moves.flatMap((move) => (move.kind === "complete" ? [move.ticket] : []));
  return completed.length > 1 && made.every(({ veiled }) => !veiled) ? context.say("turn-completed", { ...facts, count: completed.length, points: worth(completed) }) : null;
}

/** Who keeps tickets last at the set-up may begin the game, and who ends it may be the first to complete tickets: only the last of these. */
function atOnce(turn: readonly Moved[]): readonly Moved[] {
  const last = turn.at(-1)?.move.kind;
  const drew = turn.findLastIndex(({ move }) => move.kind === "tickets");
  if (last === "tickets" || (last === "keep" && drew >= 0)) return turn.slice(drew);
  return turn.filter(({ move: { kind } }) => kind === last);
}

/** Cards roll into a station with every turn, and by nobody's doing. */
export const ROUTINE: ReadonlySet<string> = new Set(["rolled"]);

/** A turn begins with cards that roll into the station: TR-6. */
export function openingLines(moved: Moved, { say, names, seat: you }: LogContext): { seat: number; text: string }[] {
  return fates(moved, "rolled").map(({ seat, things }) => ({
    seat,
    text: say("then-rolled", { you: seat === you ? "yes" : "no", name: nameOf(names, seat), count: things.length, things: named(things as Colour[]) }),
  }));
}

/** What was robbed from a seat, and by whom: which cards the robber laid can be seen on the table. */
export function loss(moved: Moved, { say, names, seat: you }: LogContext): string | null {
  const robbed = fates(moved, "robbed").filter(({ seat }) => seat === you).flatMap(({ things }) => things as Colour[]);
  if (!robbed.length || moved.mover === "~") return null;
  return say("robbed-you", { name: nameOf(names, moved.mover), cards: cardsInWords(counted(robbed)) });
}

/** Kinds without a line: chance is told with the move that brought it, except for what one draws oneself. */
const SILENT: ReadonlySet<string> = new Set(["deal", "reveal", "ticket", "done"]);

function lineOf(moved: Moved, context: LogContext): string | null {
  const { kind } = moved.move;
  const { say } = context;
  const facts: Facts = moverFacts(moved, context);
  if (moved.mover !== "~") facts.name = nameOf(context.names, moved.mover);
  if (SILENT.has(kind) || (moved.veiled && kind === "draw")) return null;
  if (moved.veiled) return say(`told-${kind}-veiled`, facts);
  if (kind === "lay") return say("told-laid", { ...facts, cards: laidInWords(moved.move as Lay) });
  const drawer = kind === "draw" ? context.turn?.findLast(({ mover }) => mover !== "~") : undefined;
  if (drawer) return say("told-drawn", { ...moverFacts(drawer, context), name: nameOf(context.names, drawer.mover as number), card: colourName((moved.move as { card: Colour }).card) });
  const [id, named] = messageOf(TICKET_MOVES.kinds, moved.move, say);
  return say(`told-${id}`, { ...facts, ...named });
}

/** Cards that are laid are told as on the button that lays them. */
export function label(move: TicketMove, say: Say): string {
  if (move.kind === "lay") return say("button-lay", { cards: laidInWords(move) });
  const [id, named] = messageOf(TICKET_MOVES.kinds, move, say);
  return say(`label-${id}`, named);
}

const fates = (moved: Moved, what: "robbed" | "rolled"): Consequence[] => (moved.then ?? []).filter((each) => each.what === what);

function robberies(moved: Moved, { say, names, seat: you }: LogContext): string[] {
  return fates(moved, "robbed").map(({ seat, things }) =>
    say("told-robbery", { you: seat === you ? "yes" : "no", name: nameOf(names, seat), cards: cardsInWords(counted(things as Colour[])) }),
  );
}

/** "red, 2 locomotives". */
function named(cards: readonly Colour[]): string {
  return listed(counted(cards))
    .map(([card, number]) => (number > 1 ? cardsInWords({ [card]: number }) : colourName(card)))
    .join(", ");
}
