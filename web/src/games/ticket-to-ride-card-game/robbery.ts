/** What the others lose by the move that is chosen or looked at, seen by comparing how it is with how it would be. */
import { coloursOf, isLay } from "./lays";
import type { TicketPlay } from "./moves";
import type { Row } from "./printed";

export interface Robbery {
  seat: number;
  row: Row;
}

export function robbed(play: TicketPlay): Robbery[] {
  const lay = play.peeked ?? play.chosen.find(isLay);
  if (!lay || !isLay(lay) || play.position === play.settled) return [];
  // After the move the next turn begins, and rows roll on by themselves: only the colours laid were robbed.
  const colours = coloursOf(lay);
  return play.settled.players.flatMap((player, seat) =>
    seat === play.seat
      ? []
      : player.track
          .filter((row) => colours.includes(row.colour))
          .filter((row) => !play.position.players[seat]?.track.some((left) => left.colour === row.colour))
          .map((row) => ({ seat, row })),
  );
}
