/**
 * What the page says, in the reader's language. The sentences are Fluent messages, many of them Python's own
 * files, so that terminal, server and page say the same thing in the same words.
 *
 * An area is a set of messages that is loaded when it is needed: "app" at once, a game with its table.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "is"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", is: "Íslenska" };

export type Facts = Record<string, FluentVariable>;
export type Say = (id: string, facts?: Facts) => string;

type Load = () => Promise<string>;
type Files = Readonly<Record<string, Load>>;

// Vite wants to see these options where they are used.
const FILES: Files = {
  ...import.meta.glob<string>("../messages/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/stofa/tables/messages/*.ftl", { query: "?raw", import: "default" }),
};
/** Each game says in its folder where its sentences lie. */
const GAMES = import.meta.glob<Files>("../games/*/messages.ts", { eager: true, import: "default" });

/** The files of an area in a language. */
function filesOf(area: string, language: Language): Load[] {
  const game = GAMES[`../games/${area}/messages.ts`];
  if (game) return Object.entries(game).flatMap(([file, load]) => (file.endsWith(`/${language}.ftl`) ? [load] : []));
  const wanted = [`../messages/${language}/${area}.ftl`, `../../../src/stofa/${area}/messages/${language}.ftl`];
  const found = wanted.flatMap((file) => FILES[file] ?? []);
  return found.length ? found : [() => i18n.fromServer(area, language)];
}

class I18n {
  #language = $state<Language>("en");
  /** Raised when messages have come, so that what is shown is said again. */
  #loaded = $state(0);
  #areas = new Set<string>();
  #bundles = new Map<string, FluentBundle>();
  /** The sentences of a game that the page has no folder for. */
  fromServer: (game: string, language: Language) => Promise<string> = () => Promise.resolve("");

  get language(): Language {
    return this.#language;
  }

  /** Loads the messages of an area, in the language of now and of every later one. */
  async load(...areas: string[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    await this.#fetch(this.#language);
  }

  /** Speaks another language from now on; the page changes when all of it has come. */
  async setLanguage(language: Language): Promise<void> {
    await this.#fetch(language);
    this.#language = language;
    document.documentElement.lang = language;
  }

  async #fetch(language: Language): Promise<void> {
    const missing = [...this.#areas].filter((area) => !this.#bundles.has(`${language} ${area}`));
    await Promise.all(
      missing.map(async (area) => {
        // No isolating marks: all names here are written from left to right.
        const bundle = new FluentBundle(language, { useIsolating: false });
        for (const load of filesOf(area, language)) bundle.addResource(new FluentResource(await load()));
        this.#bundles.set(`${language} ${area}`, bundle);
      }),
    );
    if (missing.length) this.#loaded += 1;
  }

  has(area: string, id: string): boolean {
    void this.#loaded;
    return this.#bundles.get(`${this.#language} ${area}`)?.hasMessage(id) ?? false;
  }

  say(area: string, id: string, facts?: Facts): string {
    void this.#loaded;
    const bundle = this.#bundles.get(`${this.#language} ${area}`);
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return bundle ? id : "";
    return withMinus(bundle.formatPattern(message.value, facts, []));
  }
}

/** Fluent writes a hyphen before what is less than nought; the rest of the page a minus. */
export function withMinus(text: string): string {
  return text.replace(/(^|[^\p{L}\p{N}-])-(?=\d)/gu, "$1−");
}

export const i18n = new I18n();

/** A function that speaks for one area. */
export function translator(area: string): Say {
  return (id, facts) => i18n.say(area, id, facts);
}

export const say = translator("app");

/** The first of the languages a browser wants that there is. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
