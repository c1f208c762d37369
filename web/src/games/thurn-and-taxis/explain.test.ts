import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { i18n, type Language } from "../../lib/i18n.svelte";
import { notices } from "../../lib/notices.svelte";
import { explainCarriage } from "./explain";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await i18n.load("thurn-and-taxis");
});
afterEach(() => i18n.setLanguage("en"));

const players = [{ next_carriage: 5 }, { next_carriage: null }] as never as Parameters<typeof explainCarriage>[0]["players"];

function told(seat: number | null): string {
  explainCarriage({ players }, seat);
  return notices.current!.text;
}

describe.each([
  ["en", "Your next one is 5.", "You have the largest."],
  ["de", "Deine nächste ist die 5er.", "Du hast die größte."],
  ["is", "Næstur er póstvagn 5.", "Þú ert með þann stærsta."],
] as [Language, string, string][])("in %s, a carriage", (language, next, largest) => {
  it("is explained, with the next one of whoever plays", async () => {
    await i18n.setLanguage(language);
    expect(told(0).endsWith(next)).toBe(true);
    expect(told(1).endsWith(largest)).toBe(true);
  });

  it("is nobody's for those who look on", async () => {
    await i18n.setLanguage(language);
    const said = told(null);
    expect(said).not.toContain(largest);
    expect(told(1)).toBe(`${said} ${largest}`);
  });
});
