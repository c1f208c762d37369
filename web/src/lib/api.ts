/** What the page asks for: everything but playing, which goes over the socket. */
import type {
  Accepted, Addresses, Advice, Chances, Claimed, Course, Create, Games, Giving, Invitation, Lesson, Link, MailAnswered, MailCode, Messages, Notices, Opening, OwnTables, PlayOn,
  RefusedAnswer, Replay, Rules, ScreenLink, SetQuietHours, ShownPosition, SubscribeMail, SubscribePush, Update, Verdict, WrittenPosition,
} from "../generated/protocol"; // prettier-ignore
import { carrier, engine, type Answered } from "./carrier";
import { i18n } from "./i18n.svelte";

/** A refusal of the server, with its sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

/** Why nothing is answered: the server cannot be reached, or what plays the games could not be loaded. */
export const unreachable = (): string => (engine ? i18n.say("site", "engine-broken") : i18n.say("app", "offline-now"));

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answered;
  try {
    answer = await carrier.request(method, path, body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body));
  } catch {
    throw new Refused("offline", unreachable());
  }
  const said = answer.said as T & Partial<RefusedAnswer> & { rule?: string };
  if (!answer.ok) throw new Refused(said.code ?? "failed", said.sentence ?? "", said.rule ?? null);
  return said;
}

export type { Rules };

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const asSeat = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

/** Where the record of a game can be had from a server. */
export const recordAddress = (id: string, seat: number | null): string => `${table(id)}/record${seat === null ? "" : `?${asSeat(seat)}`}`;

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  addresses: () => ask<Addresses>("GET", "/api/addresses"),
  openNetwork: (table: string, address: string | null) => ask<Addresses>("POST", "/api/network", { table, address }),
  closeNetwork: () => ask<Addresses>("DELETE", "/api/network"),
  /** Makes sure that this browser has its cookie. */
  me: () => ask<unknown>("GET", "/api/me"),
  create: (wish: Create) => ask<Opening>("POST", "/api/tables", wish),
  tables: () => ask<OwnTables>("GET", "/api/tables"),
  table: (id: string, seat: number | null = null) => ask<Update>("GET", `${table(id)}?${asSeat(seat)}`),
  remove: (id: string) => ask<unknown>("DELETE", table(id)),
  start: (id: string) => ask<Accepted>("POST", `${table(id)}/start`),
  invitation: (code: string) => ask<Invitation>("POST", "/api/invitation", { code }),
  /** `own`: this is one more device of whoever holds the seat. */
  claim: (code: string, name: string, own: boolean) => ask<Claimed>("POST", "/api/claim", { code, name, own }),
  /** Takes an open seat; a certain one also by the code of a big screen that shows it. */
  sit: (id: string, name: string, seat: number | null = null, screen = "") =>
    ask<Claimed>("POST", `${table(id)}/sit`, { name, seat, ...(screen && { screen }) }),
  /** Where the table is shown on a big screen; for a screen itself, where its people play on. */
  screen: (id: string, code: string | null = null) =>
    ask<ScreenLink>("GET", `${table(id)}/screen${code === null ? "" : `?code=${encodeURIComponent(code)}`}`),
  link: (id: string, seat: number) => ask<Link>("POST", `${table(id)}/links`, { seat }),
  revoke: (id: string, seat: number) => ask<Link>("POST", `${table(id)}/revoke`, { seat }),
  /** Gives a seat of the running game to somebody else: one's own at once, another's by asking. */
  give: (id: string, seat: number, withdraw = false) => ask<Giving>("POST", `${table(id)}/give`, { seat, withdraw }),
  replay: (id: string, seat: number | null, from: number, count: number) =>
    ask<Replay>("GET", `${table(id)}/replay?${asSeat(seat)}&from=${from}&count=${count}`),
  /** How the points of a finished game came. */
  course: (id: string) => ask<Course>("GET", `${table(id)}/course`),
  /** A moment of a table as text; `at` null: now. */
  position: (id: string, seat: number | null, at: number | null) =>
    ask<WrittenPosition>("GET", `${table(id)}/position?${asSeat(seat)}${at === null ? "" : `&at=${at}`}`),
  /** The board of a position that somebody has written. */
  show: (game: string, text: string, seat: number | "spectator" | null = null) =>
    ask<ShownPosition>("POST", "/api/position", { game: game || "?", text, seat }),
  /** Plays on from a moment of a finished game, against bots. */
  playOn: (id: string, wish: PlayOn) => ask<Opening>("POST", `${table(id)}/play-on`, wish),
  /** A game as a record, to be kept as a file. */
  recordOf: (id: string, seat: number | null) => ask<unknown>("GET", recordAddress(id, seat)),
  record: (text: string) => ask<Opening>("POST", "/api/records", text),
  hint: (id: string, seat: number, decision: number) => ask<Advice>("POST", `${table(id)}/hint`, { seat, decision }),
  rules: (game: string) => ask<Rules>("GET", `/api/games/${game}/rules`),
  messages: (game: string, language: string) => ask<Messages>("GET", `/api/games/${game}/messages?lang=${language}`),
  lesson: (game: string) => ask<Lesson>("GET", `/api/games/${game}/lesson`),
  chances: (id: string, from: number) => ask<Chances>("GET", `${table(id)}/chances?from=${from}`),
  notices: () => ask<Notices>("GET", "/api/notices"),
  subscribePush: (wish: SubscribePush) => ask<Notices>("POST", "/api/notices/push", wish),
  unsubscribePush: () => ask<Notices>("DELETE", "/api/notices/push"),
  subscribeMail: (wish: SubscribeMail) => ask<Notices>("POST", "/api/notices/mail", wish),
  unsubscribeMail: () => ask<Notices>("DELETE", "/api/notices/mail"),
  setQuietHours: (wish: SetQuietHours) => ask<Notices>("POST", "/api/notices/quiet", wish),
  confirmMail: (given: MailCode) => ask<MailAnswered>("POST", "/api/notices/confirm", given),
  refuseMail: (given: MailCode) => ask<MailAnswered>("POST", "/api/notices/refuse", given),
  verdict: (id: string, at: number) => ask<Verdict>("GET", `${table(id)}/verdict?at=${at}`),
};
