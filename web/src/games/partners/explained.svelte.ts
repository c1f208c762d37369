/** The card that somebody wants to know about: pointed at, reached by key, or held down with a finger. */
import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";
import { perPlay } from "../../lib/perPlay";
import { CARDS, type PartnersPlay } from "./moves";

class Explained {
  card = $state<string | null>(null);
}

export const explainedAt = perPlay((_play: PartnersPlay) => new Explained());

/** Milliseconds that a finger rests on a card before it is explained. */
const HOLD_MS = 450;
/** Pixels that it may waver meanwhile. */
const WAVER = 8;

/** Explains a card while it is pointed at or held; a card that was held is not played by letting it go. */
export function explains(explained: { card: string | null }, card: string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [held, x, y] = [false, 0, 0];
    const show = (): void => void (explained.card = card);
    const hide = (): void => {
      clearTimeout(timer);
      if (explained.card === card) explained.card = null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    // A card that goes while it has the focus loses it in the midst of drawing, where nothing may be set but through this.
    const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      void listen(element, kind, hear, { signal, capture });
    on("pointerenter", ({ pointerType }) => pointerType === "mouse" && show());
    on("pointerleave", hide);
    on("pointerdown", (event) => {
      [held, x, y] = [false, event.clientX, event.clientY];
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        show();
      }, HOLD_MS);
    });
    on("pointermove", (event) => {
      if (!held && Math.hypot(event.clientX - x, event.clientY - y) > WAVER) clearTimeout(timer);
    });
    on("pointerup", ({ pointerType }) => pointerType !== "mouse" && hide());
    on("pointercancel", hide);
    on("contextmenu", (event) => held && event.preventDefault());
    on(
      "click",
      (event) => {
        if (held) event.stopImmediatePropagation();
        held = false;
      },
      true,
    );
    on("focus", () => element.matches(":focus-visible") && show());
    on("blur", hide);
    return () => {
      listening.abort();
      hide();
    };
  };
}

/** The sentences about a card: cards that do the same share them. */
export function aboutCard(card: string): { id: string; steps: number } {
  const face = CARDS.find((one) => one.card === card)!;
  const forward = face.forward as readonly number[];
  const steps = forward[0] ?? 0;
  if (face.swap) return { id: "swap", steps };
  if (face.split) return { id: "seven", steps };
  if (face.back) return { id: "back", steps };
  if (!forward.length) return { id: "start", steps };
  if (face.start) return { id: "start-or", steps };
  return forward.length > 1 ? { id: "double", steps } : { id: "forward", steps };
}
