import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { docs, mac, mail, word } from "#editor/testing/clipboards.ts";
import { openInBrowser } from "#editor/testing/in-browser.ts";
const wrap72 =
  "We have been using the booking page for three months now, and the number\nof calls at the front desk has gone down by more than half. People like\nthat they see at once which ferry has room for a car.\n\nThe one thing we would change: the list of piers is long.";
const own: [string, string, string][] = [
  ["Word: sentence with curly quotes", "He said “fine”.\r\n", word.paragraphs("He said “fine”.")],
  [
    "Word: straight quotes",
    'He said "fine" and left.\r\n',
    word.paragraphs('He said "fine" and left.'),
  ],
  ["Word: two paragraphs", "One.\r\nTwo.\r\n", word.paragraphs("One.", "Two.")],
  [
    "Word: soft hyphen + nbsp",
    "Donau\u00ADdampf 10\u00A0km\r\n",
    word.paragraphs("Donau\u00ADdampf 10&nbsp;km"),
  ],
  [
    "Word: numbered list",
    "1.\tPlan\r\n2.\tBuild\r\n",
    word.list("Plan", "Build").replaceAll("·<span", "1.<span"),
  ],
  [
    "Word: list in Wingdings",
    "§\tPlan\r\n§\tBuild\r\n",
    word.list("Plan", "Build").replaceAll("·<span", "§<span"),
  ],
  ["Word: list, only text", "·\tPlan\r\n·\tBuild\r\n", ""],
  [
    "Word: angle brackets",
    "the element <dialog> and Array<string>\r\n",
    word.paragraphs("the element &lt;dialog&gt; and Array&lt;string&gt;"),
  ],
  ["Docs: list", "Plan\nBuild", docs.list("Plan", "Build")],
  ["Docs: two paragraphs", "One.\n\nTwo.", docs.paragraphs("One.", "Two.")],
  ["Docs: Urdu with joiner", "می‌خواهم", docs.paragraphs("می‌خواهم")],
  ["Docs: emoji with joiner", "Team 👩‍💻 🏳️‍🌈", docs.paragraphs("Team 👩‍💻 🏳️‍🌈")],
  ["Docs: list, only text (mobile)", "* Plan\n* Build", ""],
  ["Pages: list", "\t•\tPlan\n\t•\tBuild\n", mac.list("Plan", "Build")],
  ["Pages: paragraphs", "One.\nTwo.\n", mac.paragraphs("One.", "Two.")],
  ["Notes: dashes", "- Plan\n- Build", mac.list("Plan", "Build")],
  [
    "Apple Mail: address",
    "Acme Ltd\n1 Mall Road\nLahore",
    `<div>Acme Ltd</div><div>1 Mall Road</div><div>Lahore</div><br class="Apple-interchange-newline">`,
  ],
  [
    "Gmail: reply",
    "Hello,\n\nthe page works.\n\nBest, Ada",
    mail("Hello,", "", "the page works.", "", "Best, Ada"),
  ],
  [
    "Gmail: list",
    "   - Plan\n   - Build\n",
    `<div dir="ltr"><ul><li>Plan</li><li>Build</li></ul></div>`,
  ],
  [
    "Outlook: paragraphs with empty ones",
    "Hello,\r\n\r\nthe page works.\r\n",
    word.paragraphs("Hello,", "&nbsp;", "the page works."),
  ],
  ["Outlook: list", "*\tPlan\r\n*\tBuild\r\n", word.list("Plan", "Build")],
  ["Thunderbird: wrapped at 72", wrap72, ""],
  ["mutt: format=flowed", "We have been using \nthe page.\n\nBest", ""],
  ["mail: quoted text", "> It works.\n> Thank you.", ""],
  [
    "mail: list that is wrapped",
    "* Plans the work with the client, and says early what cannot be done in\n  the time that is there\n* Builds it",
    "",
  ],
  [
    "Slack: message",
    "Plan\nBuild",
    `<meta charset='utf-8'><span style="white-space: pre-wrap">Plan<br>Build</span>`,
  ],
  [
    "Teams: list",
    "  *   Plan\n  *   Build\n",
    `<html><body><ul><li>Plan</li><li>Build</li></ul></body></html>`,
  ],
  [
    "Notion: list",
    "- Plan\n- Build",
    "<meta charset='utf-8'><ul>\n<li>Plan</li>\n<li>Build</li>\n</ul>",
  ],
  [
    "Excel: two cells",
    "Plan\tBuild\r\n3\t4\r\n",
    `<table><tr><td>Plan</td><td>Build</td></tr><tr><td align=right>3</td><td align=right>4</td></tr></table>`,
  ],
  [
    "PDF: wrapped and hyphenated",
    "The pier was closed for repairs last winter, so we had to find an inter-\nim solution that would work with the existing ferries and crews. It cost\nless than planned.",
    "",
  ],
  ["WhatsApp", "[12:01, 3/4/2026] Ada: It works 👍", ""],
  [
    "VS Code",
    "const a = <T,>(x: T) => x;\n  return a;",
    `<div style="white-space: pre;"><div><span>const</span><span> a = &lt;T,&gt;(x: T) =&gt; x;</span></div><div><span>  return a;</span></div></div>`,
  ],
  [
    "LibreOffice: paragraphs",
    "One line\nTwo",
    `<html><head><meta name="generator" content="LibreOffice 7.4 (Linux)"/></head><body lang="en-US" dir="ltr"><p style="line-height: 100%">One\nline</p>\n<p>Two</p>\n</body></html>`,
  ],
  ["a page of the web", "Plan\nBuild", `<h2>Plan</h2><p>Build</p>`],
  ["terminal, with colors", "\u001B[32mok\u001B[0m done\u0008", ""],
  [
    "French",
    "Prix\u00A0: 5\u00A0€, «\u00A0oui\u00A0»",
    mail("Prix&nbsp;: 5&nbsp;€, «&nbsp;oui&nbsp;»"),
  ],
];
test("trial", async () => {
  const { editor, open, close } = await openInBrowser();
  const page = await open();
  await page.goto(`${editor.url}/edit#/jobs/new`);
  await page.getByRole("button", { name: "Add a requirement" }).click();
  await page.evaluate(() => {
    document.addEventListener("copy", (event) => {
      const { plain, html } = JSON.parse(document.body.dataset["copied"] ?? "{}");
      if (plain) event.clipboardData?.setData("text/plain", plain);
      if (html) event.clipboardData?.setData("text/html", html);
      event.preventDefault();
    });
  });
  const paste = async (into: string, plain: string, html: string) => {
    await page.evaluate(
      (it) => (document.body.dataset["copied"] = it),
      JSON.stringify({ plain, html }),
    );
    const field = page.getByRole("textbox", { name: into }).first();
    await field.fill("");
    await field.press("Control+c");
    await field.press("Control+v");
    const all =
      into === "Requirement 1" ? page.getByRole("textbox", { name: /^Requirement \d/ }) : field;
    const texts = await all.evaluateAll((them) =>
      them.map((it) => (it as HTMLTextAreaElement).value),
    );
    for (let left = texts.length; left > 1; left -= 1)
      await page.getByRole("button", { name: "Take out requirement 2", exact: true }).click();
    return texts;
  };
  const folder = "/tmp/e60a/clip";
  const blank = await open();
  const rows: [string, string, string][] = [...own];
  for (const name of readdirSync(folder)) {
    const html = readFileSync(`${folder}/${name}`, "utf8");
    await blank.setContent(html);
    const plain = await blank.evaluate(() => document.body.innerText);
    rows.push([name, plain, html]);
  }
  const out = [];
  for (const [name, plain, html] of rows) {
    const [long, list, line] = [
      await paste("Description", plain, html),
      await paste("Requirement 1", plain, html),
      await paste("Title", plain, html),
    ];
    const htmlOnly = html ? await paste("Description", "", html) : undefined;
    out.push({
      name,
      plain,
      long: long[0],
      list,
      line: line[0],
      ...(htmlOnly && htmlOnly[0] !== long[0] && { htmlOnly: htmlOnly[0] }),
    });
  }
  writeFileSync("/tmp/e60a/clips.json", JSON.stringify(out, null, 1));
  await close();
  expect(out.length).toBeGreaterThan(50);
}, 900_000);
