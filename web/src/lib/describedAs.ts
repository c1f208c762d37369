/** What those who listen are told about an element, behind its name. */
import type { Attachment } from "svelte/attachments";

/** Sets `aria-description`, which the checker of the templates does not know yet. */
export function describedAs(text: string | undefined): Attachment<Element> {
  return (element) => {
    if (text) element.setAttribute("aria-description", text);
    else element.removeAttribute("aria-description");
  };
}
