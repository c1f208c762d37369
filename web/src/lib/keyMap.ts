/**
 * The keys of a table: what each of them does, and which key does it unless the player has chosen another.
 *
 * A key is written as its modifiers and its name, with spaces between them: "n", "Shift n", "Ctrl Enter".
 */
import { settings } from "./settings.svelte";

/** All that keys do, in groups, with the key of each. */
export const KEY_GROUPS = {
  places: {
    question: "q",
    hand: "h",
    display: "d",
    board: "b",
    players: "p",
    more: "m",
    log: "l",
    line: "/",
  },
  answers: {
    next: "n",
    previous: "Shift n",
    confirm: "Ctrl Enter",
    "put-back": "Escape",
    undo: "Ctrl z",
    hint: "t",
    "answer-1": "1",
    "answer-2": "2",
    "answer-3": "3",
    "answer-4": "4",
    "answer-5": "5",
    "answer-6": "6",
    "answer-7": "7",
    "answer-8": "8",
    "answer-9": "9",
  },
  size: {
    larger: "+",
    smaller: "-",
    whole: "0",
  },
  help: {
    repeat: "r",
    since: "Shift r",
    keys: "?",
  },
} as const;

type Groups = typeof KEY_GROUPS;
export type KeyGroup = keyof Groups;
export type KeyAction = { [Group in KeyGroup]: keyof Groups[Group] }[KeyGroup];

const DEFAULTS = Object.assign({}, ...Object.values(KEY_GROUPS)) as Record<KeyAction, string>;
export const KEY_ACTIONS = Object.keys(DEFAULTS) as KeyAction[];

/** Those that lead to the first answer, the second, and so on. */
export const ANSWER_ACTIONS = KEY_ACTIONS.filter((action) => action.startsWith("answer-"));

/** Keys with which one moves around and presses things, in every browser. */
const RESERVED: ReadonlySet<string> = new Set(
  ["Tab", "Enter", "Space", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"].flatMap((key) => [key, `Shift ${key}`]),
);
/** Signs that share a key with one that does something: whoever presses it means that one, with or without Shift. */
const SAME_KEY: Readonly<Record<string, string>> = { "=": "+" };
/** Keys that are held while another one is pressed. */
const HELD: ReadonlySet<string> = new Set(["Control", "Shift", "Alt", "Meta", "AltGraph", "CapsLock", "Dead", "Process", "Unidentified"]);

/** The key of an action; empty: none. */
export function keyOf(action: KeyAction): string {
  return settings.keys[action] ?? DEFAULTS[action];
}

/** A key that was pressed, as it is written here; empty while only modifiers are held. */
export function written(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): string {
  if (HELD.has(event.key)) return "";
  const letter = event.key.length === 1;
  const key = event.key === " " ? "Space" : letter ? event.key.toLowerCase() : event.key;
  // Where a sign needs the Shift key depends on the keyboard: only beside letters and named keys it tells something.
  const shifted = event.shiftKey && (!letter || key !== key.toUpperCase());
  const held = [event.ctrlKey || event.metaKey ? "Ctrl" : "", event.altKey ? "Alt" : "", shifted ? "Shift" : ""];
  return [...held, key].filter(Boolean).join(" ");
}

/** Whether it is a letter or a sign without Ctrl or Alt: whoever dictates to a computer presses such keys by talking. */
export function isSingle(key: string): boolean {
  return key !== "" && !/^(Ctrl|Alt) /.test(key) && key.replace("Shift ", "").length === 1;
}

/** Whether a key does something now. */
export function works(action: KeyAction): boolean {
  const key = keyOf(action);
  return key !== "" && (settings.singleKeys || !isSingle(key));
}

/** What a pressed key does; null: nothing. */
export function actionFor(event: KeyboardEvent): KeyAction | null {
  const key = written(event);
  const done = (wanted: string | undefined): KeyAction | undefined => KEY_ACTIONS.find((action) => keyOf(action) === wanted && works(action));
  return done(key) ?? (key in SAME_KEY ? done(SAME_KEY[key]) : undefined) ?? null;
}

/** Why an action cannot have a key: it is needed everywhere, or another action has it. */
export function objection(action: KeyAction, key: string): { reserved: true } | { taken: KeyAction } | null {
  if (RESERVED.has(key)) return { reserved: true };
  const taken = KEY_ACTIONS.find((other) => other !== action && keyOf(other) === key);
  return taken ? { taken } : null;
}

/** Gives an action another key, or with an empty one none. */
export function assignKey(action: KeyAction, key: string): void {
  const { [action]: _, ...others } = settings.keys;
  settings.keys = key === DEFAULTS[action] ? others : { ...others, [action]: key };
}

export function isChanged(): boolean {
  return Object.keys(settings.keys).length > 0;
}

export function restoreKeys(): void {
  settings.keys = {};
}
