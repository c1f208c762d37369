/** The places of the display: a card stays where it lies, and a new one comes into the gap. */
export function arranged(before: readonly (string | null)[], display: readonly string[], places: number): (string | null)[] {
  const left = [...display];
  const stay = before.map((city) => {
    const at = city === null ? -1 : left.indexOf(city);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  const slots = Array.from({ length: Math.max(places, display.length) }, (_, place) => stay[place] ?? null);
  return slots.map((city) => city ?? left.shift() ?? null);
}
