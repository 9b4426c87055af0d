import TurndownService from "turndown";
import { cleanText } from "#content/rules/clean-text.ts";
import { readHtml } from "./clipboard-html.ts";
import { counted } from "./html-lines.ts";
import { numberOf } from "./lists.ts";

/* What programs copy as HTML, as Markdown. */

const service = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  hr: "---",
});
const escape = service.escape.bind(service);
/** Turndown leaves signs that other Markdown reads, and writes backslashes into addresses, where they are read as part of them. */
service.escape = (text) =>
  text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? part : escape(part).replaceAll(signs, String.raw`\$&`)))
    .join("");
/** Addresses that become links by themselves. */
const address = /((?:https?:\/\/|www\.)[^\s<]+|[\w.+-]+@[\w.-]+)/;
const signs = /(?<!\\)~|&(?=#?\w+;)|<(?=[a-z/!?])|^(?:#+|\+)$|(?<=^\d+)[.)](?!\S)/gi;

service.addRule("table", {
  filter: "table",
  replacement: (_, node) => {
    const rows = [...(node as HTMLTableElement).rows].map(({ cells }) =>
      [...cells].map((cell) => said(service.turndown(cell)).replaceAll("|", "\\|")),
    );
    const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
    lines.splice(1, 0, `|${" --- |".repeat(rows[0]?.length ?? 1)}`);
    return `\n\n${lines.join("\n")}\n\n`;
  },
});
// Turndown's own is wider than people write it.
service.addRule("item", {
  filter: "li",
  replacement: (text, node) => {
    const number = numberOf(node as Element);
    const mark = number === undefined ? "- " : `${number}. `;
    const next = (node as Element).nextElementSibling;
    return (
      mark + text.trim().replaceAll(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`) + (next ? "\n" : "")
    );
  },
});
service.addRule("struck out", { filter: "s", replacement: (text) => `~~${text}~~` });
service.addRule("figure", {
  filter: "img",
  replacement: (_, node) => `![](${(node as Element).getAttribute("data-figure")})`,
});
service.addRule("footnote mark", {
  filter: ({ localName }) => localName === "foot-mark",
  replacement: (number) => (number ? `[^${number}]` : ""),
});
service.addRule("footnote", {
  filter: ({ localName }) => localName === "foot-note",
  replacement: (number) => `[^${number}]:`,
});

/** Without them, what was copied says no more than its plain text. Program code of editors is in `div`s, with bold words. */
const blocks = "p, li, h1, h2, h3, h4, table, blockquote, pre";
const marks = "strong, em, s, a, code, img, foot-mark";

/**
 * @param html of the clipboard @param before what the field has: a document may be pasted in parts @param figures how many
 * there are @param typeset gives words the marks of the site's language
 * @returns undefined if it says no more than the plain text; `pictures`: figures that the text names and that are still to be added; `lost`: what Markdown of the site cannot hold, such as "1 http link"
 */
export function markdownOf(
  html: string,
  before: string,
  figures: number,
  typeset: (text: string) => string,
): { markdown: string; pictures: Picture[]; lost: string[] } | undefined {
  const body = readHtml(html);
  const isInLine = !body.querySelector("div") && body.querySelector(marks);
  if (!isInLine && !body.querySelector(blocks)) return undefined;
  const lost = [
    counted(body.querySelectorAll("foot-mark:empty").length, "footnote mark"),
    counted(body.querySelectorAll(insecure).length, "http link"),
  ].flat();
  const unmarked = Object.keys(looks).flatMap((name) =>
    [...body.querySelectorAll(name)].filter((it) => !isMarkable(it)),
  );
  lost.push(...new Set(unmarked.map(({ localName }) => looks[localName] ?? localName)));
  for (const it of [...body.querySelectorAll(insecure), ...unmarked])
    it.replaceWith(...it.childNodes);
  const notes = [...before.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  for (const it of body.querySelectorAll(":is(foot-mark, foot-note):not(:empty)"))
    it.textContent = `${Number(it.textContent) + Math.max(0, ...notes)}`;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let it = texts.nextNode(); it; it = texts.nextNode())
    if (!it.parentElement?.closest("pre, code")) it.nodeValue = typeset(it.nodeValue ?? "");
  const pictures = placeFigures(body, figures);
  const markdown = cleanText(service.turndown(body)).replaceAll("\u00A0", " ").trim();
  return { markdown, pictures, lost };
}

const looks: Record<string, string> = { strong: "bold", em: "italics", s: "strikethrough" };

/** Markdown takes marks for signs where the last one within is a sign and the next one a letter: `**Note:**that`. */
const isMarkable = (it: Element) =>
  !/[\p{L}\p{N}]\n[\p{P}\p{S}]/u.test(`${beside(it, "previousSibling")}\n${it.textContent}`) &&
  !/[\p{P}\p{S}]\n[\p{L}\p{N}]/u.test(`${it.textContent}\n${beside(it, "nextSibling")}`);

const beside = (it: Element, side: "previousSibling" | "nextSibling"): string =>
  it[side]?.textContent ??
  (it.parentElement?.matches("span, a, strong, em, s") ? beside(it.parentElement, side) : "");

/** The site's addresses are others. */
const insecure = "a[href^='http:']";

type Picture = { alt: string; caption?: string };

const said = (text = "") => text.replaceAll(/\s+/g, " ").trim();

/** Browsers hand over no files of a document: where they stood, the text names figures. */
function placeFigures(body: HTMLElement, before: number): Picture[] {
  /** The last line behind each element. */
  const lines = new Map<Element, Element>();
  return [...body.querySelectorAll("img")].map((it, at) => {
    const line = document.createElement("p");
    const figure = it.closest("figure");
    const block = it.closest("table") ?? it.closest("ul, ol") ?? it.closest("p, h1, h2, h3") ?? it;
    const around = block.closest("a") ?? block;
    (lines.get(around) ?? around).after(line);
    lines.set(around, line);
    it.setAttribute("data-figure", `${before + at + 1}`);
    line.append(it);
    const below = figure?.querySelector("figcaption");
    below?.remove();
    const caption = said(below?.textContent);
    return { alt: said(it.alt), ...(caption && { caption }) };
  });
}
