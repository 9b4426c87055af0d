/* A small company in Urdu (tests/other-companies/urdu.yaml): whatever moves sideways does so in reading direction. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { urduJourney } from "#tests/support/engines/journey.ts";

const carousel = "[data-module=carousel]";
const position = `document.querySelector("${carousel} .swipe-row").scrollLeft`;
const edges = (selector: string) =>
  `(({ left, right }) => [Math.round(left), Math.round(right)])(document.querySelector("${selector}").getBoundingClientRect())`;

urduJourney("the header shows the whole name in a font with high lines", async ({ visit }) => {
  await visit.open("/");
  const name = 'document.querySelector("#header a")';
  await visit.run(`${name}.style.fontSize = "2rem"`); // as high as a Nastaliq of the usual size
  expect(await visit.run(`${name}.scrollHeight <= ${name}.clientHeight`)).toBe(true);
});

urduJourney("a menu opens below the beginning of its button", async ({ visit }) => {
  await visit.open("/services");
  await visit.click("[popovertarget=menu-2]");
  await visit.sees("#menu-2 a");
  const [[, button], [left, right]] = (await Promise.all(
    ["[popovertarget=menu-2]", "#menu-2"].map((it) => visit.run(edges(it))),
  )) as [number[], number[]];
  // Browsers without anchors open it at the end of the window.
  expect(right === button || left === 32, `${left} to ${right} below ${button}`).toBe(true);
  await visit.press("Escape");
  await visit.isGone("#menu-2");
});

urduJourney("the carousel goes on to the left, by button, bullet and key", async ({ visit }) => {
  await visit.open("/");
  const bullet = (place: number) => `${carousel} button[aria-label]:nth-of-type(${place})`;
  const arrow = (place: number) => `${carousel} button:not([aria-label]):nth-of-type(${place})`;
  await visit.click(arrow(2));
  await visit.until("Scrolled", async () => Number(await visit.run(position)) < -100, true);
  await visit.click(arrow(1));
  await visit.until("Back", () => visit.run(position), 0);
  await visit.click(bullet(2));
  await visit.sees(`${bullet(2)}[aria-current]`);
  await visit.run(`document.querySelector("${carousel} .swipe-row").focus()`);
  await visit.press("ArrowRight");
  await visit.sees(`${bullet(1)}[aria-current]`);
  await visit.press("ArrowLeft");
  await visit.sees(`${bullet(2)}[aria-current]`);
});

urduJourney("the left arrow key goes to the next code sample", async ({ visit }) => {
  await visit.open("/");
  await visit.click("#tab-0");
  await visit.press("ArrowLeft");
  await visit.hasFocus("#tab-1[aria-selected=true]");
  await visit.press("ArrowRight");
  await visit.hasFocus("#tab-0[aria-selected=true]");
});

urduJourney("a message with mistakes is corrected and stored", async ({ visit, site }) => {
  const email = `sana-${randomUUID()}@example.org`;
  await visit.open("/contact");
  expect(await visit.run("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await visit.click("form [type=submit]");
  await visit.reads("براہ کرم پیغام لکھیں");
  const direction = "getComputedStyle(document.querySelector('[name=subject]')).direction";
  expect(await visit.run(direction)).toBe("rtl");
  await visit.fill("[name=name]", "Sana Malik");
  await visit.fill("[name=email]", email);
  await visit.fill("[name=subject]", "Shop");
  expect(await visit.run(direction)).toBe("ltr");
  await visit.fill("[name=message]", "A shop, soon.");
  await visit.click("form [type=submit]");
  await visit.reads("آپ کے پیغام کا شکریہ!");
  expect(await site.submissionsFrom(email)).toMatchObject([
    { kind: "message", name: "Sana Malik" },
  ]);
});

urduJourney("an application is sent with its file", async ({ visit, site }) => {
  const email = `bilal-${randomUUID()}@example.org`;
  const pdf = Buffer.alloc(30_000, "%PDF-1.7\n"); // enough to pass for a PDF
  await visit.open("/careers");
  await visit.click("article button[aria-describedby$=frontend]");
  await visit.sees("dialog h2");
  await visit.fill("[name=full_name]", "Bilal Shah");
  await visit.fill("[name=email]", email);
  await visit.click("dialog [type=submit]");
  await visit.hasFocus("[name=location][aria-invalid=true]");
  await visit.fill("[name=location]", "Mall");
  await visit.attach("[name=resume]", join(folderOf({ "cv.pdf": pdf }), "cv.pdf"));
  await visit.click("dialog [type=submit]");
  await visit.reads("درخواست پہنچ گئی!");
  expect(await site.submissionsFrom(email)).toMatchObject([
    { kind: "application", full_name: "Bilal Shah", location: "office" },
  ]);
});
