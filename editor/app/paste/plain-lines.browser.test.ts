import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { docs, mail, word } from "#editor/testing/clipboards.ts";
import { copyOnto, openInBrowser } from "#editor/testing/in-browser.ts";

/* What becomes of what programs put on the clipboard: a real one. */

let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  const { editor, open, close: end } = await openInBrowser();
  close = end;
  page = await open();
  await page.goto(`${editor.url}/edit#/jobs/new`);
  await page.getByRole("button", { name: "Add a requirement" }).click();
});
afterAll(() => close());

/** One line, several, or a list of lines. */
type Into = "Title" | "Description" | "Requirement 1";

/** @param before what is in the field; the cursor stands behind its first word */
async function paste(into: Into, plain: string, html: string, before = "") {
  await copyOnto(page, plain, html);
  const field = page.getByRole("textbox", { name: into }).first();
  await field.fill(before);
  await field.press("Control+c");
  await field.evaluate(
    (it: HTMLTextAreaElement, at) => it.setSelectionRange(at, at),
    before.indexOf(" ") + 1,
  );
  await field.press("Control+v");
  const all =
    into === "Requirement 1" ? page.getByRole("textbox", { name: /^Requirement \d/ }) : field;
  const texts = await all.evaluateAll((them) =>
    them.map((it) => (it as HTMLTextAreaElement).value),
  );
  for (let left = texts.length; left > 1; left -= 1)
    await page.getByRole("button", { name: "Remove requirement 2", exact: true }).click();
  return texts;
}

const bullets = "·\tOn time\r\n·\tWithin budget\r\n";
const letter =
  "We had a shop that nobody could use on a phone, and a winter to change\nit. They asked what we could do without, and built the rest.\n\nThe second one.";

test.each<[from: string, into: Into, plain: string, html: string, becomes: string[]]>([
  [
    "Word, a list",
    "Requirement 1",
    bullets,
    word.list("On time", "Within budget"),
    ["On time", "Within budget"],
  ],
  [
    "Word, a list",
    "Description",
    bullets,
    word.list("On time", "Within budget"),
    ["On time\nWithin budget"],
  ],
  [
    "Word, a list",
    "Title",
    bullets,
    word.list("On time", "Within budget"),
    ["On time Within budget"],
  ],
  [
    "Word, a list with numbers",
    "Description",
    "3.\tOn time\r\n4.\tWithin budget\r\n",
    word.items([1, "3.", "On time"], [2, "o", "always"], [1, "4.", "Within budget"]),
    ["3. On time\nalways\n4. Within budget"],
  ],
  [
    "a page, a list with numbers",
    "Requirement 1",
    "On time\nWithin budget",
    "<ol><li><p>On time</p></li><li>Within budget</li></ol>",
    ["On time", "Within budget"],
  ],
  [
    "a page, one item of a list with numbers",
    "Title",
    "On time",
    "<ol><li>On time</li></ol>",
    ["On time"],
  ],
  [
    "Word, paragraphs",
    "Description",
    "One,\vstill one.\r\nTwo.\r\n",
    word.paragraphs("One,<br>\nstill\none.", "Two."),
    ["One,\nstill one.\n\nTwo."],
  ],
  [
    "Docs, a list in a list",
    "Description",
    "On time\nWithin\nbudget",
    docs.list("On time", ["Within", "budget"]),
    ["On time\nWithin\nbudget"],
  ],
  [
    "Docs, paragraphs",
    "Description",
    "One.\n\nTwo.",
    docs.paragraphs("One.", "Two."),
    ["One.\n\nTwo."],
  ],
  [
    "Notes, only text",
    "Requirement 1",
    "- On time\n- Within budget",
    "",
    ["- On time", "- Within budget"],
  ],
  [
    "Gmail, lines",
    "Description",
    "Acme Ltd\n1 Mall Road\n\nOslo",
    mail("Acme Ltd", "1 Mall Road", "", "Oslo"),
    ["Acme Ltd\n1 Mall Road\n\nOslo"],
  ],
  ["a mail program that breaks lines", "Description", letter, "", [letter]],
  [
    "spaces of a mail program",
    "Title",
    "Head of  Doors",
    mail("Head&nbsp;of&nbsp; Doors"),
    ["Head of Doors"],
  ],
  [
    "Notion, bold",
    "Title",
    "**Head** of Doors",
    "<p><strong>Head</strong> of Doors</p>",
    ["Head of Doors"],
  ],
  [
    "code",
    "Title",
    "<vorname>@firma.example, Array<string>, a <b und c> d, `npm ci`",
    "",
    ["<vorname>@firma.example, Array<string>, a <b und c> d, `npm ci`"],
  ],
  [
    "letters that need signs",
    "Title",
    "می‌خواهم क्‍ष 👩‍💻 Donau\u00ADdampf a\u200Fb 10\u00A0km",
    "",
    ["می‌خواهم क्‍ष 👩‍💻 Donau\u00ADdampf a\u200Fb 10\u00A0km"],
  ],
  ["what nobody sees", "Title", "a\u0008b\u001B\uFEFFc", "", ["abc"]],
  ["marks of another language", "Title", "«Oui», dit-il; “yes”", "", ["«Oui», dit-il; “yes”"]],
])("%s into %s", async (_, into, plain, html, becomes) => {
  expect(await paste(into, plain, html)).toEqual(becomes);
});

const wikipedia = `<sup class="reference"><a href="https://en.wikipedia.org/wiki/A#cite_note-1">[1]</a></sup>`;

test.each<[from: string, plain: string, html: string, becomes: string, said: string]>([
  [
    "Word, a table",
    "Ship\tFee\r\nYacht\t40\r\n",
    word.table(["Ship", "<b>Fee</b>"], ["Yacht<p>Two</p>", "40"]),
    "Ship · Fee\nYacht Two · 40",
    "1 table and bold",
  ],
  [
    "Word, a footnote and links",
    "We sail[1] at six.",
    word.paragraphs(
      `We sail${word.footnote} <a href="https://a.example/b">at six</a>, https://a.example.`,
      `<a href="https://a.example/">https://a.example/</a> <i>says</i> <a href="mailto:a@b.example">so</a>.`,
    ),
    "We sail at six, https://a.example.\n\nhttps://a.example/ says so.",
    "2 links, 1 footnote mark, and italics",
  ],
  [
    "a web page, within a paragraph",
    "We sail[1] at six.",
    `<span style="font-weight: 400">We sail</span>${wikipedia} <span style="font-weight: 700">at six.</span>`,
    "We sail at six.",
    "1 footnote mark and bold",
  ],
  [
    "a page, addresses and a link whose text is a part of one",
    "See services, a.example/x, a@b.example.",
    `See <a href="https://x.example/services">services</a>, <a href="https://www.a.example/x/">a.example/x</a>, <a href="mailto:a@b.example">a@b.example</a>.`,
    "See services, a.example/x, a@b.example.",
    "1 link",
  ],
  [
    "a page, struck-out words",
    "Price $500 $400",
    "<span>Price </span><s>$500</s><span> $400</span>",
    "Price $400",
    "struck-out words",
  ],
  ["Docs, plain", "One.", docs.paragraphs("One."), "One.", ""],
])("what a field cannot hold is said: %s", async (_, plain, html, becomes, said) => {
  expect(await paste("Description", plain, html)).toEqual([becomes]);
  const message = page.getByText(/^Texts here are plain\./);
  expect(await message.allTextContents()).toEqual(
    said === "" ? [] : [`Texts here are plain. Not kept: ${said}.`],
  );
});

test("what is pasted into a text stands between its words", async () => {
  const list = ["One", "Two"].join("\n");
  expect(await paste("Requirement 1", list, "", "before after")).toEqual([
    "before One",
    "Twoafter",
  ]);
  expect(await paste("Title", "and ", "", "before after")).toEqual(["before and after"]);
});
