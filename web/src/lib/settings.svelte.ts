/** Settings of this device, kept in the browser and never sent anywhere. */
import { preferred, i18n, type Language } from "./i18n.svelte";

export const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

export interface Choices {
  name: string;
  language: Language;
  theme: "auto" | "light" | "dark";
  speed: keyof typeof SPEEDS;
  confirm: boolean;
  sound: boolean;
  /** How much of a turn of the others a screen reader says. */
  spoken: "full" | "short";
  /** The bots that one plays against from the first page. */
  level: string;
  colours: "calm" | "strong";
  text: "small" | "normal" | "large";
  /** How many times larger than its place a board is drawn. */
  enlarged: number;
  /** Around one screen, the board lies the same way for everybody, as on a table. */
  boardStill: boolean;
  /** Beside a big screen, a phone shows the hand and what is asked; the board is on the screen. */
  beside: boolean;
  /** Whether the line in which moves and questions are typed is open at every table. */
  line: boolean;
  /** Whether this browser tells when it is the player's turn; it works only as far as the browser allows. */
  notices: boolean;
  /** Whether the player has been asked about that, and need not be asked again. */
  noticesOffered: boolean;
  /** Whether letters and signs that are pressed by themselves do something at a table. */
  singleKeys: boolean;
  /** The keys that the player has changed, by what they do; empty: none. */
  keys: Record<string, string>;
}

const KEY = "stofa";

function defaults(): Choices {
  return {
    name: "",
    language: preferred(navigator.languages),
    theme: "auto",
    speed: "normal",
    // A finger hides what it touches: by default a move is confirmed there.
    confirm: matchMedia("(pointer: coarse)").matches,
    sound: true,
    spoken: "full",
    level: "",
    colours: "calm",
    text: "normal",
    enlarged: 1,
    boardStill: false,
    beside: true,
    line: false,
    notices: false,
    noticesOffered: false,
    singleKeys: true,
    keys: {},
  };
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {}; // a private window, or text that is not ours: the defaults will do
  }
}

export const settings = $state<Choices>({ ...defaults(), ...stored() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const forced = matchMedia("(forced-colors: active)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the device asks for more contrast: the colours are strong then, whatever is chosen. */
export const wantsContrast = (): boolean => contrast.matches;

/** How long one move takes to be shown, in milliseconds. */
export function pace(): number {
  return still.matches ? 0 : 400 * SPEEDS[settings.speed];
}

/** On to the next speed, and from the last to the first. */
export function nextSpeed(): void {
  const order = ["normal", "fast", "off", "slow"] as const;
  settings.speed = order[(order.indexOf(settings.speed) + 1) % order.length]!;
}

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.text = settings.text;
  root.dataset.colours = contrast.matches ? "strong" : settings.colours;
  root.dataset.speed = still.matches ? "off" : settings.speed;
}

/** Puts the settings into effect, now and whenever they change. */
export function keepSettings(): void {
  dress();
  dark.addEventListener("change", dress);
  contrast.addEventListener("change", dress);
  still.addEventListener("change", dress);
  // Few need it, and the first page is to be small.
  const force = (): void => void (forced.matches && import("../styles/forced-colours.css"));
  force();
  forced.addEventListener("change", force);
  $effect.root(() => {
    $effect(() => {
      const kept = JSON.stringify(settings);
      dress();
      void i18n.setLanguage(settings.language);
      try {
        localStorage.setItem(KEY, kept);
      } catch {
        // Nowhere to keep them: they hold until the page is closed.
      }
    });
  });
}
