/**
 * Positions as the page uses them. On the wire the part that everybody sees and the part of one's own are apart; they
 * are put together where a message arrives, so that drawings find everything in one place.
 */
import type { Frame, Moment, Position, TableView } from "../generated/protocol";

/** Both parts in one. */
export type FlatPosition<P extends Position = Position> = P extends Position ? P["public"] & P["own"] : never;

/** The same message with its position in one piece. */
export type Flat<T extends { position: Position | null }> = Omit<T, "position"> & { position: FlatPosition };

export type FlatView = Omit<TableView, "position"> & { position: FlatPosition | null };
export type FlatFrame = Omit<Frame, "position"> & { position: FlatPosition | null };
export type FlatMoment = Flat<Moment>;

/** The names of the fields that are the seat's own, for drawings that know nothing else about them. */
const OWN = new WeakMap<object, readonly string[]>();

export function flatPosition(position: Position): FlatPosition {
  const whole = { ...position.public, ...position.own } as FlatPosition;
  OWN.set(whole, Object.keys(position.own));
  return whole;
}

export function ownFields(position: object): readonly string[] {
  return OWN.get(position) ?? [];
}

/** Puts the position of a view, a frame or a moment together. */
export function flat<T extends { position: Position | null }>(holder: T): Omit<T, "position"> & { position: FlatPosition | null } {
  const { position, ...rest } = holder;
  return { ...rest, position: position && flatPosition(position) };
}
