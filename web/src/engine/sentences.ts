/**
 * Sentences of the tables in the reader's language. Python marks them (`stofa.page.sentences`) with the package whose
 * message it is, the message, and what is filled in, which may hold another mark; here they are said.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const BEGIN = "\ue000";
const MARK = /\ue000([^\ue001]*)\ue001/g;

type Load = () => Promise<string>;
const FILES: Readonly<Record<string, Load>> = import.meta.glob<string>(
  ["../../../src/stofa/engine/messages/*.ftl", "../../../src/stofa/tables/messages/*.ftl", "../../../src/stofa/games/*/messages/*.ftl"],
  { query: "?raw", import: "default" },
);

type Bundles = ReadonlyMap<string, FluentBundle>;
const loaded = new Map<string, Promise<Bundles>>();

/** The messages of all packages in a language, by the names of the packages. */
function bundles(language: string): Promise<Bundles> {
  let found = loaded.get(language);
  if (!found) loaded.set(language, (found = load(language)));
  return found;
}

async function load(language: string): Promise<Bundles> {
  const files = Object.entries(FILES).filter(([file]) => file.endsWith(`/${language}.ftl`));
  return new Map(
    await Promise.all(
      files.map(async ([file, read]): Promise<[string, FluentBundle]> => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(await read()));
        return [file.replace(/^.*\/src\/(.*)\/messages\/.*$/, "$1").replaceAll("/", "."), bundle];
      }),
    ),
  );
}

function say(text: string, from: Bundles): string {
  return text.replace(MARK, (_, mark: string) => {
    const [place, id, facts] = JSON.parse(decodeURIComponent(mark)) as [string, string, Record<string, string | number>];
    const bundle = from.get(place);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id;
    const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? say(fact, from) : fact]);
    return bundle.formatPattern(pattern, Object.fromEntries(told) as Record<string, string | number>, []);
  });
}

/** Messages as JSON, one a line, with every sentence said. */
export async function spoken(lines: string, language: string): Promise<string> {
  if (!lines.includes(BEGIN)) return lines;
  const from = await bundles(language);
  const revive = (_key: string, value: unknown): unknown => (typeof value === "string" ? say(value, from) : value);
  return lines
    .split("\n")
    .map((line) => (line.includes(BEGIN) ? JSON.stringify(JSON.parse(line, revive)) : line))
    .join("\n");
}
