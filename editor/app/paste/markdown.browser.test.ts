import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { docs, mac, word } from "#editor/testing/clipboards.ts";
import { copyOnto, openInBrowser } from "#editor/testing/in-browser.ts";

/* What becomes of what programs put on the clipboard in a text of Markdown: a real one. */

let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  const { editor, open, close: end } = await openInBrowser();
  close = end;
  page = await open();
  await page.goto(`${editor.url}/edit#/articles/new`);
  await page.getByRole("textbox", { name: "Text" }).waitFor();
});
afterAll(() => close());

async function pasted(html: string) {
  await copyOnto(page, "plain", html);
  const field = page.getByRole("textbox", { name: "Text" });
  await field.fill("");
  await field.press("Control+c");
  await field.press("Control+v");
  return field.inputValue();
}

const bold = '<span style="font-weight:700">bold</span>';
const cells = "<tr><td><p>A</p></td><td>B | C</td></tr><tr><td>1</td><td>2</td></tr>";

test.each([
  ["Word, paragraphs", word.paragraphs("One <b>bold</b>.", "Two."), "One **bold**.\n\nTwo."],
  [
    "Word, bold beside a style of its own",
    word.paragraphs(
      "One <b style='mso-bidi-font-weight:normal'>bold</b>, <span style='mso-bidi-font-weight:bold'>two</span>.<span style='mso-spacerun:yes'>&nbsp; </span>Three.",
    ),
    "One **bold**, two. Three.",
  ],
  [
    "Word, a footnote",
    word.paragraphs(`One.${word.footnote}`, "Two.", word.note("Counted.")),
    "One.[^1]\n\nTwo.\n\n[^1]: Counted.",
  ],
  ["Word, a review", word.paragraphs(word.reviewed, word.comment), "One new."],
  [
    "LibreOffice, a footnote of two paragraphs",
    `<p>One<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Counted.</p><p>Twice.</p></div>`,
    "One[^1].\n\n[^1]: Counted. Twice.",
  ],
  [
    "LibreOffice, a list in a list",
    "<ol>\n\t<li><p>One</p>\n\t<ul>\n\t\t<li><p>Inner</p>\n\t</ul>\n\t<li><p>Two</p>\n\t<p>More</p>\n</ol>",
    "1. One\n   - Inner\n2. Two\n\n   More",
  ],
  [
    "Docs, a footnote of a document that was saved as a page",
    '<p>One<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Counted.</p></div>',
    "One[^1]\n\n[^1]: Counted.",
  ],
  [
    "a page, whose links browsers write out",
    '<p>One<sup id="ref-1"><a href="https://a.example/b#note-1">[1]</a></sup>.</p><section><hr><ol><li id="note-1"><a href="https://a.example/b#ref-1">^</a> <span>Counted.</span></li></ol></section>',
    "One[^1].\n\n[^1]: Counted.",
  ],
  [
    "words within a paragraph",
    '<meta charset="utf-8"><span>One </span><strong style="font-weight: 600">bold</strong><span>, </span><a href="https://b.example/">b</a>',
    "One **bold**, [b](https://b.example/)",
  ],
  [
    "raised and lowered numbers",
    '<p>10<sup>-6</sup> m<span style="vertical-align: super">2</span> of CO<sub>2</sub>, the 1<sup>st</sup></p>',
    "10⁻⁶ m² of CO₂, the 1st",
  ],
  [
    "straight marks, but not those of program code",
    word.paragraphs('The parcel\'s "number" is <code>"a"</code>.'),
    'The parcel’s „number“ is `"a"`.',
  ],
  ["Word, a list", word.list("On time", "Within budget"), "- On time\n- Within budget"],
  [
    "Word, lists in a list, with numbers",
    word.items([1, "3.", "On time"], [2, "o", "Within"], [2, "o", "budget"], [1, "4.", "And"]),
    "3. On time\n   - Within\n   - budget\n4. And",
  ],
  ["Docs, paragraphs", docs.paragraphs(`One ${bold}.`, "Two."), "One **bold**.\n\nTwo."],
  ["Docs, a list", docs.list("On time", "Within"), "- On time\n- Within"],
  [
    "Docs, a list in a list",
    docs.list("On time", ["Within", "budget"], "And"),
    "- On time\n  - Within\n  - budget\n- And",
  ],
  ["Pages, a list", mac.list("On time", "Within"), "- On time\n- Within"],
  [
    "a page with headings, a link and a bookmark",
    '<h1>A</h1><p>See <a href="https://b.example">b</a> and <a href="#c">c</a>.</p>',
    "# A\n\nSee [b](https://b.example) and c.",
  ],
  ["a table", `<table>${cells}</table>`, "| A | B \\| C |\n| --- | --- |\n| 1 | 2 |"],
  [
    "a table's caption, and cells of several lines",
    "<table><caption>Prices</caption><tr><td><p>A</p><p>B</p></td><td><ul><li>C</li><li>D</li></ul></td></tr></table>",
    "Prices\n\n| A B | C · D |\n| --- | --- |",
  ],
  [
    "what stands in cells",
    '<table><tr><td>A</td><td>2*3 <a href="https://b.example">b</a></td></tr><tr><td colspan="2"><b>C</b></td></tr></table>',
    "| A | 2\\*3 [b](https://b.example) |\n| --- | --- |\n| **C** |",
  ],
  [
    "a mail, whose tables are its layout",
    `<table><tr><td><table><tr><td><h2>A</h2><p>One.</p><ul><li>Two</li></ul></td></tr></table></td></tr></table><table>${cells}</table>`,
    "## A\n\nOne.\n\n- Two\n\n| A | B \\| C |\n| --- | --- |\n| 1 | 2 |",
  ],
  [
    "two marks of one note",
    '<p>One<a id="a" href="#n">1</a>, two<a id="b" href="#n">1</a>.</p><p><a id="n" href="#a">1</a><a href="#b">2</a>Counted.</p>',
    "One[^1], two[^1].\n\n[^1]: Counted.",
  ],
  [
    "contents, and links back to them",
    '<ul><li><a id="a" href="#b">Prices</a></li></ul><h2 id="b">Prices</h2><p>All. <a href="#a">Contents</a></p>',
    "- Prices\n\n## Prices\n\nAll. Contents",
  ],
  [
    "a telephone number",
    '<p>Call <a href="tel:+4942112345">us</a>.</p>',
    "Call [us](tel:+4942112345).",
  ],
  [
    "addresses with signs of Markdown",
    "<p>See https://a.example/b_c_d*e, www.a_b.example and b_c@d.example, not a_b*c.</p>",
    "See https://a.example/b_c_d*e, www.a_b.example and b_c@d.example, not a\\_b\\*c.",
  ],
  [
    "signs that are no Markdown",
    "<p>~3 to ~5 &lt;b> &amp;amp; a &lt; b &amp; c</p><p>#</p><p>1) ~~~</p>",
    "\\~3 to \\~5 \\<b> \\&amp; a < b & c\n\n\\#\n\n1\\) \\~\\~\\~",
  ],
  [
    "bold that ends with a sign before a letter",
    `<p><b>Note:</b>that, <b>Note:</b> that, ${bold.replace("bold", "(all)")}of it</p>`,
    "Note:that, **Note:** that, (all)of it",
  ],
  [
    "struck-out words, and deleted ones of Word",
    `<p>Price <s>$500</s> $400, <span style="text-decoration:line-through">two <b>days</b> </span>one${word.reviewed.slice(3)}</p>`,
    "Price ~~$500~~ $400, ~~two **days**~~ one new.",
  ],
  ["program code", "<pre><code>-  a\n1.   b</code></pre>", "```\n-  a\n1.   b\n```"],
  [
    "program code that has no element of its own",
    "<pre><b>if</b> (a)<br>&nbsp; b*c()</pre><ul><li><pre>d\n\n e</pre></li></ul>",
    "```\nif (a)\n  b*c()\n```\n\n- ```\n  d\n\n   e\n  ```",
  ],
  ["a text alone", "<span>words</span>", "plain"],
])("%s", async (_, html, markdown) => {
  expect(await pasted(html)).toBe(markdown);
});

test("a picture of a document becomes a figure without its file, where it stood", async () => {
  const html = word.paragraphs("One.", word.picture("A desk"), "Two.", word.picture(""));
  expect(await pasted(html)).toBe("One.\n\n![](1)\n\nTwo.\n\n![](2)");
  const shown = page.locator("[id^='field.figures.'][id$='.alt']");
  await expect.poll(() => shown.count()).toBe(2);
  expect(await shown.first().inputValue()).toBe("A desk");
  await page.getByText("choose their files under Figures").waitFor();
});

const picture = '<img src="https://x.example/a.png" alt="">';

test("what stands below a picture becomes the caption of its figure", async () => {
  const shown = page.locator("[id^='field.figures.'][id$='.caption']");
  const count = await shown.count();
  const html = `<figure>${picture}<figcaption>A <i>desk</i></figcaption></figure><p>Two.</p>`;
  expect(await pasted(html)).toBe(`![](${count + 1})\n\nTwo.`);
  await expect.poll(() => shown.count()).toBe(count + 1);
  expect(await shown.last().inputValue()).toBe("A desk");
});

test("what an article cannot hold is said", async () => {
  const marks = [
    '<sup><a href="https://a.example/b#note-1">[1]</a></sup>',
    '<a href="#ftnt1"><span style="font-size:0.6em;vertical-align:super;">1</span></a>',
    '<a href="#note-2">[2]</a>',
  ];
  expect(await pasted(`<p>One${marks.join("")}, <a href="http://a.example/">two</a>.</p>`)).toBe(
    "One, two.",
  );
  await page.getByText("Not kept: 3 footnote marks and 1 http link.", { exact: true }).waitFor();
});

test.each([
  ["two of a paragraph", `<p>A ${picture} B ${picture}</p>`, "A B\n\n![](1)\n\n![](2)"],
  ["one in a link", `<p>A <a href="https://x.example/">${picture}</a>tail</p>`, "A tail\n\n![](1)"],
])("pictures, %s, are numbered after the figures that are there", async (_, html, markdown) => {
  const count = await page.locator("[id^='field.figures.'][id$='.alt']").count();
  const numbered = markdown.replaceAll(/\d/g, (it) => String(count + Number(it)));
  expect(await pasted(html)).toBe(numbered);
});
