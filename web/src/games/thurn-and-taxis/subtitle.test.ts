import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Say } from "../../lib/i18n.svelte";
import { subtitleOf } from "./subtitle";

/** The game's own sentences in a language, which the page says too. */
function saying(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../../../src/stofa/games/thurn_and_taxis/messages/${language}.ftl`, import.meta.url), "utf8")));
  return (id, facts) => bundle.formatPattern(bundle.getMessage(id)!.value!, facts);
}

describe("beside the title", () => {
  it.each([
    ["en", null, "Icelandic edition"],
    ["en", 3, "3 turns left"],
    ["en", 1, "last turn"],
    ["en", 0, "last round"],
    ["de", 2, "noch 2 Züge"],
    ["de", 1, "letzter Zug"],
    ["is", 2, "2 eiga eftir að gera"],
    ["is", 1, "sá síðasti gerir"],
  ])("in %s, with %s turns left: %s", (language, turns, said) =>
    expect(subtitleOf({ edition: "icelandic", turns_left: turns }, saying(language))).toBe(said),
  );
});
