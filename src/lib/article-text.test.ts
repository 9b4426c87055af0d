import { expect, test } from "vitest";
import { type Article, kinds } from "#content/schemas/article.ts";
import { articleText } from "./article-text.ts";

const textOf = (markdown: string, figures: unknown[] = []) => {
  const entry = { title: "A", date: "2026-05-04", description: "B", markdown: "C", figures: [] };
  return articleText({
    slug: "a",
    ...kinds.articles.schema.parse(entry),
    markdown,
    figures,
  } as Article);
};
const htmlOf = async (markdown: string) => (await textOf(markdown)).parts.join("").trim();

test.each([
  ["elements are text", "a <b>b</b>", "<p>a &lt;b&gt;b&lt;/b&gt;</p>"],
  [
    "a link that could run a program is none",
    "<javascript:alert(1)>",
    "<p>javascript:alert(1)</p>",
  ],
  [
    "nor one whose address stands below, in a quote",
    "[a][b]\n\n> [b]: javascript:alert(1)",
    "<p>a</p>\n<blockquote>\n</blockquote>",
  ],
  ["a picture that is no figure is its words", "![a](//b.example/c.png)", "<p>a</p>"],
  ["a text may begin with a line", "---\nA: b\n\n---\nC", "<hr>\n<p>A: b</p>\n<hr>\n<p>C</p>"],
  ["a heading leads to itself", "# A", '<h2 id="on-a"><a href="#on-a">A</a></h2>'],
  ["a heading without words is none", "##\n\nA", "<p>A</p>"],
  ["and one of two lines", "A\nb\n---", '<h2 id="on-ab"><a href="#on-ab">A\nb</a></h2>'],
  [
    "code is highlighted",
    "```ts\nreturn 1 < 2;\n```",
    '<pre tabindex="0"><code><span class="token-keyword">return</span> 1 <span class="token-keyword">&lt;</span> 2;</code></pre>',
  ],
])("%s", async (_, markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

test("a table scrolls, and has no style attribute, which pages do not allow", async () => {
  const html = await htmlOf("| a |\n| -: |\n| 1 |");
  expect(html).toMatch(/^<div class="table" role="group" aria-label="[^"]+" tabindex="0"><table>/);
  expect(html).toContain('<td class="text-end">1</td>');
  expect(html).not.toContain("style=");
});

test("figures stand between the parts of a text, and headings of the upper level are listed", async () => {
  const { parts, headings, minutes } = await textOf(
    `## A\nWords\n![](2)\nwords\n\n### B\n\n![](1)\n\n${"word ".repeat(460)}[^1]\n\n[^1]: C`,
    [{ alt: "D" }, { alt: "E" }],
  );
  expect(parts.filter((part) => typeof part === "number")).toEqual([1, 0]);
  expect(headings).toEqual([{ id: "on-a", text: "A" }]);
  expect(minutes).toBe(2);
});
