/** What the others lose by the move that is chosen or looked at, seen by comparing how it is with how it would be. */
import type { Play } from "../../lib/play";
import { coloursOf, isLay } from "./lays";
import type { Row, TicketPosition } from "./printed";

export interface Robbery {
  seat: number;
  row: Row;
}

export function robbed(play: Play<TicketPosition>): Robbery[] {
  const move = play.peeked ?? play.chosen.find(isLay);
  if (!move || !isLay(move) || play.position === play.settled) return [];
  // After the move the next turn begins, and rows roll on by themselves: only the colours laid were robbed.
  const colours = coloursOf(move);
  return play.settled.players.flatMap((player, seat) =>
    seat === play.seat
      ? []
      : player.track
          .filter((row) => colours.includes(row.colour))
          .filter((row) => !play.position.players[seat]?.track.some((left) => left.colour === row.colour))
          .map((row) => ({ seat, row })),
  );
}
