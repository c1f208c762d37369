/** Calling somebody back who looks at another page: the title and the picture of the tab say whose turn it is. */
export function setTabTitle(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}
