/* What forms and checks need of a text with Markdown. Without a parser: the editor finds links in the browser, too. */

type Link = { to: string; start: number };

/** `[words](address)`, not a picture, which has `!` in front, and `[name]: address`, also in a quote or a list. */
const inText = /(?<!!)\[[^[\]]*\]\(<?([^\s<>()]+)/dg;
const below = /^[\s>*+-]*\[[^[\]^][^[\]]*\]:[ \t]*<?([^\s<>]+)/dgm;

/** Of the last text: whoever goes through its links asks for all of them at each. */
let last: { markdown: string; links: readonly Link[] } = { markdown: "", links: [] };

/** In the order of the text. */
export function linksIn(markdown: string): readonly Link[] {
  if (last.markdown === markdown) return last.links;
  const text = withoutCode(markdown);
  const links = [...text.matchAll(inText), ...text.matchAll(below)]
    .map(({ indices, 1: to = "" }) => ({ to, start: indices?.[1]?.[0] ?? 0 }))
    .toSorted((a, b) => a.start - b.start);
  last = { markdown, links };
  return links;
}

/** The text with another address at one of its links. */
export function withLink(markdown: string, index: number, to: string): string {
  const link = linksIn(markdown)[index];
  if (!link) return markdown;
  return markdown.slice(0, link.start) + to + markdown.slice(link.start + link.to.length);
}

/** The text with the words of one of its links and without the link; undefined where its address stands below the text. */
export function withoutLink(markdown: string, index: number): string | undefined {
  const { to = "", start = 0 } = linksIn(markdown)[index] ?? {};
  const before = /\[([^[\]]*)\]\(<?$/.exec(markdown.slice(0, start));
  const after = /^>?[^()]*\)/.exec(markdown.slice(start + to.length));
  if (!before || !after) return undefined;
  return (
    markdown.slice(0, before.index) +
    before[1] +
    markdown.slice(start + to.length + after[0].length)
  );
}

/** `![words](address)` and `![words][name]`, as they stand in the text. */
export const picturesIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/!\[[^[\]]*\](?:\([^()\n]*\)|\[[^[\]]*\])/g)].map(
    ([it]) => it,
  );

/** With spaces instead of program code, so that everything else stays where it is. */
export function withoutCode(markdown: string): string {
  let fence = "";
  const lines = markdown.split("\n").map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    const isFence = fence === "" ? mark !== "" : mark.startsWith(fence);
    const isCode = fence !== "" || isFence;
    if (isFence) fence = fence === "" ? mark : "";
    return isCode ? " ".repeat(line.length) : line.replaceAll(/`[^`]*`/g, blank);
  });
  return lines.join("\n");
}

/** What can be read aloud: without code, tables and the addresses of links. */
export const proseIn = (markdown: string): string =>
  withoutCode(markdown)
    .replaceAll(/^\|.*$/gm, "")
    .replaceAll(/!\[\]\(\d+\)|\]\([^()]*\)|\[\^[^[\]]*\]:?/g, "");

const blank = (text: string) => " ".repeat(text.length);
