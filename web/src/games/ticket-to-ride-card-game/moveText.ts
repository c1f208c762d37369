/** Lines of the log, for each move that somebody made and for what happened by itself; and moves as buttons. */
import type { Facts, Say } from "../../lib/i18n.svelte";
import type { Colour } from "../../parts/Mark.svelte";
import type { Moved } from "../../generated/protocol";
import { who, type LogContext } from "../game";
import { coloursOf, laidBy } from "./lays";
import { counted, listed, LOCOMOTIVE, ticket } from "./printed";
import { colourName, nameOf } from "./text";

/** A robbery is told with the cards that robbed. */
export function tell(moved: Moved, telling: LogContext): string | null {
  const text = told(moved, telling);
  return text && [text, ...followed(moved, "robbed", telling)].join(" ");
}

/** Cards that roll into a station are nobody's doing. */
export function follow(moved: Moved, telling: LogContext): string[] {
  return followed(moved, "rolled", telling);
}

/** What comes by itself is told with the move that brought it; only what one draws oneself is worth a line. */
const SILENT = new Set(["deal", "reveal", "ticket", "done"]);

function told(moved: Moved, telling: LogContext): string | null {
  const [word = ""] = moved.move.split(" ");
  const { say } = telling;
  const facts: Facts = who(moved, telling);
  if (moved.mover !== "~") facts.name = nameOf(telling.names, moved.mover);
  if (SILENT.has(word) || (moved.veiled && word === "draw")) return null;
  if (moved.veiled) return say(`told-${word}-veiled`, facts);
  const [kind, named] = wordsOf(moved.move);
  return say(`told-${kind}`, { ...facts, ...named });
}

export function label(move: string, say: Say): string {
  const [kind, named] = wordsOf(move);
  return say(`label-${kind}`, named);
}

/** The end of the ids of the messages about a move, and what they name. */
function wordsOf(move: string): [string, Facts] {
  const [word = "", one = ""] = move.split(" ");
  if (word === "keep" || word === "complete") {
    const { from, to, points } = ticket(Number(one));
    return [word, { from, to, points }];
  }
  if (word === "take" && one === "stock") return ["take-stock", {}];
  if (word === "take" || word === "draw") return [word, { card: colourName(one as Colour) }];
  if (word !== "lay") return [word, {}];
  const cards = laidBy(move);
  const colours = coloursOf(move);
  const [first, second, third] = colours.map(colourName);
  if (third) return ["lay-three", { first: first!, second: second!, third }];
  const own = { colour: first!, cards: cards[colours[0]!]! };
  return cards[LOCOMOTIVE] ? ["lay-locomotives", { ...own, locomotives: cards[LOCOMOTIVE] }] : ["lay", own];
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
