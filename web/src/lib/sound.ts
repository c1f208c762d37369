/** Quiet synthesized sounds, off by default and never the only signal. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, lasts: number, loud: number, type: OscillatorType): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + lasts);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(context.currentTime + lasts);
}

/** To be called when a key or the screen is pressed: before that, browsers let a page make no sound. */
export async function allowSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
}

/** Whether the browser lets this page be heard. */
export const isAudible = (): boolean => context?.state === "running";

/** It is your turn. */
export const bell = (): void => tone(880, 0.9, 0.08, "sine");
/** A card on paper, a piece on wood. */
export const tap = (): void => tone(180, 0.06, 0.12, "triangle");
