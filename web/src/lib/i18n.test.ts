import { describe, expect, it } from "vitest";
import { preferred, withMinus } from "./i18n.svelte";

describe("the language a browser wants", () => {
  it.each([
    [["is-IS", "en"], "is"],
    [["de-AT"], "de"],
    [["DE"], "de"],
    [["fr", "da", "is"], "is"],
    [["fr"], "en"],
    [[], "en"],
    [["isv"], "en"], // another language that begins with the same letters
  ])("%j gives %s", (wanted, language) => expect(preferred(wanted)).toBe(language));
});

describe("what is less than nought", () => {
  it.each([
    ["**Lóa** wins with -97 points", "**Lóa** wins with −97 points"],
    ["(-3 – -1)", "(−3 – −1)"],
    ["a 13-14 draw on 2026-11-19", "a 13-14 draw on 2026-11-19"],
    ["G-7, well-known", "G-7, well-known"],
  ])("%j is written %j", (text, written) => expect(withMinus(text)).toBe(written));
});
