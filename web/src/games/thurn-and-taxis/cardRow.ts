/** How cards lie in a row of a given width. */

/** Pixels that the label of the longest name needs, with its frame. */
export const LONGEST_NAME = 82;
/** The narrowest card that shows more than its label. */
const NARROWEST = 84;
const GAP = 6;

export interface Row {
  /** How wide a card is. */
  card: number;
  /** From the left edge of one card to that of the next. */
  step: number;
  /** At how many heights labels lie in turn; 0: cards lie beside one another. */
  levels: 0 | 1 | 2 | 3;
}

export function rowOf(count: number, width: number, widest: number): Row {
  const beside = (width - GAP * (count - 1)) / Math.max(count, 1);
  if (beside >= NARROWEST || count < 2) {
    const card = Math.max(0, Math.min(widest, beside));
    return { card, step: card + GAP, levels: 0 };
  }
  const step = (width - NARROWEST) / (count - 1);
  // Two labels at the same height lie so many steps apart as there are heights.
  const levels = step * 2 >= LONGEST_NAME - 4 ? 2 : 3;
  return { card: NARROWEST, step, levels };
}
