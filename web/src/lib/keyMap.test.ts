import { beforeEach, describe, expect, it, vi } from "vitest";
import { actionFor, assignKey, isChanged, isSingle, keyOf, KEY_ACTIONS, objection, restoreKeys, works, written } from "./keyMap";
import { settings } from "./settings.svelte";

vi.mock("./settings.svelte", () => ({ settings: { keys: {}, singleKeys: true } }));

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof plain> = {}): KeyboardEvent => ({ ...plain, key, ...held }) as KeyboardEvent;

beforeEach(() => {
  settings.keys = {};
  settings.singleKeys = true;
});

describe("a key as it is written", () => {
  it.each([
    [press("N", { shiftKey: true }), "Shift n"],
    [press("?", { shiftKey: true }), "?"], // on a German keyboard, another key than on an English one
    [press("/", { shiftKey: true }), "/"],
    [press("1", { shiftKey: true }), "1"], // on a French keyboard
    [press("Enter", { ctrlKey: true }), "Ctrl Enter"],
    [press("Enter", { metaKey: true }), "Ctrl Enter"],
    [press(" "), "Space"],
    [press("Þ"), "þ"],
    [press("Shift", { shiftKey: true }), ""],
  ])("%#", (event, key) => expect(written(event)).toBe(key));
});

it("gives every action a key of its own", () => {
  const keys = KEY_ACTIONS.map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  for (const action of KEY_ACTIONS) expect(objection(action, keyOf(action))).toBeNull();
});

it("takes the plus sign with or without Shift, unless the other sign has something to do", () => {
  expect(actionFor(press("+"))).toBe("larger");
  expect(actionFor(press("="))).toBe("larger");
  expect(actionFor(press("=", { ctrlKey: true }))).toBeNull();
  assignKey("log", "=");
  expect(actionFor(press("="))).toBe("log");
});

it("tells single keys from others", () => {
  expect(["n", "Shift n", "?", "1"].every(isSingle)).toBe(true);
  expect(["Ctrl z", "Alt n", "Escape", "F2", ""].some(isSingle)).toBe(false);
});

it("leaves keys with Ctrl alone when single keys are switched off", () => {
  settings.singleKeys = false;
  expect(actionFor(press("h"))).toBeNull();
  expect(works("hand")).toBe(false);
  expect(actionFor(press("Enter", { ctrlKey: true }))).toBe("confirm");
});

it("gives an action another key, or none, and its own again", () => {
  assignKey("hand", "x");
  expect(actionFor(press("x"))).toBe("hand");
  expect(actionFor(press("h"))).toBeNull();
  assignKey("log", "");
  expect(actionFor(press("l"))).toBeNull();
  expect(isChanged()).toBe(true);
  assignKey("hand", "h");
  restoreKeys();
  expect(isChanged()).toBe(false);
  expect(actionFor(press("l"))).toBe("log");
});

it("objects to keys that are taken, and to those that every page needs", () => {
  expect(objection("log", "h")).toEqual({ taken: "hand" });
  expect(objection("log", "Enter")).toEqual({ reserved: true });
  expect(objection("log", "Shift Tab")).toEqual({ reserved: true });
});
