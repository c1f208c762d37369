/** The examples of the rules as data: what lies where, what is gained, what is refused. Scenes.svelte draws them. */

/** What happens to a thing stands before its name: gained "+", refused "!", gone "-"; in towns, "#" is a house. */
export type Sign = "" | "+" | "!" | "-" | "#";

export function signed(text: string): [Sign, string] {
  const sign = /^[+!#-]/.exec(text)?.[0] ?? "";
  return [sign as Sign, text.slice(sign.length)];
}

export const PLAYERS = ["Anna", "Jón", "Lena"] as const;
type Player = (typeof PLAYERS)[number];
type Official = "postmaster" | "administrator" | "carrier" | "cartwright";
type Edition = "german" | "icelandic";
export type Stack = "length-5" | "length-6" | "length-7" | "outside-baiern" | "baiern" | "baden" | "schweiz-tyrol" | "end";
export type Icon = "arrow" | "around" | "hand" | "dice" | "eye" | "shuffle" | "stop";

export type Part =
  /** City cards: in hand or display, or laid as a route. "?" is a card nobody sees. */
  | { kind: "cards"; cards: string[]; laid: boolean }
  /** Cards whose names do not matter, and how many more there would have to be. */
  | { kind: "row"; cards: number; missing: number; gone: number }
  | { kind: "pile"; pile: "stock" | "discards"; empty: boolean }
  | { kind: "tiles"; stack: Stack | null; values: string[] }
  | { kind: "carriages"; sizes: string[]; points: boolean }
  | { kind: "official"; name: string }
  | { kind: "who"; name: string; seat: number }
  /** How many houses are left ("× 5") or placed ("+3"); without a number a house stands for closing. */
  | { kind: "houses"; count: string; seat: number; sign: Sign }
  | { kind: "towns"; towns: string[]; seat: number }
  | { kind: "edition"; edition: Edition }
  | { kind: "icon"; icon: Icon }
  | { kind: "number"; text: string };

export interface Line {
  /** Whether this is allowed; null: it is just so. */
  ok: boolean | null;
  parts: Part[];
}

/** In a city: the own house, a new own house, the house of Jón, no house of one's own; allowed, refused. */
export type Spot = "house" | "new" | "jón" | "none" | "yes" | "no";
type Pair = [string, string];

/** A piece of the map: cities, and all roads between them. */
export interface MapScene {
  cities: string[];
  route?: string[];
  /** Roads by which the route grows. */
  grows?: Pair[];
  /** Roads along which it may not grow. */
  barred?: Pair[];
  /** Where there is no road. */
  roadless?: Pair[];
  spots?: Record<string, Spot[]>;
  /** Provinces that matter, and where their names go. */
  provinces?: Record<string, [number, number]>;
  /** Names that need another side of their city here. */
  sides?: Record<string, "above" | "below" | "left" | "right">;
  /** The most it may be high, in pixels. */
  height?: number;
}

export interface Scene {
  map?: MapScene;
  lines?: Line[];
}

const line = (...parts: Part[]): Line => ({ ok: null, parts });
const yes = (...parts: Part[]): Line => ({ ok: true, parts });
const no = (...parts: Part[]): Line => ({ ok: false, parts });

const cards = (...names: string[]): Part => ({ kind: "cards", cards: names, laid: false });
const route = (...names: string[]): Part => ({ kind: "cards", cards: names, laid: true });
const row = (count: number, { missing = 0, gone = 0 } = {}): Part => ({ kind: "row", cards: count, missing, gone });
const tiles = (stack: Stack | null, ...values: string[]): Part => ({ kind: "tiles", stack, values });
const carriages = (...sizes: string[]): Part => ({ kind: "carriages", sizes, points: false });
const worth = (...sizes: string[]): Part => ({ kind: "carriages", sizes, points: true });
const official = (name: Official | `${"+" | "!"}${Official}`): Part => ({ kind: "official", name });
const who = (name: Player): Part => ({ kind: "who", name, seat: PLAYERS.indexOf(name) });
const you = (seat = 0): Part => ({ kind: "who", name: "", seat });
const houses = (left: number, seat = 0): Part => ({ kind: "houses", count: `× ${left}`, seat, sign: "" });
const placed = (count: number): Part => ({ kind: "houses", count: `+${count}`, seat: 0, sign: "" });
const [closing, notClosing] = (["", "-"] as const).map((sign): Part => ({ kind: "houses", count: "", seat: 0, sign })) as [Part, Part];
const towns = (...names: string[]): Part => ({ kind: "towns", towns: names, seat: 0 });
const townsOf = (seat: number, ...names: string[]): Part => ({ kind: "towns", towns: names, seat });
const edition = (of: Edition): Part => ({ kind: "edition", edition: of });
const number = (text: string | number): Part => ({ kind: "number", text: String(text) });
const icon = (name: Icon): Part => ({ kind: "icon", icon: name });
const stock: Part = { kind: "pile", pile: "stock", empty: false };
const noStock: Part = { kind: "pile", pile: "stock", empty: true };
const discards: Part = { kind: "pile", pile: "discards", empty: false };
const noDiscards: Part = { kind: "pile", pile: "discards", empty: true };
const [arrow, hand] = [icon("arrow"), icon("hand")];

export const SCENES: Record<string, Scene> = {
  "TT-1": {
    lines: [
      line(who("Anna"), arrow, who("Jón"), arrow, who("Lena"), icon("around")),
      yes(houses(20), houses(20, 1), houses(20, 2)),
      no(houses(21)),
    ],
  },
  "TT-2": { lines: [yes(cards("Ulm", "Linz", "Ulm", "Basel", "Ulm", "Lodz")), no(stock, arrow, cards("!Ulm"))] },
  "TT-3": {
    lines: [
      yes(who("Anna"), tiles("baden", "+3", "2", "1")),
      yes(who("Jón"), tiles("baden", "+2", "1")),
      no(who("Jón"), tiles("baden", "2", "!1")),
    ],
  },
  "TT-4": { lines: [yes(worth("6"), arrow, worth("+7"), number("= 10")), no(worth("6"), number("+"), worth("7"), number("= 17"))] },
  "TT-5": { lines: [yes(icon("dice"), arrow, who("Jón")), no(who("Lena"))] },
  "TT-6": {
    lines: [
      yes(number(1), cards("Ulm"), arrow, hand, number(2), arrow, route("Ulm")),
      no(number(1), hand, arrow, route("Ulm"), number(2), cards("?"), arrow, hand),
    ],
  },
  "TT-7": {
    lines: [
      yes(number(1), official("+postmaster"), cards("?", "+?")),
      no(number(1), official("+postmaster"), official("!carrier")),
      yes(number(2), official("+carrier")),
    ],
  },
  "TT-8": {
    lines: [
      yes(hand, number(0), arrow, official("+postmaster")),
      yes(cards("Basel", "?"), arrow, route("+Basel"), number("/"), route("+?")),
      no(hand, number(0), arrow, official("!administrator")),
      yes(hand, number(1), arrow, official("+administrator")),
    ],
  },
  "TT-9": {
    lines: [
      yes(cards("Linz"), arrow, hand, stock, arrow, cards("Passau")),
      yes(official("postmaster"), cards("Passau"), arrow, hand),
      no(stock, arrow, cards("Linz"), arrow, stock),
    ],
  },
  "TT-10": {
    lines: [
      line(who("Jón"), cards("?"), arrow, hand, noStock, row(3), arrow, discards),
      line(who("Anna"), cards("Ulm"), arrow, hand),
      line(discards, icon("shuffle"), stock, arrow, cards("?")),
    ],
  },
  "TT-11": {
    lines: [
      line(noStock, noDiscards, cards("Lodz"), arrow, hand, row(5)),
      line(row(4), arrow, discards),
      line(you(1), discards, icon("shuffle"), row(6)),
    ],
  },
  "TT-12": {
    lines: [yes(cards("Pilsen"), arrow, hand, official("postmaster"), stock, arrow, hand), no(cards("Pilsen", "?", "!?"))],
  },
  "TT-13": {
    lines: [
      yes(official("administrator"), row(0, { gone: 6 }), arrow, row(6)),
      yes(cards("+Zürich"), arrow, hand),
      no(official("administrator"), row(4, { gone: 2 })),
      no(cards("?"), arrow, hand, official("!administrator")),
    ],
  },
  "TT-14": { lines: [yes(route("Freiburg", "Basel", "Zürich")), no(route("Freiburg", "Basel", "Zürich"), route("!Linz"))] },
  "TT-15": {
    map: { cities: ["Lodz", "Pilsen"], height: 66, sides: { Pilsen: "below" } },
    lines: [yes(hand, arrow, route("+Basel"), route("+Lodz"), route("+Ulm")), no(hand, cards("Basel", "Lodz", "Ulm"))],
  },
  "TT-16": {
    map: {
      cities: ["Kempten", "Salzburg", "Nürnberg"],
      route: ["Ulm", "Augsburg", "München"],
      grows: [["Ulm", "Kempten"], ["München", "Salzburg"]],
      roadless: [["Nürnberg", "Ulm"], ["Nürnberg", "München"]],
      sides: { Ulm: "above", Augsburg: "above", München: "right", Nürnberg: "right", Kempten: "right", Salzburg: "left" },
      height: 128,
    },
    lines: [no(route("Ulm", "Augsburg", "München", "!Augsburg"))],
  },
  "TT-17": {
    map: {
      cities: ["Sigmaringen"],
      route: ["Stuttgart", "Ulm", "Kempten"],
      grows: [["Stuttgart", "Sigmaringen"], ["Kempten", "Sigmaringen"]],
      barred: [["Ulm", "Sigmaringen"]],
      sides: { Sigmaringen: "left", Ulm: "right", Kempten: "right", Stuttgart: "right" },
      height: 122,
    },
    lines: [no(route("Stuttgart", "!Sigmaringen", "Ulm"))],
  },
  "TT-18": {
    lines: [
      no(route("Lodz", "Pilsen"), hand, cards("Basel", "Ulm")),
      yes(route("-Lodz", "-Pilsen"), arrow, discards),
      yes(route("+Basel"), number("/"), route("+Ulm")),
    ],
  },
  "TT-19": {
    map: {
      cities: ["Kempten", "Linz"],
      route: ["Passau"],
      grows: [["Passau", "Linz"]],
      roadless: [["Passau", "Kempten"]],
      spots: { Linz: ["house", "yes"], Kempten: ["no"] },
      provinces: { Baiern: [290, 225], Salzburg: [440, 275] },
      sides: { Passau: "above", Linz: "above", Kempten: "right" },
    },
  },
  "TT-20": {
    map: {
      cities: ["Kempten", "Innsbruck"],
      route: ["Basel", "Zürich"],
      grows: [["Zürich", "Kempten"], ["Kempten", "Innsbruck"]],
      roadless: [["Zürich", "Innsbruck"]],
      sides: { Kempten: "above", Innsbruck: "right", Zürich: "below", Basel: "above" },
      height: 110,
    },
    lines: [yes(number(1), cards("+Kempten"), number(2), official("carrier"), cards("+Innsbruck"))],
  },
  "TT-21": {
    lines: [
      yes(route("Budweis", "Linz", "Passau"), arrow, closing),
      yes(route("Budweis", "Linz", "Passau", "+?")),
      no(route("Budweis", "Linz"), arrow, closing),
    ],
  },
  "TT-22": {
    lines: [
      yes(number(1), towns("#Carlsruhe", "#Freiburg", "+Mannheim")),
      yes(number(2), tiles("baden", "+3"), number(3), carriages("3"), number(4), discards),
      no(number(3), carriages("3"), arrow, placed(1)),
    ],
  },
  "TT-23": {
    map: {
      cities: [],
      route: ["Mannheim", "Würzburg", "Nürnberg", "Regensburg", "Pilsen"],
      sides: { Mannheim: "below", Würzburg: "above", Nürnberg: "left", Regensburg: "left", Pilsen: "above" },
      height: 86,
    },
    lines: [
      yes(towns("+Mannheim", "+Nürnberg", "+Pilsen")),
      yes(towns("+Würzburg", "+Nürnberg", "+Regensburg")),
      no(towns("!Mannheim", "!Würzburg", "!Nürnberg")),
    ],
  },
  "TT-24": {
    map: {
      cities: [],
      route: ["Sigmaringen", "Ulm", "Stuttgart"],
      spots: { Ulm: ["house", "no"], Stuttgart: ["jón", "new", "yes"] },
      sides: { Ulm: "right", Stuttgart: "right", Sigmaringen: "left" },
    },
  },
  "TT-25": {
    map: {
      cities: ["Innsbruck"],
      route: ["Freiburg", "Basel", "Zürich"],
      spots: { Innsbruck: ["house"], Basel: ["new"], Zürich: ["none"] },
      sides: { Freiburg: "right", Basel: "below", Zürich: "right", Innsbruck: "below" },
      height: 92,
    },
    lines: [no(houses(1), arrow, tiles("schweiz-tyrol", "!3")), yes(houses(2), arrow, tiles("schweiz-tyrol", "+3"))],
  },
  "TT-26": {
    lines: [
      line(tiles("length-5", "2", "1"), tiles("length-6")),
      yes(edition("german"), row(6), arrow, tiles("length-5", "+2")),
      no(edition("icelandic"), row(6)),
      yes(tiles("length-7"), row(8), arrow, tiles("length-5", "+2")),
    ],
  },
  "TT-27": {
    lines: [
      yes(number(1), row(5), arrow, tiles("length-5", "+2", "1")),
      yes(number(2), row(5), arrow, tiles("length-5", "+1")),
      no(number(3), row(5), arrow, tiles("length-5")),
    ],
  },
  "TT-28": {
    map: {
      cities: ["Basel", "Zürich", "Innsbruck"],
      spots: { Basel: ["house"], Zürich: ["house"], Innsbruck: ["new"] },
      provinces: { Schweiz: [75, 292], Tyrol: [242, 298] },
      sides: { Basel: "below", Zürich: "right", Innsbruck: "below" },
      height: 90,
    },
    lines: [yes(tiles("schweiz-tyrol", "+3")), no(towns("#Basel", "Zürich", "#Innsbruck"))],
  },
  "TT-29": {
    lines: [
      line(towns("#Mannheim", "#Pilsen", "#Sigmaringen", "#Lodz", "#Linz", "#Basel", "#Innsbruck", "#Ulm")),
      yes(edition("german"), tiles(null, "+6")),
      no(edition("icelandic"), towns("München"), tiles(null, "!6")),
    ],
  },
  "TT-30": {
    lines: [
      line(who("Anna"), tiles("baden", "3"), who("Jón"), tiles(null, "2"), who("Lena"), tiles(null, "1")),
      no(townsOf(3, "#Carlsruhe", "#Freiburg", "#Mannheim"), tiles("baden")),
      no(who("Anna"), tiles("baden", "3", "!2")),
    ],
  },
  "TT-31": {
    lines: [
      line(icon("eye"), you(0), you(1), you(2), arrow, who("Jón"), tiles("baiern", "+5")),
      line(icon("eye"), you(0), you(2), arrow, who("Jón"), tiles(null, "?")),
      line(icon("eye"), you(0), arrow, you(0), tiles(null, "3", "1")),
    ],
  },
  "TT-32": {
    lines: [
      yes(number(1), who("Anna"), carriages("+7"), arrow, tiles("end", "+1")),
      no(number(2), who("Jón"), houses(0, 1), arrow, tiles("end")),
    ],
  },
  "TT-33": { lines: [yes(row(7), carriages("4", "+5", "!6", "!7")), no(row(4), carriages("4", "!5"))] },
  "TT-34": {
    lines: [
      yes(towns("#Stuttgart", "#Ulm", "#Augsburg", "#Kempten"), row(4), placed(0), carriages("3", "+4")),
      no(row(3), placed(3), carriages("3", "!4")),
    ],
  },
  "TT-35": {
    lines: [
      yes(row(3, { missing: 2 }), official("cartwright"), carriages("4", "+5")),
      no(row(3, { missing: 3 }), official("cartwright"), carriages("5", "!6")),
    ],
  },
  "TT-36": {
    lines: [
      yes(closing, cards("-Basel", "Linz", "-Lodz", "Ulm", "Ulm")),
      no(closing, cards("-Basel", "Linz", "Lodz", "Ulm", "Ulm")),
      yes(notClosing, cards("Basel", "Linz", "Lodz", "Ulm", "Ulm")),
    ],
  },
  "TT-37": {
    lines: [
      line(route("-Nürnberg", "-Pilsen", "-Lodz"), arrow, discards),
      yes(route("+Freiburg")),
      no(route("!?", "-Nürnberg", "-Pilsen", "-Lodz", "!?")),
    ],
  },
  "TT-38": {
    lines: [
      line(who("Jón"), arrow, who("Lena"), carriages("+7")),
      yes(edition("german"), who("Anna"), icon("stop")),
      yes(edition("icelandic"), who("Anna"), arrow, who("Jón"), icon("stop")),
      no(edition("icelandic"), who("Jón"), arrow, who("Lena")),
      line(edition("german"), who("Anna"), carriages("+7"), icon("stop")),
    ],
  },
  "TT-39": {
    lines: [
      line(worth("7"), number("+"), tiles(null, "4", "3", "1"), number("−"), houses(5)),
      line(number("10 + 8 − 5 = 13")),
      no(worth("-3", "-4", "-5", "-6")),
    ],
  },
  "TT-40": {
    lines: [
      line(who("Anna"), number(21), arrow, who("Jón"), number(21), arrow, who("Lena"), number(18), icon("around")),
      yes(who("Lena"), tiles("end", "1"), arrow, who("Anna"), number(21)),
      no(who("Lena"), tiles("end", "1"), arrow, who("Jón"), number(21)),
      yes(who("Jón"), tiles("end", "1"), number(21)),
    ],
  },
};
