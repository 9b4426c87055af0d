import { expect } from "vitest";
import { journey } from "#tests/support/engines/journey.ts";

// Not those of a closed dialog, or shown only when a list is empty.
const headings =
  "[...document.querySelectorAll('main :is(h2, h3):not(dialog *, [hidden] *, [data-unlisted] *)')].map((it) => it.textContent)";
const blocks = "[...document.querySelectorAll('[data-reveal]')]";
const hidden = `${blocks}.filter((it) => getComputedStyle(it).opacity !== '1').length`;

for (const [path, width] of [
  ["/", 600],
  ["/careers", 1440],
] as const)
  journey(`shows all content of ${path}, before and after scrolling`, async ({ visit }) => {
    await visit.begin(width);
    await visit.open(path);
    const text = String(await visit.run("document.body.innerText"));
    const expected = (await visit.run(headings)) as string[]; // texts
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.filter((it) => !text.includes(it))).toEqual([]);
    expect(await visit.run(`${blocks}.length`)).toBeGreaterThan(5);
    expect(await visit.run(hidden)).toBe(0);
    await visit.hasPictures();
    await visit.press("End");
    await visit.sees("footer a");
    await visit.until("No block is hidden", () => visit.run(hidden), 0);
  });

journey(
  "the portfolio's filter is kept in the address, across reload and Back",
  async ({ visit }) => {
    const count = () => visit.run("document.querySelectorAll('li:not([hidden]) > article').length");
    const pressed = "[role=group] [aria-pressed=true]";
    await visit.open("/portfolio?category=nonsense");
    await visit.click("[role=group] :nth-child(3)");
    await visit.isAt("/portfolio?category=apps");
    await visit.until("Only apps are listed", count, 2);
    await visit.reload();
    await visit.until("Only apps are listed", count, 2);
    await visit.sees(`${pressed}:nth-child(3)`);
    await visit.goBack();
    await visit.isAt("/portfolio?category=nonsense");
    await visit.until("All projects are listed", count, 9);
    await visit.sees(`${pressed}:first-child`);
  },
);
