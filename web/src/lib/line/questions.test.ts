import { expect, it } from "vitest";
import { completionsOf } from "./completions";
import { distance, nearest } from "./nearest";
import { plain, spellings, wordsOf } from "./plainWords";
import { askedBy, type Askable } from "./questions";

const CITIES = ["Augsburg", "Ulm", "München", "Regensburg"].map((name) => ({ id: name, names: [name] }));
const SQUARES = ["g1", "G1", "b3"].map((name) => ({ id: name, names: [name] }));
const QUESTIONS: Askable[] = [
  { id: "roads", words: ["roads", "roads from"], subjects: CITIES },
  { id: "hand", words: ["hand", "my hand"], subjects: undefined },
  { id: "place", words: ["place"], subjects: SQUARES },
  { id: "why", words: ["why not", "why"], subjects: undefined, open: true },
];
const asked = (text: string) => askedBy(text, QUESTIONS, new Set(["the", "of"]));

it("finds a question and what it is about", () => {
  expect(asked("hand")).toEqual({ id: "hand", rest: "", about: [] });
  expect(asked("My Hand?")).toEqual({ id: "hand", rest: "", about: [] });
  expect(asked("roads augsburg")).toEqual({ id: "roads", rest: "augsburg", about: ["Augsburg"] });
  expect(asked("roads from the munchen")?.about).toEqual(["München"]);
  expect(asked("roads muenchen")?.about).toEqual(["München"]);
  expect(asked("roads u")?.about).toEqual(["Ulm"]);
  expect(asked("roads")).toEqual({ id: "roads", rest: "", about: [] });
  expect(asked("roads köln")).toEqual({ id: "roads", rest: "köln", about: [] });
  expect(asked("why not lay linz")).toEqual({ id: "why", rest: "lay linz", about: [] });
});
it("minds capitals where they tell things apart", () => {
  expect(asked("place g1")?.about).toEqual(["g1"]);
  expect(asked("place G1")?.about).toEqual(["G1"]);
  expect(asked("place B3")?.about).toEqual(["b3"]);
});
it("asks nothing by words that a question does not have", () => {
  expect(asked("hand over")).toBeNull();
  expect(asked("han")).toBeNull();
  expect(asked("")).toBeNull();
});

it("forgives capitals, accents and umlauts", () => {
  expect(plain("Þórsmörk")).toBe("thorsmork");
  expect(spellings("München")).toEqual(["munchen", "muenchen"]);
  expect(spellings("Leggðu")).toEqual(["leggdu"]);
  expect(wordsOf("Lay red: 3 + 1, −4 and 1/14.")).toEqual(["Lay", "red", "3", "1", "-4", "and", "1/14"]);
});

it("finds what comes nearest to a slip", () => {
  const texts = ["Take Ulm", "Take Kempten", "undo take back", "roads Augsburg"];
  const near = (typed: string): string[] => nearest(typed, texts, (text) => text, 2);
  expect(near("tkae ulm")[0]).toBe("Take Ulm");
  expect(near("raods augsbrg")).toEqual(["roads Augsburg"]);
  expect(near("xyzzy")).toEqual([]);
  expect(distance("ulm", "ulm")).toBe(0);
  expect(distance("tkae", "take")).toBe(1);
});

it("completes what is begun, in its own order first", () => {
  const offered = ["Take Ulm", "Ulm: take", "Take Kempten"].map((text) => ({ text, also: [], thing: text }));
  const found = (typed: string): string[] => completionsOf(typed, offered, 5).map(({ text }) => text);
  expect(found("take u")).toEqual(["Take Ulm", "Ulm: take"]);
  expect(found("k")).toEqual(["Take Kempten"]);
  expect(found("")).toHaveLength(3);
  expect(found("take take")).toEqual([]);
});
