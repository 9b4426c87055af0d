import TurndownService from "turndown";
import { cleanText } from "#content/rules/clean-text.ts";
import { isTable } from "./pasted-markup.ts";

/* What programs copy as HTML, as Markdown. */

const service = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  hr: "---",
});
// A picture that is only named would stand nowhere: it is added below the text.
service.remove(["script", "style", "title", "img"]);
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
 * @param html of the clipboard
 * @returns undefined if it has no paragraphs, lists or headings, and says less than the plain text
 */
export function markdownOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector("p, li, h1, h2, h3, h4, table, blockquote, pre")) return undefined;
  // Bullets of Word, and the lines that Google Docs leaves empty between paragraphs.
  for (const it of body.querySelectorAll("[style*='mso-list:Ignore' i], p + br")) it.remove();
  for (const it of body.querySelectorAll("li > p:only-child")) it.replaceWith(...it.childNodes);
  listsOfWord(body);
  lookOfDocs(body);
  return (
    cleanText(service.turndown(body))
      .replaceAll("\u00A0", " ")
      // As many spaces as Turndown writes: program code may have others.
      .replaceAll(/^(-(?= {3}\S)|\d+\.(?= {2}\S)) +/gm, "$1 ")
      .trim()
  );
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

/** Google Docs has everything in a `b` that is not bold, and says what is in styles. */
function lookOfDocs(body: HTMLElement) {
  for (const it of body.querySelectorAll<HTMLElement>("b[style*='font-weight:normal' i]"))
    it.replaceWith(...it.childNodes);
  const looks = [
    ["strong", "span[style*='font-weight:700' i], span[style*='font-weight:bold' i]"],
    ["em", "span[style*='font-style:italic' i]"],
  ] as const;
  for (const [name, selector] of looks)
    for (const it of body.querySelectorAll(selector)) {
      if (it.closest("h1, h2, h3, h4, h5, h6")) continue;
      const element = document.createElement(name);
      element.append(...it.childNodes);
      it.append(element);
    }
}
