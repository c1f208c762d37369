/**
 * Numbers and dates. Browsers know German and English; many know no Icelandic and silently answer in English,
 * so Icelandic is written here by hand.
 */
import type { Language } from "./i18n.svelte";

const MONTHS = [
  "janúar", "febrúar", "mars", "apríl", "maí", "júní",
  "júlí", "ágúst", "september", "október", "nóvember", "desember",
]; // prettier-ignore

/** The reader's own kind of a language, if the browser says which: British and American dates differ. */
export function regionOf(language: Language, wanted: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return wanted.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language;
}

export function number(value: number, language: Language): string {
  const sign = value < 0 ? "−" : "";
  const size = Math.abs(value);
  if (language !== "is") return sign + new Intl.NumberFormat(language).format(size);
  const [whole = "0", part] = String(size).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return sign + (part ? `${grouped},${part}` : grouped);
}

/** Bytes as megabytes, to the tenth. */
export function megabytes(bytes: number, language: Language): string {
  const tenths = Math.round(bytes / 100_000);
  const point = language === "en" ? "." : ",";
  return `${number(Math.floor(tenths / 10), language)}${point}${tenths % 10}`;
}

/** Points with their sign, as they are added up: +5, −3. */
export function signed(value: number, language: Language): string {
  return value > 0 ? `+${number(value, language)}` : number(value, language);
}

/** A day; of this year, only which day of it. */
export function date(at: number, language: Language): string {
  const day = new Date(at);
  const now = day.getFullYear() === new Date().getFullYear();
  if (language !== "is")
    return new Intl.DateTimeFormat(regionOf(language), { day: "numeric", month: "long", ...(now ? {} : { year: "numeric" }) }).format(day);
  return `${day.getDate()}. ${MONTHS[day.getMonth()]}${now ? "" : ` ${day.getFullYear()}`}`;
}

export function time(at: number): string {
  const day = new Date(at);
  return `${String(day.getHours()).padStart(2, "0")}:${String(day.getMinutes()).padStart(2, "0")}`;
}

/** A moment still to come: today by the clock, else by the day. */
export function moment(at: number, language: Language): string {
  return new Date(at).toDateString() === new Date().toDateString() ? time(at) : date(at, language);
}

/** The same to the minute. */
export function minute(at: number, language: Language): string {
  const day = moment(at, language);
  return day === time(at) ? day : `${day}, ${time(at)}`;
}

/** A length of time in the largest unit of which there is at least one, for "2 days ago". */
export function howLongAgo(milliseconds: number): { unit: "minutes" | "hours" | "days"; count: number } {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}

/** Names one after another, the last with "and". */
export function list(names: readonly string[], language: Language): string {
  const and = { en: "and", de: "und", is: "og" }[language];
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}

const HOURS = { en: ["h", "min"], de: ["Std.", "Min."], is: ["klst.", "mín."] } as const;

/** A length of time for people: 2:05, or 3 h 20 min. What has begun counts, so that 0:00 is the end. */
export function span(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const [hours, minutes] = HOURS[language];
  return `${Math.floor(seconds / 3600)} ${hours} ${Math.floor((seconds % 3600) / 60)} ${minutes}`;
}

/** A name of a program as people would write it: "last_bid" is "Last bid". */
export function plainName(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("_", " ");
}
