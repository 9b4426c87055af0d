import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { page as words } from "#words";
import { fill } from "#contract/sentences/fill.ts";
import { withoutCode } from "#content/markdown.ts";
import { perValue } from "#content/per-value.ts";
import { address } from "#content/schemas/address.ts";
import type { Article } from "#content/schemas/article.ts";
import { company } from "#src/entries/company.ts";
import { figuresInOrder, leftToRight } from "./direction.ts";
import { highlight } from "./highlight.ts";

/* An article's Markdown as HTML, at build time. */

type Options = NonNullable<Parameters<typeof createSatteriMarkdownProcessor>[0]>;

/** Whoever edits entries writes texts, no elements; the page has the only heading of the first level. */
const textOnly: NonNullable<Options["mdastPlugins"]>[number] = {
  name: "text-only",
  html: (node, context) => context.replaceNode(node, { type: "text", value: node.value }),
  heading: (node, context) => {
    // Nothing to read, and nothing that a link in the contents could say.
    if (context.textContent(node).trim() === "") return context.removeNode(node);
    if (node.depth === 1) context.setProperty(node, "depth", 2);
  },
  // With / in front, it is none that Astro would look for beside the text.
  image: (node, context) => context.setProperty(node, "url", node.url.replace(/^(?!\/)/, "/")),
  text: (node, context) => {
    const value = figuresInOrder(node.value);
    if (value !== node.value) context.replaceNode(node, { type: "text", value });
  },
};

/** Of all ways to write a link, so that none leads where an entry's links may not. */
const safeLinks: NonNullable<Options["hastPlugins"]>[number] = {
  name: "safe-links",
  element: {
    filter: ["a"],
    visit: (node, context) => {
      const to = String(node.properties["href"] ?? "");
      if (!to.startsWith("#") && !address.safeParse(to).success)
        context.replaceNode(node, { type: "text", value: context.textContent(node) });
    },
  },
};

/** In the colors of the theme. Scrolling parts have to be reachable by keyboard. */
const highlighted: NonNullable<Options["hastPlugins"]>[number] = {
  name: "highlighted",
  element: {
    filter: ["pre"],
    visit: async (node, context) => {
      const [code] = node.children;
      // The word after the fence; the types do not know of it.
      const { lang } = (code?.data ?? {}) as { lang?: string };
      const text = context.textContent(node).replace(/\n$/, "");
      const children: typeof node.children = (await highlight(text, lang ?? "text")).map(
        ({ kind, text: value }) =>
          kind === "plain"
            ? { type: "text", value }
            : {
                type: "element",
                tagName: "span",
                properties: { className: [`token-${kind}`] },
                children: [{ type: "text", value }],
              },
      );
      return {
        ...node,
        properties: { tabIndex: 0, ...(leftToRight && { dir: leftToRight }) },
        children: [{ type: "element", tagName: "code", properties: {}, children }],
      };
    },
  },
};

const processor = await createSatteriMarkdownProcessor({
  syntaxHighlight: false,
  // Entries have the quotation marks of their language.
  smartypants: false,
  features: {
    // A text may begin with a line.
    frontmatter: false,
    gfm: {
      footnotes: {
        label: words.notes,
        backLabel: fill(words.backFromNote, { number: "{reference}" }),
        clobberPrefix: "",
      },
    },
  },
  mdastPlugins: [textOnly],
  hastPlugins: [safeLinks, highlighted],
});

export type Heading = { id: string; text: string };

export type ArticleText = {
  /** HTML, and between two of them the place of a figure in the article's list. */
  parts: readonly (string | number)[];
  /** Of the upper level. */
  headings: readonly Heading[];
  /** To read it. */
  minutes: number;
};

/** Once an article: its page, lists and the feed need it. */
export const articleText = perValue(async ({ markdown }: Article): Promise<ArticleText> => {
  const { code, metadata } = await processor.render(withFiguresApart(markdown));
  const parts = withPlaces(code)
    .split(/<p><img src="\/(\d+)"[^>]*><\/p>/)
    .map((part, index) => (index % 2 === 0 ? part : Number(part) - 1));
  const headings = metadata.headings
    .filter(({ depth, slug }) => depth === 2 && slug !== "footnote-label")
    .map(({ slug, text }) => ({ id: placeOf(slug), text }));
  return { parts, headings, minutes: minutesFor(markdown) };
});

/** No other element of a page has such an id. */
const placeOf = (slug: string) => `on-${slug}`;

/** A paragraph may go on in the next line, and a figure is none of its words. */
function withFiguresApart(markdown: string): string {
  const prose = withoutCode(markdown).split("\n");
  const lines = markdown.split("\n");
  return lines
    .map((line, at) => (isFigure.test(prose[at] ?? "") ? `\n${line}\n` : line))
    .join("\n");
}

const isFigure = /^!\[\]\(\d+\)$/;

/** Headings that lead to themselves, tables that scroll, and no style attributes, which pages do not allow. */
const withPlaces = (html: string) =>
  html
    .replaceAll(
      /<(h[2-6]) id="([^"]*)">(.*?)<\/h[2-6]>/gs,
      (_, tag: string, slug: string, text) => {
        const id = placeOf(slug);
        const inner = String(text);
        const link = inner.includes("<a ") ? inner : `<a href="#${id}">${inner}</a>`;
        return `<${tag} id="${id}">${link}</${tag}>`;
      },
    )
    .replaceAll(
      "<table>",
      `<div class="table" role="group" aria-label="${words.table}" tabindex="0"><table>`,
    )
    .replaceAll("</table>", "</table></div>")
    .replaceAll(/ style="text-align: (?:(right)|(center)|left)"/g, (_, right, center) =>
      right ? ' class="text-end"' : center ? ' class="text-center"' : "",
    )
    // A picture is a figure, on a line of its own.
    .replaceAll(
      /(?<!<p>)<img src="[^"]*" alt="([^"]*)"[^>]*>|<img src="(?!\/\d+")[^"]*" alt="([^"]*)"[^>]*>/g,
      (_, a, b) => String(a ?? b),
    )
    .replaceAll(/ class="[\w-]+-backref"/g, "")
    .replaceAll(/<input type="checkbox"( checked)? disabled>/g, (_, checked) =>
      checked ? "☑" : "☐",
    );

const wordsIn = new Intl.Segmenter(company.language, { granularity: "word" });
/** Of an adult who reads for the sense. */
const wordsPerMinute = 230;

function minutesFor(markdown: string): number {
  const found = [...wordsIn.segment(withoutCode(markdown))].filter(({ isWordLike }) => isWordLike);
  return Math.max(1, Math.round(found.length / wordsPerMinute));
}
