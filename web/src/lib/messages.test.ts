/** The sentences of the three languages: the same ids, with the same variables, and every number well said. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./i18n.svelte";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));

type File = (language: Language) => string;

const areas: [string, File][] = [
  ...readdirSync(join(SOURCES, "messages/en")).map((name): [string, File] => [name, (language) => join(SOURCES, "messages", language, name)]),
  ...readdirSync(join(SOURCES, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [string, File] => [name, (language) => join(SOURCES, "games", name, "messages", `${language}.ftl`)]),
];

/** Each message with the variables it names. */
function variables(path: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  let id = "";
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line.startsWith("#")) continue;
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start) {
      id = start[1]!;
      expect(found[id], `${id} is there twice in ${path}`).toBeUndefined();
      found[id] = new Set();
    }
    for (const [, name] of line.matchAll(/\$([\w-]+)/g)) found[id]!.add(name!);
  }
  return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]));
}

describe.each(areas)("%s", (_, file) => {
  const english = variables(file("en"));

  it.each(["de", "is"] as const)("has the same messages with the same variables in English and in %s", (language) => {
    const other = variables(file(language));
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [id, names] of Object.entries(english)) expect(other[id], id).toEqual(names);
  });

  it.each(LANGUAGES)("can be read and said in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(readFileSync(file(language), "utf8")))).toEqual([]);
    for (const [id, names] of Object.entries(english)) {
      if (id.startsWith("-")) continue;
      const message = bundle.getMessage(id);
      expect(message?.value, id).toBeTruthy();
      for (const count of [0, 1, 2, 11, 21, 101]) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(message!.value!, Object.fromEntries(names.map((name) => [name, count])), errors);
        expect(errors, `${id} with ${count}`).toEqual([]);
        expect(said).not.toContain("{");
      }
    }
  });
});

/** Every source of the page, but tests, what is generated and games, whose words come from several places. */
function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^(generated|games|generic|engine)\//.test(name),
  );
}

it("has every message that the page names", () => {
  const known = (area: string): Set<string> => new Set(Object.keys(variables(join(SOURCES, "messages/en", `${area}.ftl`))));
  const missing: string[] = [];
  let named = 0;
  for (const name of sources()) {
    const text = readFileSync(join(SOURCES, name), "utf8");
    const speakers = [...text.matchAll(/const (\w+) = translator\("([\w-]+)"\)/g)].map(([, speaker, area]) => [speaker!, area!]);
    const general = /import \{[^}]*\bsay(?: as (\w+))?\b[^}]*\} from "[./\w]*i18n\.svelte"/.exec(text);
    if (general) speakers.push([general[1] ?? "say", "app"]);
    for (const [speaker, area] of speakers) {
      const ids = known(area!);
      for (const [, id] of text.matchAll(new RegExp(`(?<![.\\w])${speaker}\\("([\\w-]+)"`, "g"))) {
        named += 1;
        if (!ids.has(id!)) missing.push(`${name}: ${id} (${area})`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(300);
});
