import { renamed, styleOf } from "./elements.ts";

/** Names bold, italic and struck-out type by elements, and writes raised and lowered numbers with digits of their own. */
export function readTypeStyles(body: HTMLElement): void {
  nameStyles(body, bold);
  nameStyles(body, italic);
  nameStyles(body, struck);
  for (const it of body.querySelectorAll("sup, sub, span[style*='vertical-align' i]")) {
    const place = styleOf(it, "vertical-align") ?? it.localName;
    const digits = place.startsWith("sup") ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻" : "₀₁₂₃₄₅₆₇₈₉₊₋₋";
    const written = [...it.textContent].map((sign) => digits["0123456789+-−".indexOf(sign)]);
    const isNumber = /^[\d+−-]+$/.test(it.textContent) && /^su[bp]/.test(place);
    if (isNumber && !it.querySelector("foot-mark")) it.replaceWith(written.join(""));
  }
}

/** `look`: of what is meant; `within`: where it says nothing new. */
type Style = { name: string; elements: string; property: string; look: RegExp; within: string };

const bold: Style = {
  name: "strong",
  elements: "strong, b",
  property: "font-weight",
  look: /^(?:bold|[6-9]00)/,
  within: "strong, h1, h2, h3, h4, h5, h6",
};
const italic: Style = {
  name: "em",
  elements: "em, i",
  property: "font-style",
  look: /^italic/,
  within: "em",
};

const struck: Style = {
  name: "s",
  elements: "s, strike, del",
  property: "text-decoration(?:-line)?",
  look: /line-through/,
  within: "s",
};

/** Google Docs has everything in a `b` that is not bold, and says in styles what is. */
function nameStyles(body: Element, { name, elements, property, look, within }: Style) {
  for (const it of body.querySelectorAll(`${elements}, :is(span, a)[style]`)) {
    const style = styleOf(it, property);
    const isElement = it.matches(elements);
    const isMeant = style === undefined ? isElement : look.test(style);
    const isNew = isMeant && !it.parentElement?.closest(within);
    if (isElement) it.replaceWith(...(isNew ? [renamed(it, name)] : it.childNodes));
    else if (isNew) it.append(renamed(it, name));
  }
}
