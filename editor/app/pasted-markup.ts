import type { Line } from "./paste.ts";

/** Elements that begin a paragraph, and those that only begin a line. */
const paragraphs = /^(?:P|H[1-6]|LI|UL|OL|DL|BLOCKQUOTE|PRE|TABLE|SECTION|ARTICLE|HR)$/;
const lineStarts = /^(?:DIV|TR|DT|DD)$/;
/** Word's bullets are text, and say so. */
const unseen = "style, script, title, template, [style*='mso-list:Ignore' i]";

/** The lines of copied HTML, if it has paragraphs or items of lists: without them it says less than the plain text. */
export function markedLines(html: string): Line[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(unseen)) element.remove();
  if (!body.querySelector("p, li")) return [];
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
