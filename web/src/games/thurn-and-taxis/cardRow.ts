/** How cards lie in a row of a given width. */

const GAP = 6;
/** The size of the letters on a label above the cards, beside that on a card. */
export const TAG_TEXT = 0.89;
/** Widths of the longest name ("Sigmaringen") in the size of its letters, with a little room. */
const LONGEST_NAME = 6;
/** Pixels of the frame around a label. */
const FRAME = 8;
/** Behind a name, the number of copies ("×2", "1/2"): its width in the size of the letters. */
const COPIES = 1.8;

export interface Row {
  /** How wide a card is. */
  card: number;
  /** From the left edge of one card to that of the next. */
  step: number;
  /** At how many heights labels lie in turn; 0: cards lie beside one another. */
  levels: 0 | 2 | 3;
  /** How wide the longest label is. */
  tag: number;
  /** How much wider a label is that tells the number of copies. */
  copies: number;
}

/** `text`: how large the letters on a card are. `several`: whether there are copies of a card, which its label tells. */
export function rowOf(count: number, width: number, text: number, several = false): Row {
  const narrowest = Math.max(84, text * LONGEST_NAME + FRAME / 2);
  const tag = text * TAG_TEXT * LONGEST_NAME + FRAME;
  const copies = text * TAG_TEXT * COPIES;
  const beside = (width - GAP * (count - 1)) / Math.max(count, 1);
  if (beside >= narrowest || count < 2) {
    const card = Math.max(0, Math.min(narrowest * 1.33, beside));
    return { card, step: card + GAP, levels: 0, tag, copies };
  }
  const step = (width - narrowest) / (count - 1);
  // Two labels at the same height lie so many steps apart as there are heights.
  return { card: narrowest, step, levels: step * 2 >= tag + (several ? copies : 0) ? 2 : 3, tag, copies };
}
