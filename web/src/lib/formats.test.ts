import { describe, expect, it, vi } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { date, howLongAgo, list, moment, number, regionOf, signed, span } from "./formats";
import { LANGUAGES } from "./i18n.svelte";

describe("numbers", () => {
  it("are written the Icelandic way by ourselves", () => {
    expect(number(0, "is")).toBe("0");
    expect(number(1234, "is")).toBe("1.234");
    expect(number(1234567.5, "is")).toBe("1.234.567,5");
    expect(number(-7, "is")).toBe("−7");
  });
  it("are written as the others do", () => {
    expect(number(1234.5, "en")).toBe("1,234.5");
    expect(number(1234.5, "de")).toBe("1.234,5");
  });
  it("have a sign where they are added up", () => {
    expect(LANGUAGES.map((language) => [5, -3, 0].map((value) => signed(value, language)).join(" "))).toEqual(
      Array(3).fill("+5 −3 0"),
    );
  });
});

describe("dates", () => {
  const day = new Date(2024, 10, 16, 12).getTime();
  it("name the month in each language", () => {
    expect(date(day, "is")).toBe("16. nóvember 2024");
    expect(date(day, "de")).toBe("16. November 2024");
    expect(date(day, "en")).toBe("November 16, 2024");
  });
  it("are British or American, as the browser says", () => {
    expect(regionOf("en", ["de-DE", "en-GB", "en"])).toBe("en-GB");
    expect(regionOf("en", ["is"])).toBe("en");
    vi.stubGlobal("navigator", { languages: ["en-GB"] });
    expect(date(day, "en")).toBe("16 November 2024");
    vi.unstubAllGlobals();
  });
  it("leave out the year that it is", () => {
    const soon = new Date(new Date().getFullYear(), 4, 3, 12).getTime();
    expect(LANGUAGES.map((language) => date(soon, language))).toEqual(["May 3", "3. Mai", "3. maí"]);
  });
});

describe("lists and spans", () => {
  it("end with and", () => {
    const names = ["Þóra", "Jürgen", "Guðný"];
    expect(LANGUAGES.map((language) => list(names, language))).toEqual([
      "Þóra, Jürgen and Guðný",
      "Þóra, Jürgen und Guðný",
      "Þóra, Jürgen og Guðný",
    ]);
    expect(list(["Þóra", "Jürgen"], "en")).toBe("Þóra and Jürgen");
    expect(list(["Þóra"], "is")).toBe("Þóra");
    expect(list([], "is")).toBe("");
  });
  it("are told by the clock today, and by the day later", () => {
    const noon = new Date();
    noon.setHours(12, 5);
    expect(moment(noon.getTime(), "is")).toBe("12:05");
    expect(moment(new Date(2031, 4, 3).getTime(), "is")).toBe("3. maí 2031");
  });
  it("are short", () => {
    expect(span(125_000, "en")).toBe("2:05");
    expect(span(12_000_000, "en")).toBe("3 h 20 min");
    expect(span(12_000_000, "is")).toBe("3 klst. 20 mín.");
    expect(span(1, "en")).toBe("0:01");
    expect(span(-5, "en")).toBe("0:00");
  });
});

/** What a browser makes of a message with a number: the plural table of the three languages. */
describe("plurals", () => {
  const SOURCE = { en: "point|points", de: "Punkt|Punkte", is: "leikmaður|leikmenn" } as const;
  const TABLE = {
    en: ["points", "point", "points", "points", "points", "points"],
    de: ["Punkte", "Punkt", "Punkte", "Punkte", "Punkte", "Punkte"],
    is: ["leikmenn", "leikmaður", "leikmenn", "leikmenn", "leikmaður", "leikmaður"],
  };
  it.each(LANGUAGES)("of %s for 0, 1, 2, 11, 21, 101", (language) => {
    const [one, other] = SOURCE[language].split("|");
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(`many = { $count ->\n    [one] ${one}\n   *[other] ${other}\n}\n`));
    const pattern = bundle.getMessage("many")!.value!;
    expect([0, 1, 2, 11, 21, 101].map((count) => bundle.formatPattern(pattern, { count }))).toEqual(TABLE[language]);
  });
});

it("tells how long ago something was in its largest unit", () => {
  const MINUTE = 60_000;
  expect([-1, 0, 59 * MINUTE, 60 * MINUTE, 23 * 60 * MINUTE, 24 * 60 * MINUTE, 72 * 60 * MINUTE].map(howLongAgo)).toEqual([
    { unit: "minutes", count: 0 },
    { unit: "minutes", count: 0 },
    { unit: "minutes", count: 59 },
    { unit: "hours", count: 1 },
    { unit: "hours", count: 23 },
    { unit: "days", count: 1 },
    { unit: "days", count: 3 },
  ]);
});
