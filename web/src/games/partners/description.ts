/** The board in words: what those who listen need to decide. Each thing is short by name, the rest is its description. */
import type { PartnersMove } from "../../generated/protocol";
import { list } from "../../lib/formats";
import { i18n, say as sayApp, translator } from "../../lib/i18n.svelte";
import type { Play } from "../../lib/play";
import { told, type Described } from "../described";
import { aboutCard } from "./explained.svelte";
import { cardOf, CARDS, COLOURS, squaresOf, TRACK, wordOf } from "./moves";
import { placeName } from "./placeNames";
import type { PartnersPosition } from "./position";

const say = translator("partners");

/** What the words need to know of a table. */
export type Table = Pick<Play<PartnersPosition, PartnersMove>, "settled" | "seat" | "names" | "legal">;

/** One or several pawns of a colour on a square. */
export interface OnSquare {
  seat: number;
  square: string;
  stack: number;
  locked: boolean;
}

/** The longest way that a card takes a pawn: whoever is farther away does not matter now. */
const LONGEST = Math.max(...CARDS.flatMap(({ forward }) => forward as number[]));
const BACK = Math.max(...CARDS.map(({ back }) => back));
const QUARTER = TRACK.length / COLOURS.length;

/** Steps from a square to the goal of a seat, as the server tells them; none from squares that are not on its way. */
const toGoal = (seat: number, square: string): number | undefined => (COLOURS[seat]!.to_goal as unknown as Readonly<Record<string, number | undefined>>)[square];

const colourName = (seat: number): string => sayApp(`colour-${COLOURS[seat]!.colour}`);

/** The board as a whole: in which order its quarters lie, which way one goes, and how the keys walk. */
export function describeBoard(): Described {
  const colours = list(COLOURS.map((_, seat) => colourName(seat)), i18n.language);
  const rings = COLOURS[0]!.rings.length;
  return { name: say("board"), description: say("board-how", { colours, quarter: QUARTER, squares: TRACK.length, rings }) };
}

/** All pawns that have left home, along the track from blue's start. */
export function pawnsOut({ players }: PartnersPosition): OnSquare[] {
  const order = COLOURS.flatMap(({ start, path, rings }) => [start, ...path.slice(0, QUARTER), ...rings]);
  const standing = players.flatMap(({ pawns, locked }, seat) => {
    const { rings } = COLOURS[seat]!;
    const inner = rings.slice(rings.length - locked);
    return [...new Set(pawns)].map((square) => ({ seat, square, stack: pawns.filter((one) => one === square).length, locked: inner.includes(square) }));
  });
  return standing.sort((a, b) => order.indexOf(a.square) - order.indexOf(b.square));
}

/** "blue pawn, red 6", with what is so now: a wall, locked, picked. */
export function pawnName({ seat, square, stack, locked }: OnSquare, look = ""): string {
  const { colour, start } = COLOURS[seat]!;
  const parts = [say("pawn-at", { colour, place: placeName(say, square), pawns: stack })];
  if (locked) parts.push(say("pawn-locked"));
  if (square === start) parts.push(say("pawn-wall"));
  for (const one of look.split(" ")) if (one) parts.push(say(`look-${one}`));
  return parts.join(", ");
}

export function describePawn(table: Table, pawn: OnSquare, look = ""): Described {
  const { seat, square } = pawn;
  const left = toGoal(seat, square);
  const description = told(
    ownerInWords(table, seat),
    cardsInWords(table, square),
    left !== undefined && say("pawn-to-goal", { steps: left }),
    ...ahead(table, pawn),
    ...wallsAhead(table, pawn),
    ...behind(table, pawn),
  );
  return { name: pawnName(pawn, look), description };
}

/** All pawns that have left home. */
export const describePawns = (table: Table): Described[] => pawnsOut(table.settled).map((pawn) => describePawn(table, pawn));

export function describeHome({ settled, names }: Pick<Table, "settled" | "names">, seat: number, canLeave = false): Described {
  const { colour } = COLOURS[seat]!;
  const name = say("home-of", { colour, name: names[seat] ?? "", pawns: settled.players[seat]!.home });
  return { name: canLeave ? `${name}, ${say("can-leave")}` : name, description: "" };
}

/** A card of the hand: what it does, and with which pawns now. */
export function describeCard(table: Table, card: string): Described {
  const { id, steps } = aboutCard(card);
  const places = [...new Set([...table.legal].filter((move) => cardOf(move) === card && move.kind !== "give").flatMap(squaresOf))];
  const pawns = list(places.map((square) => placeName(say, square)), i18n.language);
  const name = `${say(wordOf(card))}: ${say(`card-${card.replace("/", "-")}`)}`;
  return { name, description: told(say(`does-${id}`, { steps }), places.length > 0 && say("card-moves", { pawns })) };
}

/** Whose pawn it is: "yours", "of Lóa, your partner". */
function ownerInWords({ seat: own, names }: Table, seat: number): string {
  if (seat === own) return say("pawn-own");
  const name = names[seat] ?? "";
  return say(own !== null && COLOURS[own]!.partner === seat ? "pawn-partner" : "pawn-of", { name });
}

/** "yellow (Spói)"; one's own are "your own pawn". */
function who({ seat: own, names }: Table, seat: number): string {
  return seat === own ? say("near-own") : say("near-of", { colour: colourName(seat), name: names[seat] ?? "" });
}

/** The cards that could move the pawn on a square now. */
function cardsInWords({ legal }: Table, square: string): string {
  const cards = [...new Set([...legal].filter((move) => squaresOf(move).includes(square)).map(cardOf))];
  return cards.length ? say("pawn-cards", { cards: list(cards.map((card) => say(wordOf(card))), i18n.language) }) : "";
}

/** The card with which a pawn can go so many steps now: forward, or back where the steps are less than none. */
function reaches({ legal }: Table, square: string, steps: number): string | null {
  const made = [...legal].find((move) => {
    if (move.kind === "back") return move.square === square && steps === -BACK;
    return (move.kind === "forward" || move.kind === "split") && move.square === square && move.steps === steps;
  });
  return made ? say(wordOf(cardOf(made))) : null;
}

function near(table: Table, square: string, id: "near-ahead" | "near-behind", seat: number, steps: number, reach: number): string {
  const card = reaches(table, square, reach);
  return say(id, { who: who(table, seat), steps }) + (card ? `, ${say("near-reached", { card })}` : "");
}

/** The pawns before one on its own way, no farther than a card goes. */
function ahead(table: Table, { seat, square }: OnSquare): string[] {
  const here = toGoal(seat, square);
  if (here === undefined) return [];
  return pawnsOut(table.settled)
    .flatMap((other) => {
      const there = toGoal(seat, other.square);
      return there !== undefined && here > there && here - there <= LONGEST ? [{ seat: other.seat, steps: here - there }] : [];
    })
    .sort((a, b) => a.steps - b.steps)
    .map((other) => near(table, square, "near-ahead", other.seat, other.steps, other.steps));
}

/** Walls of other colours on its way, and how far it comes before them. */
function wallsAhead({ settled }: Table, { seat, square }: OnSquare): string[] {
  const here = toGoal(seat, square);
  if (here === undefined) return [];
  return settled.players.flatMap(({ pawns }, other) => {
    const { start, path } = COLOURS[other]!;
    const steps = here - toGoal(seat, path[0]!)! - 1;
    return other !== seat && pawns.includes(start) && steps >= 0 && steps < LONGEST ? [say("near-wall", { colour: colourName(other), steps })] : [];
  });
}

/** The pawns of others behind one, which it lies before on their way; of all pawns those that it could go back to. */
function behind(table: Table, { seat, square }: OnSquare): string[] {
  const found = pawnsOut(table.settled).flatMap((other) => {
    if (other.seat === seat) return [];
    const [there, here] = [toGoal(other.seat, other.square), toGoal(other.seat, square)];
    return there !== undefined && here !== undefined && there > here && there - here <= LONGEST ? [{ seat: other.seat, steps: there - here }] : [];
  });
  return found.sort((a, b) => a.steps - b.steps).map((other) => near(table, square, "near-behind", other.seat, other.steps, -other.steps));
}
