/** Text in a box of a fixed size: it is set smaller, step by step, until all of it can be seen. */

/** Pixels below which it is not set unless that is wished: then the box scrolls. */
const SMALLEST_PX = 12.5;
/** What each step takes off the size. */
const STEP = 0.92;

/** To be attached to the box, with its text: whenever that changes, or the box does, it is fitted anew. */
export function fitText(text: string, smallest = SMALLEST_PX): (box: HTMLElement) => () => void {
  return (box) => {
    void text;
    const fit = (): void => {
      box.style.fontSize = "";
      let size = parseFloat(getComputedStyle(box).fontSize);
      while (box.scrollHeight > box.clientHeight + 1 && size * STEP >= smallest) {
        size *= STEP;
        box.style.fontSize = `${size}px`;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
