import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LineClient } from "../../games/line";
import type { GameClient } from "../../games/game";
import type { ThurnMove } from "../../generated/protocol";
import { i18n, LANGUAGES, type Language } from "../i18n.svelte";
import { writer, type Move, type Unwritten } from "../moves";
import { meaningOf, type MoveLanguage } from "./meaning";
import { moveLanguageOf } from "./moveLanguage";
import { flatText, wordList } from "./plainWords";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { default: thurnLine } = await import("../../games/thurn-and-taxis/line");
const { default: ticketLine } = await import("../../games/ticket-to-ride-card-game/line");
const { default: partnersLine } = await import("../../games/partners/line");
const { labelOf } = await import("../../games/thurn-and-taxis/moves");
const { label: ticketLabel } = await import("../../games/ticket-to-ride-card-game/moveText");
const { label: partnersLabel } = await import("../../games/partners/moveText");

const GENERAL_WORDS = ["help", "moves", "prompt", "who", "last", "log", "time", "why", "rule", "confirm", "clear", "undo", "hint", "close"];
type Named = Pick<GameClient, "id" | "label" | "roles">;
const GAMES: Record<string, [Named, LineClient]> = {
  thurn: [{ id: "thurn-and-taxis", label: (made: ThurnMove) => labelOf(made), roles: {} }, thurnLine],
  ticket: [{ id: "ticket-to-ride-card-game", label: ticketLabel, roles: {} }, ticketLine],
  partners: [{ id: "partners", label: partnersLabel, roles: {} }, partnersLine],
};

beforeAll(async () => {
  await i18n.load("line", ...Object.values(GAMES).map(([{ id }]) => id));
});

async function languageOf(game: string, language: Language): Promise<MoveLanguage<Move>> {
  await i18n.setLanguage(language);
  return moveLanguageOf(...GAMES[game]!);
}

/** What was meant: a move as it is written; several of them; one that is not possible; nothing. */
function meant(text: string, legal: readonly Move[], language: MoveLanguage<Move>): string | string[] | null {
  const meaning = meaningOf(text, legal, language);
  if (meaning.is === "several") return meaning.moves.map((move) => move.text).sort();
  if (meaning.is === "unknown") return null;
  return meaning.is === "move" ? meaning.move.text : `not ${meaning.move.text}`;
}

type Deed = Unwritten<Move> & Record<string, unknown>;
const moves = (game: string, ...named: Deed[]): Move[] => named.map(writer<Move>(GAMES[game]![1].declared.forms));

const TAKING = moves(
  "thurn",
  ...["Ulm", "München", "Basel", "Salzburg", "Stuttgart", "stock"].map((card) => ({ kind: "take", card })),
);
const LAYING = moves(
  "thurn",
  { kind: "lay", city: "Linz", side: "right" },
  { kind: "lay", city: "Passau", side: "left" },
  { kind: "lay", city: "Passau", side: "right" },
  ...["Linz", "Passau", "Ulm"].map((city) => ({ kind: "restart", city })),
);
const SECOND = moves("thurn", { kind: "postmaster", card: "Ulm" }, { kind: "postmaster", card: "stock" }, { kind: "lay", city: "Linz" });
const CLOSING = moves("thurn", { kind: "each" }, { kind: "province", province: "Baiern" }, { kind: "province", province: "Böhmen" });
const TRAINS = moves(
  "ticket",
  ...["red", "blue", "locomotive", "stock"].map((card) => ({ kind: "take", card })),
  ...[2, 3].flatMap((cars) => [0, 1, 2].map((locomotives) => ({ kind: "lay", colour: "red", cars, locomotives }))),
  { kind: "lay", colour: "red", cars: 1, locomotives: 2 },
  { kind: "lay-three", colours: ["green", "blue", "red"] },
  { kind: "lay-three", colours: ["blue", "red", "orange"] },
  { kind: "tickets" },
);
const KEEPING = moves("ticket", ...[1, 3, 5, 28].map((ticket) => ({ kind: "keep", ticket })), { kind: "done" });
const PAWNS = moves(
  "partners",
  { kind: "leave", card: "13" },
  { kind: "leave", card: "heart" },
  ...["b0", "b3", "B2"].map((square) => ({ kind: "forward", steps: 13, square })),
  { kind: "forward", steps: 1, square: "b3" },
  { kind: "forward", steps: 14, square: "b3" },
  { kind: "back", square: "b3" },
  { kind: "split", square: "b3", steps: 4 },
  { kind: "split", square: "b3", steps: 7 },
  { kind: "swap", square: "b3", other: "y5" },
  { kind: "swap", square: "b3", other: "g5" },
);
const GIVING = moves("partners", ...["heart", "-4", "1/14", "3", "swap"].map((card) => ({ kind: "give", card })));

type Case = [typed: string, legal: readonly Move[], meaning: string | string[] | null];

const THURN: Record<Language, Case[]> = {
  en: [
    ["take Ulm", TAKING, "take Ulm"],
    ["  TAKE   ulm ", TAKING, "take Ulm"],
    ["take munchen", TAKING, "take München"],
    ["take muenchen", TAKING, "take München"],
    ["t mü", TAKING, "take München"],
    ["ulm", TAKING, "take Ulm"],
    ["draw a card from the stock", TAKING, "take stock"],
    ["take unseen", TAKING, "take stock"],
    ["Take from the stock", TAKING, "take stock"],
    ["take s", TAKING, ["take Salzburg", "take Stuttgart", "take stock"]],
    ["take st", TAKING, ["take Stuttgart", "take stock"]],
    ["take linz", TAKING, "not take Linz"],
    ["lay ulm", TAKING, "not lay Ulm"],
    ["end turn", TAKING, "not end"],
    ["close", TAKING, "not close"],
    ["take ulm now", TAKING, null],
    ["xyzzy", TAKING, null],
    ["the", TAKING, null],
    ["lay linz", LAYING, "lay Linz right"],
    ["linz", LAYING, "lay Linz right"],
    ["lay passau", LAYING, ["lay Passau left", "lay Passau right"]],
    ["lay passau left", LAYING, "lay Passau left"],
    ["passau at the right", LAYING, "lay Passau right"],
    ["lay linz left", LAYING, "not lay Linz left"],
    ["lay ulm", LAYING, "not lay Ulm right"],
    ["ulm", LAYING, "not lay Ulm right"],
    ["new route with ulm", LAYING, "restart Ulm"],
    ["restart linz", LAYING, "restart Linz"],
    ["postmaster ulm", SECOND, "postmaster Ulm"],
    ["take ulm", SECOND, "postmaster Ulm"],
    ["take Ulm", SECOND, "postmaster Ulm"],
    ["lay linz", SECOND, "lay Linz"],
    ["each", CLOSING, "each"],
    ["every province", CLOSING, "each"],
    ["only baiern", CLOSING, "province Baiern"],
    ["bohmen", CLOSING, "province Böhmen"],
    ["boehmen", CLOSING, "province Böhmen"],
  ],
  de: [
    ["nimm ulm", TAKING, "take Ulm"],
    ["Ulm nehmen", TAKING, "take Ulm"],
    ["ich nehme München", TAKING, "take München"],
    ["nimm munchen", TAKING, "take München"],
    ["zieh vom stapel", TAKING, "take stock"],
    ["verdeckt", TAKING, "take stock"],
    ["take Ulm", TAKING, "take Ulm"],
    ["nimm linz", TAKING, "not take Linz"],
    ["nimm Köln", TAKING, null],
    ["leg linz an", LAYING, "lay Linz right"],
    ["lege Passau links", LAYING, "lay Passau left"],
    ["passau rechts", LAYING, "lay Passau right"],
    ["neue strecke mit ulm", LAYING, "restart Ulm"],
    ["Postmeister: Ulm", SECOND, "postmaster Ulm"],
    ["jedes land", CLOSING, "each"],
    ["nur böhmen", CLOSING, "province Böhmen"],
    ["alle in Baiern", CLOSING, "province Baiern"],
  ],
  is: [
    ["taka ulm", TAKING, "take Ulm"],
    ["taktu München", TAKING, "take München"],
    ["dragðu úr bunkanum", TAKING, "take stock"],
    ["dragdu ur bunkanum", TAKING, "take stock"],
    ["take stock", TAKING, "take stock"],
    ["taka linz", TAKING, "not take Linz"],
    ["leggja linz", LAYING, "lay Linz right"],
    ["leggðu passau til vinstri", LAYING, "lay Passau left"],
    ["leggdu passau til haegri", LAYING, "lay Passau right"],
    ["passau hægra megin", LAYING, "lay Passau right"],
    ["ný leið: ulm", LAYING, "restart Ulm"],
    ["póstmeistari: úr bunkanum", SECOND, "postmaster stock"],
    ["hvert hérað", CLOSING, "each"],
    ["aðeins Bæheim", CLOSING, "province Böhmen"],
    ["bæheimur", CLOSING, "province Böhmen"],
    ["baeheimur", CLOSING, "province Böhmen"],
  ],
};
const TICKET: Record<Language, Case[]> = {
  en: [
    ["take red", TRAINS, "take red"],
    ["take a locomotive", TRAINS, "take locomotive"],
    ["take loco", TRAINS, "take locomotive"],
    ["take white", TRAINS, "not take white"],
    ["lay 3 red", TRAINS, "lay red 3"],
    ["lay red 3", TRAINS, "lay red 3"],
    ["3 red", TRAINS, "lay red 3"],
    ["lay three red", TRAINS, "lay red 3"],
    ["lay red 3+1", TRAINS, "lay red 3+1"],
    ["lay red 3 1", TRAINS, "lay red 3+1"],
    ["lay 3 red and 2 locomotives", TRAINS, "lay red 3+2"],
    ["lay 2 locomotives and 3 red", TRAINS, "lay red 3+2"],
    ["lay 3 red and a locomotive", TRAINS, "lay red 3+1"],
    ["Lay red: 3 + 1 locomotive", TRAINS, "lay red 3+1"],
    ["lay 4 red", TRAINS, "not lay red 4"],
    ["lay 10 red", TRAINS, "not lay red 10"],
    ["lay red blue green", TRAINS, "lay green blue red"],
    ["lay orange, red and blue", TRAINS, "lay blue red orange"],
    ["lay red blue white", TRAINS, "not lay white blue red"],
    ["tickets", TRAINS, "tickets"],
    ["draw tickets", TRAINS, "tickets"],
    ["pass", TRAINS, "not pass"],
    ["keep 3", KEEPING, "keep 3"],
    ["keep chicago dallas", KEEPING, "keep 3"],
    ["keep dallas", KEEPING, "keep 3"],
    ["keep new york", KEEPING, "keep 1"],
    ["keep chicago", KEEPING, ["keep 1", "keep 28", "keep 3", "keep 5"]],
    ["Keep Chicago – Calgary, 13", KEEPING, "keep 28"],
    ["keep 46", KEEPING, "not keep 46"],
    ["done", KEEPING, "done"],
    ["no more", KEEPING, "done"],
  ],
  de: [
    ["nimm rot", TRAINS, "take red"],
    ["nimm die rote", TRAINS, "take red"],
    ["leg 3 rote", TRAINS, "lay red 3"],
    ["drei rote und eine lok legen", TRAINS, "lay red 3+1"],
    ["lege 2 Loks und 3 Rote", TRAINS, "lay red 3+2"],
    ["lay red 3+1", TRAINS, "lay red 3+1"],
    ["grün blau rot legen", TRAINS, "lay green blue red"],
    ["gruen, blau, rot", TRAINS, "lay green blue red"],
    ["Zielkarten ziehen", TRAINS, "tickets"],
    ["behalte Dallas", KEEPING, "keep 3"],
    ["Keine weiteren", KEEPING, "done"],
    ["nimm weiß", TRAINS, "not take white"],
    ["nimm weiss", TRAINS, "not take white"],
  ],
  is: [
    ["taka rautt", TRAINS, "take red"],
    ["taka rauðan", TRAINS, "take red"],
    ["taka raudan", TRAINS, "take red"],
    ["taka dráttarvagn", TRAINS, "take locomotive"],
    ["leggja 3 rauð", TRAINS, "lay red 3"],
    ["leggja þrír rauð", TRAINS, "lay red 3"],
    ["leggja 3 rauða og 2 dráttarvagna", TRAINS, "lay red 3+2"],
    ["leggja grænt, blátt og rautt", TRAINS, "lay green blue red"],
    ["draga lestarmiða", TRAINS, "tickets"],
    ["halda dallas", KEEPING, "keep 3"],
    ["ekki fleiri", KEEPING, "done"],
  ],
};
const PARTNERS: Record<Language, Case[]> = {
  en: [
    ["13 b0", PAWNS, "13 b0"],
    ["13 start", PAWNS, "13 start"],
    ["heart", PAWNS, "heart start"],
    ["bring out heart", PAWNS, "heart start"],
    ["13", PAWNS, ["13 B2", "13 b0", "13 b3", "13 start"]],
    ["move b3 13", PAWNS, "13 b3"],
    ["13 blue 3", PAWNS, "13 b3"],
    ["13 blue start square", PAWNS, "13 b0"],
    ["13 blue ring 2", PAWNS, "13 B2"],
    ["13 B2", PAWNS, "13 B2"],
    ["13 b2", PAWNS, "not 13 b2"],
    ["1/14 b3", PAWNS, ["1 b3", "14 b3"]],
    ["14 b3", PAWNS, "14 b3"],
    ["1 b3", PAWNS, "1 b3"],
    ["-4 b3", PAWNS, "-4 b3"],
    ["−4 b3", PAWNS, "-4 b3"],
    ["back b3", PAWNS, "-4 b3"],
    ["7 b3 4", PAWNS, "7 b3 4"],
    ["seven b3 four", PAWNS, "7 b3 4"],
    ["7 b3", PAWNS, ["7 b3 4", "7 b3 7"]],
    ["7 b3 5", PAWNS, "not 7 b3 5"],
    ["swap b3 y5", PAWNS, "swap b3 y5"],
    ["swap y5 and b3", PAWNS, "swap b3 y5"],
    ["swap b3 r9", PAWNS, "not swap b3 r9"],
    ["5 b3", PAWNS, "not 5 b3"],
    ["4 b3", PAWNS, "7 b3 4"],
    ["fold", PAWNS, "not fold"],
    ["give heart", GIVING, "give heart"],
    ["1/14", GIVING, "give 1/14"],
    ["give −4", GIVING, "give -4"],
    ["minus four", GIVING, "give -4"],
    ["3", GIVING, "give 3"],
    ["give 8", GIVING, "not give 8"],
  ],
  de: [
    ["13 b0", PAWNS, "13 b0"],
    ["13 raus", PAWNS, "13 start"],
    ["Herz", PAWNS, "heart start"],
    ["zieh b3 13 Felder vor", PAWNS, "13 b3"],
    ["b3 vier zurück", PAWNS, "-4 b3"],
    ["b3 zuruck", PAWNS, "-4 b3"],
    // A German reads g5 as yellow 5, but the notation has its g5 as well: which of them, the player says.
    ["tausche b3 g5", PAWNS, ["swap b3 g5", "swap b3 y5"]],
    ["tausche b3 gelb 5", PAWNS, "swap b3 y5"],
    ["gib Herz", GIVING, "give heart"],
    ["Tausch weitergeben", GIVING, "give swap"],
  ],
  is: [
    ["13 b0", PAWNS, "13 b0"],
    ["13 út", PAWNS, "13 start"],
    ["hjarta", PAWNS, "heart start"],
    ["færa b3 13 reiti áfram", PAWNS, "13 b3"],
    ["faera b3 13", PAWNS, "13 b3"],
    ["b3 aftur á bak", PAWNS, "-4 b3"],
    ["sjö b3 4", PAWNS, "7 b3 4"],
    ["gefa hjarta", GIVING, "give heart"],
    ["skipti", GIVING, "give swap"],
  ],
};

describe.each([
  ["thurn", THURN],
  ["ticket", TICKET],
  ["partners", PARTNERS],
] as const)("a line about %s", (game, cases) => {
  it.each(LANGUAGES.flatMap((language) => cases[language].map((one) => [language, ...one] as const)))("%s: %s", async (language, typed, legal, meaning) => {
    expect(meant(typed, legal, await languageOf(game, language))).toEqual(meaning);
  });
});

describe.each(Object.keys(GAMES))("the words of %s", (game) => {
  const offered = { thurn: [TAKING, LAYING, SECOND, CLOSING], ticket: [TRAINS, KEEPING], partners: [PAWNS, GIVING] }[game]!;

  it.each(LANGUAGES)("in %s, what a button says means that move, and so does its notation", async (language) => {
    const speech = await languageOf(game, language);
    for (const legal of offered)
      for (const move of legal) {
        expect(meant(move.text, legal, speech)).toBe(move.text);
        expect([meant(speech.label(move), legal, speech)].flat(), speech.label(move)).toContain(move.text);
      }
  });

  it.each(LANGUAGES)("in %s, every kind of move has some", async (language) => {
    const { vocabulary } = await languageOf(game, language);
    for (const { kind } of vocabulary.kinds) expect(i18n.has(GAMES[game]![0].id, `verb-${kind}`), kind).toBe(true);
  });
});

describe.each(Object.entries(GAMES))("the questions about %s", (_, [{ id }, client]) => {
  it.each(LANGUAGES)("in %s have words that stand for no move and for no other question", async (language) => {
    await i18n.setLanguage(language);
    const { vocabulary } = moveLanguageOf({ id, label: () => "", roles: {} }, client);
    const verbs = vocabulary.kinds.flatMap(({ verbs: phrases }) => phrases.map(({ written }) => flatText(written.join(" "))));
    const general = GENERAL_WORDS.flatMap((each) => wordList(i18n.say("line", `words-${each}`)));
    const own = client.questions.flatMap((question) => wordList(i18n.say(id, `question-${question.id}`)));
    const asked = [...general, ...own].map(flatText);
    expect(asked.filter((words) => verbs.includes(words))).toEqual([]);
    expect(asked.filter((words, at) => asked.indexOf(words) !== at)).toEqual([]);
  });
});

it("a game without words for its moves understands their notation, their labels, and the beginnings of both", async () => {
  await i18n.setLanguage("en");
  const speech = moveLanguageOf({ id: "other", label: (move: Move) => `Say ${move.text}`, roles: {} }, null);
  const legal = ["red 3", "red 4", "blue 3"].map((text) => ({ kind: "say", text }));
  expect(meant("red 3", legal, speech)).toBe("red 3");
  expect(meant("say b", legal, speech)).toBe("blue 3");
  expect(meant("r", legal, speech)).toEqual(["red 3", "red 4"]);
  expect(meant("green", legal, speech)).toBeNull();
});
