/** Small sounds of cards, wood and bells, made on the spot and low. Never the only signal, and one switch for all of them. */
import { settings } from "./settings.svelte";

/** Loudness of everything, of 1. */
const VOLUME = 0.5;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A tone that fades: from one pitch to another, in hertz, after `at` seconds. */
function tone(from: number, to: number, lasts: number, loud: number, type: OscillatorType, at = 0): void {
  const { audio, gain, start } = voice(lasts, loud, at);
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

/** A rustle that fades, around a pitch. */
function rustle(pitch: number, width: number, lasts: number, loud: number, at = 0): void {
  const { audio, gain, start } = voice(lasts, loud, at);
  hiss ??= noiseOf(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(gain);
  source.start(start, Math.random());
  source.stop(start + lasts);
}

function voice(lasts: number, loud: number, at: number): { audio: AudioContext; gain: GainNode; start: number } {
  const audio = (context ??= new AudioContext());
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return { audio, gain, start };
}

/** Two seconds of noise. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS = {
  /** A card on paper. */
  card: () => rustle(2600, 0.8, 0.09, 0.25),
  /** A tile that slides over paper. */
  slide: () => rustle(1500, 0.6, 0.28, 0.2),
  /** A house or a pawn on wood. */
  wood: () => (tone(240, 150, 0.07, 0.3, "triangle"), rustle(900, 1, 0.03, 0.2)),
  /** A pawn against another. */
  knock: () => (tone(330, 110, 0.11, 0.4, "triangle"), tone(190, 90, 0.16, 0.3, "triangle", 0.09)),
  /** Wheels of a carriage. */
  wheels: () => [0, 0.12, 0.24, 0.36].forEach((at) => (rustle(420, 1.4, 0.1, 0.3, at), tone(110, 90, 0.06, 0.2, "triangle", at))),
  /** A route is closed: houses set down one after the other. */
  closing: () => [0, 0.13, 0.26].forEach((at) => (tone(260 + at * 300, 170, 0.09, 0.3, "triangle", at), rustle(900, 1, 0.03, 0.2, at))),
  /** Cars that roll in and couple. */
  train: () => [0, 0.11, 0.24].forEach((at) => (rustle(300, 1.2, 0.09, 0.35, at), tone(520, 480, 0.03, 0.08, "square", at + 0.04))),
  /** The whistle of a locomotive: somebody is robbed. */
  whistle: () => (tone(740, 700, 0.42, 0.14, "sine"), tone(880, 830, 0.42, 0.12, "sine"), rustle(3000, 1, 0.4, 0.05)),
  /** It is your turn. */
  bell: () => tone(880, 875, 0.9, 0.14, "sine"),
  /** The last round begins. */
  lowBell: () => (tone(330, 328, 1.4, 0.2, "sine"), tone(660, 655, 0.9, 0.06, "sine")),
  /** Somebody has won. */
  win: () => [523, 659, 784].forEach((pitch, at) => tone(pitch, pitch, 0.7, 0.16, "sine", at * 0.16)),
  /** A reaction pops up. */
  tick: () => tone(1200, 900, 0.04, 0.1, "sine"),
} as const;
export type Sound = keyof typeof SOUNDS;

/** Lets something be heard, if the reader wants that and has pressed something before: browsers are silent until then. */
export function hear(sound: Sound): void {
  if (settings.sound && isAudible()) SOUNDS[sound]();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Shakes a phone: milliseconds on and off in turn. */
export function buzz(...pattern: number[]): void {
  if (settings.sound && !still.matches && isAudible()) navigator.vibrate?.(pattern);
}

/** To be called when a key or the screen is pressed: before that, browsers let a page make no sound. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
}

const PRESSES = ["pointerup", "keydown"] as const;

/** From the next press on, sounds may be heard; if they are switched off, from the first one after they are on. */
export function awaitPress(): void {
  if (!isAudible()) for (const way of PRESSES) addEventListener(way, allowByPress);
}

/** Until it has worked: some keys do not count as a press, and the switch itself may be what is pressed. */
function allowByPress(): void {
  if (!settings.sound) return;
  allowSound().then(
    () => {
      if (isAudible()) for (const way of PRESSES) removeEventListener(way, allowByPress);
    },
    () => undefined, // the next press may do
  );
}

/** Whether the browser lets this page be heard. */
export const isAudible = (): boolean => context?.state === "running";

/** It is your turn. */
export const bell = (): void => hear("bell");
