import { numberOf } from "./lists.ts";
import type { Line } from "./plain-lines.ts";

/** Elements that begin a paragraph, and those that only begin a line. */
const paragraphs = /^(?:P|H[1-6]|LI|UL|OL|DL|BLOCKQUOTE|PRE|TABLE|SECTION|ARTICLE|HR)$/;
const lineStarts = /^(?:DIV|TR|DT|DD)$/;

/**
 * The lines of what `readHtml` gives, if they say anything that plain text says worse, and what a field of plain text cannot
 * hold of it, such as "2 links".
 */
export function linesOfHtml(body: HTMLElement): { lines: Line[]; lost: string[] } {
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  const hasText = (selector: string) => all(selector).some((it) => it.textContent.trim() !== "");
  const lost = [
    counted(all("a").filter(isHidden).length, "link"),
    counted(all("table").length, "table"),
    counted(all("img").length, "picture"),
    counted(all("foot-mark").length, "footnote mark"),
    hasText("strong") ? ["bold"] : [],
    hasText("em") ? ["italics"] : [],
    hasText("s") ? ["struck-out words"] : [],
  ].flat();
  const isSaying = body.querySelector("p, li, table, foot-mark, s") !== null;
  // Without their line, struck-out words would say what no longer holds: "Price $500 $400".
  for (const it of all("foot-mark, foot-note, s")) it.remove();
  for (const row of body.querySelectorAll("tr")) {
    const cells = [...row.cells].map((it) => it.textContent.trim());
    row.replaceChildren(cells.filter(Boolean).join(" · "));
  }
  return { lines: isSaying ? linesIn(body) : [], lost };
}

export const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];

/** Whether the text of a link does not say where it leads. */
const isHidden = (link: Element) =>
  bare(link.getAttribute("href") ?? "") !== bare(link.textContent);

/** An address as people write it. */
const bare = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/i, "")
    .replace(/\/$/, "")
    .toLowerCase();

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
    if (tagName === "LI") last().number = numberOf(node);
    for (const child of node.childNodes) visit(child, isInside);
    if (isBlock) begin(isItem, isNext);
    if (tagName === "LI") last().number = undefined;
  };
  visit(body, false);
  return lines;
}
