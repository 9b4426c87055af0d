import type { Line } from "./paste.ts";

/** Elements that begin a paragraph, and those that only begin a line. */
const paragraphs = /^(?:P|H[1-6]|LI|UL|OL|DL|BLOCKQUOTE|PRE|TABLE|SECTION|ARTICLE|HR)$/;
const lineStarts = /^(?:DIV|TR|DT|DD)$/;
const unseen = /^(?:STYLE|SCRIPT|TITLE|META|LINK|TEMPLATE)$/;

/** The lines of copied HTML. Word has no elements for lists: it says so in its own styles. */
export function markedLines(html: string): Line[] {
  const lines: Line[] = [{ text: "", isItem: false, isNext: false }];
  const last = () => lines.at(-1) as Line; // none is ever taken away
  const begin = (isItem: boolean, isNext: boolean) => {
    const line = last();
    if (line.text.trim()) lines.push({ text: "", isItem, isNext });
    else Object.assign(line, { text: "", isItem, isNext: isNext && line.isNext });
  };
  const visit = (node: Node, isItem: boolean, isPre: boolean) => {
    if (node instanceof Text) {
      const texts = isPre ? node.data.split("\n") : [node.data.replaceAll(/[ \t\n\r]+/g, " ")];
      for (const [at, text] of texts.entries()) {
        if (at > 0) begin(isItem, true);
        last().text += text;
      }
    }
    if (!(node instanceof Element) || unseen.test(node.tagName)) return;
    const style = node.getAttribute("style") ?? "";
    if (/mso-list:\s*Ignore/i.test(style)) return; // the bullet
    if (node.tagName === "BR") return begin(isItem, last().text.trim() !== ""); // else an empty line
    const isList = /^[OU]L$/.test(node.tagName);
    const isOwn = node.tagName === "LI" || /mso-list:\s*l\d/i.test(style);
    const isInside = isOwn || (isItem && !isList);
    const isParagraph = paragraphs.test(node.tagName);
    const isNext =
      isInside || !isParagraph || (isList && node.parentElement?.closest("ol, ul") !== null);
    const isBlock = isParagraph || lineStarts.test(node.tagName);
    if (isBlock) begin(isInside, isNext);
    if (/^T[DH]$/.test(node.tagName)) last().text += " ";
    for (const child of node.childNodes) visit(child, isInside, isPre || node.tagName === "PRE");
    if (isBlock) begin(isItem, isNext);
  };
  visit(new DOMParser().parseFromString(html, "text/html").body, false, false);
  return lines
    .map((line) => ({ ...line, text: line.text.trim() }))
    .filter(({ text }) => text !== "");
}
