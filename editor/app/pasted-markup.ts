import type { Line } from "./paste.ts";

/** Elements that begin a paragraph, and those that only begin a line. */
const paragraphs = /^(?:P|H[1-6]|LI|UL|OL|DL|BLOCKQUOTE|PRE|TABLE|SECTION|ARTICLE|HR)$/;
const lineStarts = /^(?:DIV|TR|DT|DD)$/;
/** Word's bullets are text, and say so. */
const unseen = "style, script, title, template, [style*='mso-list:Ignore' i]";
/** Word's, LibreOffice's, and those of Google Docs and web pages. */
const footnotes = "a[href*='#_ftn'], a[href*='#_edn'], a.sdfootnoteanc, sup:has(a[href*='#'])";

/** @returns the lines of copied HTML, if it has anything that plain text says worse, and what a field cannot hold of it */
export function read(html: string): { lines: Line[]; lost: string[] } {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(unseen)) element.remove();
  const marks = [...body.querySelectorAll(footnotes)];
  for (const element of marks) element.remove();
  const tables = [...body.querySelectorAll("table")].filter(isTable);
  const lost = [
    counted([...body.querySelectorAll("a")].filter(isHidden).length, "link"),
    counted(tables.length, "table"),
    counted(body.querySelectorAll("img:not([width='1'])").length, "picture"),
    counted(marks.length, "footnote mark"),
    isStyled(body, "b, strong", "font-weight", /^(?:bold|[6-9]00)/) ? ["bold"] : [],
    isStyled(body, "i, em", "font-style", /^italic/) ? ["italics"] : [],
  ].flat();
  for (const row of tables.flatMap((it) => [...it.rows])) {
    const cells = [...row.cells].map((it) => it.textContent.trim());
    row.replaceChildren(cells.filter(Boolean).join(" · "));
  }
  const isSaying = marks.length + tables.length > 0 || body.querySelector("p, li") !== null;
  return { lines: isSaying ? linesIn(body) : [], lost };
}

/** Programs and mails lay out texts in tables, too: those have tables in them, or one column. */
export const isTable = (node: Element): node is HTMLTableElement =>
  node instanceof HTMLTableElement &&
  !node.querySelector("table") &&
  [...node.rows].some(({ cells }) => cells.length > 1);

const counted = (count: number, what: string) =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];

/** Whether the text of a link does not say where it leads. */
const isHidden = (link: HTMLAnchorElement) =>
  /^(?:https?|mailto|tel):/.test(link.getAttribute("href") ?? "") &&
  !link.href.includes(link.textContent.trim());

/** Read from the attribute, because the editor's policy keeps browsers from doing so. Word has `mso-bidi-font-weight` beside it. */
export const styleOf = (element: Element, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, "i").exec(
    element.getAttribute("style") ?? "",
  )?.[1];

/** Whether words have a style, by an element or by an attribute, which says more. */
const isStyled = (body: Element, elements: string, property: string, value: RegExp) =>
  [...body.querySelectorAll(`${elements}, [style*='${property}' i]`)].some((it) => {
    const style = styleOf(it, property);
    const isWanted = style === undefined ? it.matches(elements) : value.test(style);
    return isWanted && it.textContent.trim() !== "";
  });

function linesIn(body: Element): Line[] {
  const lines: Line[] = [{ text: "", isItem: false, isNext: false }];
  const last = () => lines.at(-1) as Line; // none is ever taken away
  const begin = (isItem: boolean, isNext: boolean) => {
    const line = last();
    if (line.text.trim()) lines.push({ text: "", isItem, isNext });
    else Object.assign(line, { text: "", isItem, isNext: isNext && line.isNext });
  };
  const visit = (node: Node, isItem: boolean) => {
    if (node instanceof Text) last().text += node.data.replaceAll(/[ \t\n\r]+/g, " ");
    if (!(node instanceof Element)) return;
    const { tagName } = node;
    if (tagName === "BR") return begin(isItem, last().text.trim() !== ""); // else an empty line
    const isList = /^[OU]L$/.test(tagName);
    const isInside = tagName === "LI" || (isItem && !isList);
    const isParagraph = paragraphs.test(tagName);
    const isNext =
      isInside || !isParagraph || (isList && node.parentElement?.closest("ol, ul") !== null);
    const isBlock = isParagraph || lineStarts.test(tagName);
    if (isBlock) begin(isInside, isNext);
    if (/^T[DH]$/.test(tagName)) last().text += " ";
    for (const child of node.childNodes) visit(child, isInside);
    if (isBlock) begin(isItem, isNext);
  };
  visit(body, false);
  return lines;
}
