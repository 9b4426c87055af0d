import TurndownService from "turndown";
import { cleanText } from "#content/rules/clean-text.ts";
import { isTable, styleOf } from "./pasted-markup.ts";

/* What programs copy as HTML, as Markdown. */

const service = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  hr: "---",
});
service.remove(["script", "style", "title"]);
// Written already, with marks that Turndown would take for words.
service.addRule("written", {
  filter: "var",
  replacement: (text, { textContent }) => textContent ?? text,
});
service.addRule("table", {
  filter: isTable,
  replacement: (_, node) => {
    const rows = [...(node as HTMLTableElement).rows].map(({ cells }) =>
      [...cells].map((cell) => said(service.turndown(cell)).replaceAll("|", "\\|")),
    );
    const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
    lines.splice(1, 0, `|${" --- |".repeat(rows[0]?.length ?? 1)}`);
    return `\n\n${lines.join("\n")}\n\n`;
  },
});
// Addresses of the document itself, such as its bookmarks, lead nowhere here.
service.addRule("link", {
  filter: (node) =>
    node.nodeName === "A" && !/^(?:https|mailto|tel):/.test(node.getAttribute("href") ?? ""),
  replacement: (text) => text,
});

const said = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/**
 * @param html of the clipboard @param before what the field has: a document may be pasted in parts @param figures how many
 * there are @param typeset gives words the marks of the site's language
 * @returns undefined if it has no paragraphs, lists or headings, and says less than the plain text; `pictures`: what they show,
 * as far as their document says it, of figures that the text names and that are still to be added
 */
export function markdownOf(
  html: string,
  before: string,
  figures: number,
  typeset: (text: string) => string,
): { markdown: string; pictures: string[] } | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector("p, li, h1, h2, h3, h4, table, blockquote, pre")) return undefined;
  // Bullets of Word, and the lines that Google Docs leaves empty between paragraphs.
  for (const it of body.querySelectorAll("[style*='mso-list:Ignore' i], p + br")) it.remove();
  for (const it of body.querySelectorAll("[style*='mso-spacerun' i]")) it.replaceWith(" ");
  for (const it of body.querySelectorAll("li > p:only-child")) it.replaceWith(...it.childNodes);
  listsOfWord(body);
  lookInStyles(body);
  const notes = [...before.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  footnotes(body, Math.max(0, ...notes));
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let it = texts.nextNode(); it; it = texts.nextNode())
    if (!it.parentElement?.closest("pre, code")) it.nodeValue = typeset(it.nodeValue ?? "");
  const pictures = picturesIn(body, figures);
  // Of a picture only.
  for (const it of body.querySelectorAll("a"))
    if (said(it.textContent) === "") it.replaceWith(...it.childNodes);
  const markdown = cleanText(service.turndown(body))
    .replaceAll("\u00A0", " ")
    // As many spaces as Turndown writes: program code may have others.
    .replaceAll(/^(-(?= {3}\S)|\d+\.(?= {2}\S)) +/gm, "$1 ")
    .trim();
  return { markdown, pictures };
}

const written = (text: string) => {
  const element = document.createElement("var");
  element.textContent = text;
  return element;
};

const number = /^(?:[[(]?\d+[\])]?|\[[ivxlc]+\]|[*†‡§]+)$/;

/** Others are links of a page's contents, which lead back, too. */
const isMark = (link: HTMLAnchorElement) =>
  number.test(said(link.textContent)) ||
  (link.closest("sup") ?? link.querySelector("sup")) !== null;

/** A mark leads to its note, which leads back to it: so do Word, LibreOffice and pages. Notes come last. */
function footnotes(body: HTMLElement, before: number) {
  const numbers = new Map<string, number>();
  for (const it of body.querySelectorAll("[style*='mso-element:footnote-list' i] > :is(hr, br)"))
    it.remove();
  for (const mark of body.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    const name = CSS.escape(mark.name || mark.id || mark.parentElement?.id || "");
    const back = name ? body.querySelector(`a[href='#${name}']`) : null;
    const note = back?.closest("li, p");
    const known = numbers.get(mark.hash);
    const leadsBack = note && mark.compareDocumentPosition(note) & 4;
    if (!body.contains(mark) || !isMark(mark) || !(known ?? leadsBack)) continue;
    const at = known ?? before + numbers.size + 1;
    numbers.set(mark.hash, at);
    if (leadsBack) back?.remove();
    mark.replaceWith(written(`[^${at}]`));
    if (known || !note) continue;
    const paragraph = document.createElement("p");
    paragraph.append(written(`[^${at}]:`), " ", ...note.childNodes);
    note.remove();
    body.append(paragraph);
  }
}

/** Browsers hand over no files of a document: where they stood, the text names figures. */
function picturesIn(body: HTMLElement, before: number): string[] {
  const all = [...body.querySelectorAll<HTMLImageElement>("img:not([width='1'])")];
  for (const it of body.querySelectorAll("img[width='1']")) it.remove();
  /** The last line behind each element. */
  const lines = new Map<Element, Element>();
  return all.map((it, at) => {
    const line = document.createElement("p");
    line.append(written(`![](${before + at + 1})`));
    const table = it.closest("table");
    const block =
      (table && isTable(table) && table) ||
      it.closest("ul, ol") ||
      it.closest("p, h1, h2, h3") ||
      it;
    const around = block.closest("a") ?? block;
    (lines.get(around) ?? around).after(line);
    lines.set(around, line);
    it.remove();
    return said(it.alt);
  });
}

/** Word and Outlook say in a class that a paragraph is an item. */
function listsOfWord(body: HTMLElement) {
  for (const item of body.querySelectorAll("p[class*=MsoListParagraph]")) {
    const before = item.previousElementSibling;
    const list = before?.matches("ul.word") ? before : document.createElement("ul");
    list.className = "word";
    if (list !== before) item.before(list);
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

/** Google Docs has everything in a `b` that is not bold, and says what is in styles; Word has styles of its own beside them. */
function lookInStyles(body: HTMLElement) {
  for (const it of body.querySelectorAll("b[style]"))
    if (styleOf(it, "font-weight") === "normal") it.replaceWith(...it.childNodes);
  const looks = [
    ["strong", "font-weight", /^(?:bold|[6-9]00)/],
    ["em", "font-style", /^italic/],
  ] as const;
  for (const [name, property, look] of looks)
    for (const it of body.querySelectorAll("span[style]")) {
      if (!look.test(styleOf(it, property) ?? "") || it.closest("h1, h2, h3, h4, h5, h6")) continue;
      const element = document.createElement(name);
      element.append(...it.childNodes);
      it.append(element);
    }
}
