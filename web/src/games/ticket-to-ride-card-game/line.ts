/** What is typed about this game: words for tickets and locomotives, and questions. */
import { TICKET_MOVES } from "../../generated/moves";
import type { TicketMove } from "../../generated/protocol";
import values from "../../generated/values-ticket-to-ride-card-game.json";
import type { Say } from "../../lib/i18n.svelte";
import { wordList } from "../../lib/line/plainWords";
import { aloud } from "../described";
import type { LineClient, Subject } from "../line";
import { choosesTickets } from "./choosing";
import { describeHand, describeKind, describeStation, describeTicket, describeTrack } from "./description";
import type { TicketPlay } from "./moves";
import { KINDS, ownTickets, ticket, worth, type TicketPosition } from "./printed";
import { colourName, nameOf } from "./text";

/** A locomotive is said with its number, or alone if it is one. */
function locomotives(count: number, say: Say): string[] {
  const words = wordList(say("called-locomotive"));
  return count === 1 ? [...words, ...words.map((word) => `1 ${word}`)] : words.map((word) => `${count} ${word}`);
}

const players = ({ names, settled }: TicketPlay): Subject[] => settled.players.map((_, seat) => ({ id: String(seat), names: [nameOf(names, seat)] }));
const kinds = (say: Say): Subject[] => KINDS.map((kind) => ({ id: kind, names: [colourName(kind), ...wordList(say(`called-${kind}`))] }));

const line: LineClient<TicketPosition, TicketMove> = {
  declared: TICKET_MOVES,
  values,
  names(_, argument, value, say) {
    if (argument === "ticket") return [ticket(Number(value)).from, ticket(Number(value)).to];
    return argument === "locomotives" && value ? locomotives(Number(value), say) : [];
  },
  questions: [
    { id: "hand", answer: (play, say) => say("answer-hand", { count: play.settled.hand.length, cards: describeHand(play) }) },
    { id: "row", answer: ({ settled }, say) => say("answer-row", { cards: settled.row.map(colourName).join(", "), stock: settled.stock }) },
    {
      id: "track",
      subjects: players,
      answer: (play, _, subject) => (subject === undefined ? play.settled.players.map((__, seat) => aloud(describeTrack(play, seat))) : aloud(describeTrack(play, Number(subject)))),
    },
    {
      id: "colour",
      subjects: (_, say) => kinds(say),
      answer: (play, _, subject) => KINDS.filter((kind) => subject === undefined || kind === subject).map((kind) => aloud(describeKind(play, kind))),
    },
    { id: "station", answer: (play, say) => (play.seat === null ? say("answer-nothing") : aloud(describeStation(play))) },
    {
      id: "tickets",
      answer(play, say) {
        const { settled } = play;
        const own = ownTickets(settled);
        const words = (ids: readonly number[]): string[] => ids.map((id) => aloud(describeTicket(id, settled)));
        const offered = choosesTickets(play) && settled.offered.length ? [say("answer-offered"), ...words(settled.offered)] : [];
        return [...offered, say("answer-tickets", { count: own.length, points: worth(own) }), ...words(own)];
      },
    },
    {
      id: "score",
      answer: ({ settled, names, seat: own }, say) =>
        settled.players.map(({ ticket_count, completed, station_size, hand_size }, seat) =>
          say("answer-player", { you: seat === own ? "yes" : "no", name: nameOf(names, seat), tickets: ticket_count, completed: worth(completed), station: station_size, hand: hand_size }),
        ),
    },
  ],
};

export default line;
