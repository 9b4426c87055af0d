/** Read from the attribute, because the editor's policy keeps browsers from doing so. Word has `mso-bidi-font-weight` beside it. */
export const styleOf = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, "i").exec(
    element.getAttribute("style") ?? "",
  )?.[1];

/** Another element with what it has. */
export function renamed(it: Element, name: string): HTMLElement {
  const element = document.createElement(name);
  element.append(...it.childNodes);
  return element;
}
