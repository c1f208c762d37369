/**
 * How large a big screen is drawn: everything is laid out for one small page and then enlarged, so that it looks the same
 * on every television and can be read from the sofa.
 */
export interface ScreenSize {
  /** How much it is enlarged. */
  zoom: number;
  /** The size of the page before that. */
  width: number;
  height: number;
}

/** The page that everything has to fit on, lying and standing: at 1920 × 1080 it is enlarged twice. */
const LYING = [960, 540] as const;
const STANDING = [600, 900] as const;

/** The smallest letters on it, in its own pixels: 28 on a screen of 1920 × 1080. */
export const SMALLEST_PX = 14;

export function screenSize(width: number, height: number): ScreenSize {
  const [across, down] = width >= height ? LYING : STANDING;
  const zoom = Math.min(width / across, height / down) || 1;
  return { zoom, width: width / zoom, height: height / zoom };
}
