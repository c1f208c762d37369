/** Things as they are told to those who listen. */

/** Short by its name, so that it is quickly passed; the rest follows as its description. */
export interface Described {
  name: string;
  description: string;
}

/** Parts of a description that have something to say, as one text; whole sentences stay sentences. */
export function told(...parts: (string | false | null | undefined)[]): string {
  const said = parts.filter((part): part is string => Boolean(part));
  if (!said.length) return "";
  return said.reduce((before, part) => (/[.!?]$/.test(before) ? `${before} ${part[0]!.toUpperCase()}${part.slice(1)}` : `${before}; ${part}`));
}

/** Name and description as one sentence, or as several where the description has some. */
export function aloud({ name, description }: Described): string {
  const [what, more] = [name, description].map((text) => text.replace(/\.$/, ""));
  return more ? `${what}: ${more}.` : `${what}.`;
}
