/** A tap anywhere on a thing will do: on a phone it may be too low for a button, and the prompt has one for whatever it does. */
import type { Attachment } from "svelte/attachments";

export function pressable(press: () => void): Attachment<HTMLElement> {
  return (element) => {
    element.addEventListener("click", press);
    return () => element.removeEventListener("click", press);
  };
}
