import { readFileSync } from "node:fs";
import { entryOf, type EntryId, readSite } from "#content/site.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

// Of Firefox, and of programs that fetch pages for a language model. It leaves out an `aside`, and what has `hidden` in its class.
const readability = readFileSync(
  new URL(import.meta.resolve("@mozilla/readability/Readability.js")),
  "utf8",
);
declare const Readability: new (document: Document) => { parse(): { textContent: string } | null };

const site = readSite("tests/company");
/** Texts of a part of an entry, at any depth. */
function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return Object.entries(part ?? {}).flatMap(([key, it]) => (key === "icon" ? [] : textsOf(it)));
}

const shown: [path: string, id: EntryId, part: string][] = [
  ["/careers/produktdesign", { kind: "jobs", slug: "produktdesign" }, "requirements"],
  ["/tech/gestaltung", { kind: "technologies", slug: "gestaltung" }, "services"],
];
for (const [path, id, part] of shown)
  test(`the reader view of ${path} has its ${part}`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    // On an empty page, whose policy lets the program work.
    await page.evaluate(readability);
    const text = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      return new Readability(document).parse()?.textContent;
    }, html);
    const texts = textsOf(entryOf(site, id)?.value?.[part]);
    expect(texts.length).toBeGreaterThan(0);
    for (const it of texts) expect.soft(text).toContain(it);
  });
