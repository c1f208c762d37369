/** Sets the title and the icon of the tab, which show a player who looks at another page whose turn it is. */
export function setTabTitle(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = turn ? "favicon-turn.svg" : "favicon.svg";
  if (icon && !icon.href.endsWith(`/${wanted}`)) icon.href = `${import.meta.env.BASE_URL}${wanted}`;
}
