/** Words for moves: lines of the log, for each move and for what followed from it; and labels of buttons. */
import type { Facts, Say } from "../../lib/i18n.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import { TICKET_MOVES } from "../../generated/moves";
import type { Moved, TicketMove } from "../../generated/protocol";
import { messageOf } from "../../lib/moveMessages";
import { moverFacts, type LogContext } from "../game";
import { counted, listed } from "./printed";
import { cardsInWords, colourName, nameOf } from "./text";

/** A robbery is told with the cards that robbed. */
export function logLine(moved: Moved, context: LogContext): string | null {
  const text = lineOf(moved, context);
  return text && [text, ...followed(moved, "robbed", context)].join(" ");
}

/** Cards roll into a station with every turn, and by nobody's doing. */
export const ROUTINE: ReadonlySet<string> = new Set(["rolled"]);

/** Cards that roll into a station by rule get a line of their own. */
export function consequenceLines(moved: Moved, context: LogContext): string[] {
  return followed(moved, "rolled", context);
}

/** What was robbed from a seat, and by whom: which cards the robber laid can be seen on the table. */
export function loss(moved: Moved, { say, names, seat: you }: LogContext): string | null {
  const robbed = (moved.then ?? []).filter(({ what, seat }) => what === "robbed" && seat === you).flatMap(({ things }) => things as Colour[]);
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
  const [id, named] = messageOf(TICKET_MOVES.kinds, moved.move, say);
  return say(`told-${id}`, { ...facts, ...named });
}

export function label(move: TicketMove, say: Say): string {
  const [id, named] = messageOf(TICKET_MOVES.kinds, move, say);
  return say(`label-${id}`, named);
}

function followed(moved: Moved, what: "robbed" | "rolled", { say, names, seat: you }: LogContext): string[] {
  return (moved.then ?? [])
    .filter((each) => each.what === what)
    .map(({ seat, things }) =>
      say(`then-${what}`, {
        you: seat === you ? "yes" : "no",
        name: nameOf(names, seat),
        count: things.length,
        things: named(things as Colour[]),
      }),
    );
}

/** "blue ×2, locomotive". */
function named(cards: readonly Colour[]): string {
  return listed(counted(cards))
    .map(([card, count]) => colourName(card) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
}
