/** What is typed about this game: words for tickets and locomotives, and questions. */
import { TICKET_MOVES } from "../../generated/moves";
import type { TicketMove } from "../../generated/protocol";
import values from "../../generated/values-ticket-to-ride-card-game.json";
import type { Say } from "../../lib/i18n.svelte";
import { wordList } from "../../lib/line/plainWords";
import type { LineClient, Subject } from "../line";
import { choosesTickets } from "./choosing";
import type { TicketPlay } from "./moves";
import { counted, ownTickets, ticket, worth, type TicketPosition } from "./printed";
import { cardsInWords, colourName, nameOf, rowInWords, ticketInWords } from "./text";

/** A locomotive is said with its number, or alone if it is one. */
function locomotives(count: number, say: Say): string[] {
  const words = wordList(say("called-locomotive"));
  return count === 1 ? [...words, ...words.map((word) => `1 ${word}`)] : words.map((word) => `${count} ${word}`);
}

const players = ({ names, settled }: TicketPlay): Subject[] => settled.players.map((_, seat) => ({ id: String(seat), names: [nameOf(names, seat)] }));

function trackOf({ settled, names, seat: own }: TicketPlay, seat: number, say: Say): string {
  const rows = settled.players[seat]!.track.map(rowInWords).join(", ");
  return say("answer-track", { you: seat === own ? "yes" : "no", name: nameOf(names, seat), rows: rows || say("answer-nothing") });
}

const line: LineClient<TicketPosition, TicketMove> = {
  declared: TICKET_MOVES,
  values,
  names(_, argument, value, say) {
    if (argument === "ticket") return [ticket(Number(value)).from, ticket(Number(value)).to];
    return argument === "locomotives" && value ? locomotives(Number(value), say) : [];
  },
  questions: [
    { id: "hand", answer: ({ settled }, say) => say("answer-hand", { count: settled.hand.length, cards: cardsInWords(counted(settled.hand)) || say("answer-nothing") }) },
    { id: "row", answer: ({ settled }, say) => say("answer-row", { cards: settled.row.map(colourName).join(", "), stock: settled.stock }) },
    {
      id: "track",
      subjects: players,
      answer: (play, say, subject) => (subject === undefined ? play.settled.players.map((_, seat) => trackOf(play, seat, say)) : trackOf(play, Number(subject), say)),
    },
    {
      id: "station",
      answer({ settled, seat }, say) {
        if (settled.station) return say("answer-station-open", { cards: cardsInWords(counted(settled.station)) || say("answer-nothing") });
        return say("answer-station", { count: seat === null ? 0 : settled.players[seat]!.station_size });
      },
    },
    {
      id: "tickets",
      answer(play, say) {
        const { settled } = play;
        const own = ownTickets(settled);
        const offered = choosesTickets(play) && settled.offered.length ? [say("answer-offered"), ...settled.offered.map(ticketInWords)] : [];
        return [...offered, say("answer-tickets", { count: own.length, points: worth(own) }), ...own.map(ticketInWords)];
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
