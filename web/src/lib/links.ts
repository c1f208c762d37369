/** Links that people send to each other. */
import type { Link } from "../generated/protocol";
import { address, decoded } from "./fragment";
import type { Place } from "./router.svelte";

/** The place that a pasted text leads to: one of our links, or the bare name of a table. */
export function placeIn(text: string): Place | null {
  const link = /#(table|claim|own-seat|replay|analysis|screen|sit)=([\w-]+(?:\.[\w-]+)*)/.exec(text);
  if (link) return { page: link[1]!, what: link[2]! };
  const position = /#position=([^\s#]+)/.exec(text);
  if (position) return { page: "position", what: decoded(position[1]!) };
  const bare = /^[\w-]{8,40}$/.exec(text.trim());
  return bare ? { page: "table", what: bare[0] } : null;
}

/** The parts of what stands in the address of a big screen, or of a seat seen on one; each but the table may be missing. */
export function screenIn(what: string): { table: string; code: string } {
  const [table = "", code = ""] = what.split(".");
  return { table, code };
}

export function freeSeatIn(what: string): { table: string; seat: number; code: string } {
  const [table = "", seat = "", code = ""] = what.split(".");
  return { table, seat: Number(seat), code };
}

/** Where somebody who sees a big screen takes a free seat of its table. */
export function freeSeatAddress(table: string, seat: number, code: string): string {
  return address("sit", [table, seat, code].filter((part) => part !== "").join("."));
}

/** Where the board of a position is shown: the game and the text stand in the address, and nowhere else. */
export function positionAddress(game: string, text: string): string {
  return address("position", `${game}/${text}`);
}

/** The game and the text in such an address. */
export function positionIn(what: string): { game: string; text: string } {
  const slash = what.indexOf("/");
  return slash < 0 ? { game: what, text: "" } : { game: what.slice(0, slash), text: what.slice(slash + 1) };
}

const key = (table: string): string => `stofa links ${table}`;

/** One-time links of a table; only the host's own window keeps them, and the server could not tell them again. */
export function linksOf(table: string): Link[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as Link[];
  } catch {
    return [];
  }
}

export function keepLinks(table: string, links: readonly Link[]): void {
  const seats = new Set(links.map((link) => link.seat));
  const others = linksOf(table).filter((link) => !seats.has(link.seat));
  try {
    sessionStorage.setItem(key(table), JSON.stringify([...others, ...links]));
  } catch {
    // Nowhere to keep them: the host can make new ones.
  }
}
