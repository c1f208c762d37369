/** Things as they are told to those who listen. */

/** Short by its name, so that it is quickly passed; the rest follows as its description. */
export interface Described {
  name: string;
  description: string;
}

/** Parts of a description that have something to say, as one text. */
export function told(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join("; ");
}
