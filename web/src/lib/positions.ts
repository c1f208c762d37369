/**
 * Positions as the page uses them. On the wire the part that everybody sees and the part of one's own are apart; they
 * are put together where a message arrives, so that drawings find everything in one place.
 */
import type {
  Frame, Moment, PartnersOwn, PartnersPublic, Position, TableView, ThurnOwn, ThurnPublic, TicketOwn, TicketPublic,
} from "../generated/protocol"; // prettier-ignore

export type ThurnPosition = ThurnPublic & ThurnOwn;
export type TicketPosition = TicketPublic & TicketOwn;
export type PartnersPosition = PartnersPublic & PartnersOwn;
export type FlatPosition = ThurnPosition | TicketPosition | PartnersPosition;

/** The same message with its position in one piece. */
export type Flat<T extends { position: Position | null }> = Omit<T, "position"> & { position: FlatPosition };

export type FlatView = Omit<TableView, "position"> & { position: FlatPosition | null };
export type FlatFrame = Omit<Frame, "position"> & { position: FlatPosition | null };
export type FlatMoment = Flat<Moment>;

export function flatPosition(position: Position): FlatPosition {
  return { ...position.public, ...position.own } as FlatPosition;
}

/** Puts the position of a view, a frame or a moment together. */
export function flat<T extends { position: Position | null }>(holder: T): Omit<T, "position"> & { position: FlatPosition | null } {
  const { position, ...rest } = holder;
  return { ...rest, position: position && flatPosition(position) };
}
