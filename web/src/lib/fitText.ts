/** Text in a box of a fixed size: it is set smaller, step by step, until all of it can be seen. */

/** Pixels below which it is not set unless that is wished: then the box scrolls. */
const SMALLEST_PX = 12;
/** What each step takes off the size. */
const STEP = 0.92;

/**
 * To be attached to the box, with its text: whenever that changes, or the box does, it is fitted anew. What does not
 * fit even so has the attribute `data-long` from then on, so that its box can be made higher. `whole`: down to
 * how many pixels it is rather set smaller than broken within a word.
 */
export function fitText(text: string, smallest = SMALLEST_PX, whole?: number): (box: HTMLElement) => () => void {
  return (box) => {
    void text;
    const low = (): boolean => box.scrollHeight <= box.clientHeight + 1;
    /** As large as it fits; false if it does not even at the least size. */
    const shrink = (least: number, fits: () => boolean): boolean => {
      box.style.fontSize = "";
      let size = parseFloat(getComputedStyle(box).fontSize);
      for (; !fits() && size * STEP >= least; box.style.fontSize = `${size}px`) size *= STEP;
      return fits();
    };
    const fit = (): void => {
      if (whole !== undefined) {
        box.style.overflowWrap = "normal";
        if (shrink(whole, () => low() && box.scrollWidth <= box.clientWidth)) return;
        box.style.overflowWrap = "";
      }
      if (!shrink(smallest, low)) box.setAttribute("data-long", "");
    };
    box.removeAttribute("data-long");
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
