/** The table in words: what those who listen need to decide. Each thing is short by name, the rest is its description. */
import { list } from "../../lib/formats";
import { i18n } from "../../lib/i18n.svelte";
import type { Play } from "../../lib/play";
import type { TicketMove } from "../../generated/protocol";
import type { Colour } from "../../parts/Mark.svelte";
import { told, type Described } from "../described";
import { total } from "./lays";
import { counted, listed, ownTickets, ticket, type TicketPosition } from "./printed";
import { stationOf } from "./station";
import { cardsInWords, colourName, nameOf, rowInWords, say, ticketInWords } from "./text";
import { seenFor } from "./ticketFocus.svelte";

/** What the words need to know of a table. */
type Table = Pick<Play<TicketPosition, TicketMove>, "settled" | "seat" | "names">;

const colours = (some: readonly Colour[]): string => list(some.map(colourName), i18n.language);

/** A track as a whole: its rows, and how many cards lie there. */
export function describeTrack({ settled, seat: own, names }: Table, seat: number): Described {
  const rows = settled.players[seat]?.track ?? [];
  const cards = rows.reduce((sum, row) => sum + row.cards + row.locomotives, 0);
  const description = rows.length ? say("track-words", { rows: list(rows.map(rowInWords), i18n.language), cards }) : say("track-empty");
  return { name: seat === own ? say("own-track") : say("track-of", { name: nameOf(names, seat) }), description };
}

/** A ticket, and which of its cards lie where; the rest is missing. */
export function describeTicket(id: number, position: TicketPosition): Described {
  const seen = seenFor(id, position);
  const where = (place: string): Colour[] => ticket(id).colours.filter((_, at) => seen[at] === place);
  const [station, track, missing] = [where("station"), where("track"), where("no")];
  if (station.length === seen.length) return { name: ticketInWords(id), description: say("ticket-payable") };
  const description = told(
    station.length > 0 && say("ticket-station-colours", { colours: colours(station) }),
    track.length > 0 && say("ticket-track-colours", { colours: colours(track) }),
    // What is in a closed station is not to be seen: there it may lie.
    missing.length > 0 && position.seat !== null && say(position.station ? "ticket-missing" : "ticket-not-seen", { colours: colours(missing) }),
  );
  return { name: ticketInWords(id), description };
}

/** A kind of card: how many are in the own hand, what of it lies on the own track, and on how many of the own tickets it is. */
export function describeKind(table: Pick<Table, "settled" | "seat">, colour: Colour): Described {
  if (table.seat === null) return { name: colourName(colour), description: "" };
  const held = counted(table.settled.hand)[colour] ?? 0;
  return { name: colourName(colour), description: told(say("kind-held", { held }), useOfKind(table, colour)) };
}

/** What of a kind of card lies on the own track, and on how many of the own tickets it is. */
export function useOfKind({ settled, seat }: Pick<Table, "settled" | "seat">, colour: Colour): string {
  if (seat === null) return "";
  const wanted = ownTickets(settled).filter((id) => ticket(id).colours.includes(colour)).length;
  const on = settled.players[seat]!.track.find((row) => row.colour === colour);
  return told(on && say("kind-on-track", { cards: rowInWords(on) }), wanted > 0 && say("kind-wanted", { tickets: wanted }));
}

/** The own hand, kind by kind. */
export function describeHand({ settled }: Pick<Table, "settled">): string {
  return listed(counted(settled.hand)).length ? cardsInWords(counted(settled.hand)) : say("kind-held", { held: 0 });
}

/** The own station: what is in it where one may look, and how many cards. */
export function describeStation(play: Parameters<typeof stationOf>[0]): Described {
  const cards = stationOf(play);
  const size = cards ? total(cards) : (play.settled.players[play.seat!]?.station_size ?? 0);
  return { name: say("station-label", { count: size }), description: cards && size ? say("station-open", { cards: cardsInWords(cards) }) : "" };
}
