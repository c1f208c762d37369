import { describe, expect, it } from "vitest";
import { preferred } from "./i18n.svelte";

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
