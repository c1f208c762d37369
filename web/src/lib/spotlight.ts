/** Where on the screen something lies that a line of the log is about. */

/** Pixels between a thing and the ring around it. */
const AROUND = 3;

/** The boxes of places on a board, by their names; what is not drawn is left out. An enlarged board is moved there. */
export function boxesOf(board: Element, places: readonly string[]): DOMRect[] {
  const seen = (wanted: string): DOMRect[] => {
    const found = [...board.querySelectorAll(wanted)];
    found.find((element) => element.closest(".enlarged"))?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return found.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  };
  return [...new Set(places)].flatMap((place) => {
    const name = CSS.escape(place);
    // Of a city, its place on the map is meant and not its card.
    const [spot] = seen(`svg [data-place="${name}"], svg [data-city="${name}"]`);
    const found = spot ? [spot] : seen(`[data-piece^="${CSS.escape(`${place} `)}"]`);
    return found.length ? [around(found)] : [];
  });
}

/** The box around all of them, such as the cars of a row. */
function around(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left)) - AROUND;
  const top = Math.min(...boxes.map((box) => box.top)) - AROUND;
  const right = Math.max(...boxes.map((box) => box.right)) + AROUND;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + AROUND;
  return new DOMRect(left, top, right - left, bottom - top);
}
