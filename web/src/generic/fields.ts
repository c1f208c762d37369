/** The fields of a position that nobody has drawn: what they are called, and what is in them. */
import { plainName } from "../lib/formats";
import { i18n, type Facts } from "../lib/i18n.svelte";
import type { Move } from "../lib/moves";
import { ownFields } from "../lib/positions";

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Fields = Record<string, Value>;

/** Told elsewhere: by the seats, and by what is asked. */
const LEFT_OUT: ReadonlySet<string> = new Set(["seat", "turn", "players"]);

/** The game whose table is open; the page shows one at a time. */
let area = "";

export function setArea(game: string): void {
  area = game;
}

export const isRecord = (value: Value | undefined): value is { [name: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What everybody sees, without what each player has. */
export function publicFields(position: Fields): [string, Value][] {
  const own = ownFields(position);
  return Object.entries(position).filter(([name]) => !LEFT_OUT.has(name) && !own.includes(name));
}

export function ownValues(position: Fields): [string, Value][] {
  return ownFields(position).flatMap((name): [string, Value][] => (LEFT_OUT.has(name) ? [] : [[name, position[name]!]]));
}

/** What lies open of each player, if the game tells it by seats. */
export function playerFields(position: Fields): { [name: string]: Value }[] {
  const { players } = position;
  return Array.isArray(players) ? players.filter(isRecord) : [];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A field by its name in the messages of the game, or as the game's program calls it. */
export function nameOf(field: string): string {
  const id = `field-${field}`;
  return i18n.has(area, id) ? i18n.say(area, id) : plainName(field);
}

/** A move in a few words: the game's, or its notation. */
export function labelOf(move: Move): string {
  const id = `label-${move.kind}`;
  return i18n.has(area, id) ? i18n.say(area, id, move as unknown as Facts) : capital(move.text);
}
