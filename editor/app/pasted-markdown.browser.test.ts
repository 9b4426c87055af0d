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
  [
    "LibreOffice, a footnote",
    `<p>One<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</p><div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Counted.</p></div>`,
    "One[^1].\n\n[^1]: Counted.",
  ],
  [
    "straight marks, but not those of program code",
    word.paragraphs('The parcel\'s "number" is <code>"a"</code>.'),
    'The parcel’s „number“ is `"a"`.',
  ],
  ["Word, a list", word.list("On time", "Within budget"), "- On time\n- Within budget"],
  ["Docs, paragraphs", docs.paragraphs(`One ${bold}.`, "Two."), "One **bold**.\n\nTwo."],
  ["Docs, a list", docs.list("On time", "Within"), "- On time\n- Within"],
  ["Pages, a list", mac.list("On time", "Within"), "- On time\n- Within"],
  [
    "a page with headings, a link and a bookmark",
    '<h1>A</h1><p>See <a href="https://b.example">b</a> and <a href="#c">c</a>.</p>',
    "# A\n\nSee [b](https://b.example) and c.",
  ],
  ["a table", `<table>${cells}</table>`, "| A | B \\| C |\n| --- | --- |\n| 1 | 2 |"],
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
  ["program code", "<pre><code>-  a\n1.   b</code></pre>", "```\n-  a\n1.   b\n```"],
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

test.each([
  ["two of a paragraph", `<p>A ${picture} B ${picture}</p>`, "A B\n\n![](1)\n\n![](2)"],
  ["one in a link", `<p>A <a href="https://x.example/">${picture}</a>tail</p>`, "A tail\n\n![](1)"],
])("pictures, %s, are numbered after the figures that are there", async (_, html, markdown) => {
  const count = await page.locator("[id^='field.figures.'][id$='.alt']").count();
  const numbered = markdown.replaceAll(/\d/g, (it) => String(count + Number(it)));
  expect(await pasted(html)).toBe(numbered);
});
