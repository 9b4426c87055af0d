import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { axeViolations } from "#tests/support/journeys/axe.ts";
import { expectPage } from "#tests/support/chromium.ts";
import { openInBrowser } from "#editor/testing/in-browser.ts";
import type { PublisherStatus } from "#editor/publish/runs.ts";
import { publishingOf } from "#editor/testing/publishing.ts";
import type { Editor } from "#editor/testing/start-editor.ts";

/* The screen with what is not live, by real clicks and keys. */

let editor: Editor;
let open: () => Promise<Page>;
let close: () => Promise<void>;
let page: Page;
beforeAll(async () => {
  ({ editor, open, close } = await openInBrowser());
});
afterAll(() => close());

const slugs = async () =>
  (await editor.call("overview")).kinds["people"]?.entries.map(({ slug }) => slug) ?? [];
const fileOf = (slug: string) => join(editor.content, "people", slug, "index.yaml");

beforeEach(async () => {
  page = await open();
  return () => page.context().close();
});

async function change(slug: string, to: Record<string, unknown>) {
  const entry = await editor.call("openEntry", { kind: "people", slug });
  if (entry?.value) await editor.call("save", entry, entry.version, { ...entry.value, ...to });
}
const visit = (path: string) => page.goto(`${editor.url}/edit#/${path}`);
const cards = () => page.locator(".change");

test("a word typed in a form is found beside what is live, and taken back with keys alone", async () => {
  const [slug = ""] = await slugs();
  const before = readFileSync(fileOf(slug), "utf8");
  await visit(`people/${slug}`);
  await page.getByRole("textbox", { name: "City" }).fill("Oslo");
  await page.getByRole("link", { name: "Recorded" }).click();
  // Not saved, so not there yet: said, with the way back.
  await page.getByText("You have typed something that is not saved").waitFor();
  await page
    .locator(".heading")
    .getByRole("link", { name: /^People › / })
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "Publish (1)" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Not live yet" }).waitFor();
  await expectPage(cards().locator(".sides dd").nth(1)).toHaveText("Oslo");
  await page.getByRole("button", { name: /^Take back what is new in / }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
  expect(readFileSync(fileOf(slug), "utf8")).toBe(before);
  // It can be undone, and that, too: what was pressed is gone, and Undo is next.
  await expectPage(page.getByRole("region", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await cards().first().waitFor();
  expect(readFileSync(fileOf(slug), "utf8")).toContain("Oslo");
  await page.getByRole("button", { name: "Do it again" }).click();
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).waitFor();
});

test("what has no tick, or was saved since, is not in what is published or taken back", async () => {
  const [one = "", two = "", three = ""] = await slugs();
  await change(one, { role: "Keeper" });
  await change(two, { role: "Half" });
  await visit("changes");
  await page.getByRole("checkbox").nth(1).uncheck();
  await page.reload(); // what is held back stays so
  await page.getByRole("button", { name: "Publish 1 of 2" }).waitFor();
  await page.getByRole("checkbox").nth(0).uncheck();
  await expectPage(page.getByRole("button", { name: "Publish 0 of 2" })).toBeDisabled();
  await page.getByRole("checkbox").nth(0).check();
  const sent = page.waitForRequest(/\/edit\/publish\/publish$/);
  await page.route(/\/edit\/publish\/publish$/, (route) =>
    route.fulfill({ json: { isStarted: true } }),
  );
  await page.getByRole("button", { name: "Publish 1 of 2" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ only: [{ slug: one }] });
  await change(three, { role: "Of somebody else" });
  await page.getByRole("checkbox").nth(1).check();
  const all = page.waitForRequest(/\/edit\/publish\/publish$/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  expect((await all).postDataJSON()).toMatchObject({ only: [{ slug: one }, { slug: two }] });
  await page.getByRole("button", { name: "Take all of it back" }).click();
  await expectPage(cards()).toHaveText([/Of somebody else/]);
  await page.getByRole("button", { name: /^Take back what is new in / }).click();
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
});

test("a day that is half typed or over brings nothing live, and stays in its field", async () => {
  const [slug = ""] = await slugs();
  await change(slug, { role: "From January" });
  let published = 0;
  await page.route(/\/edit\/publish\/publish$/, (route) => {
    published += 1;
    return route.fulfill({ json: { isStarted: true } });
  });
  await visit("changes");
  const day = page.getByLabel("On a day to come");
  await day.click({ position: { x: 20, y: 20 } });
  await page.keyboard.type("0215");
  await page.getByRole("button", { name: "Publish on a day to come" }).click();
  await page.getByText("Type the whole day").waitFor();
  await day.fill("2020-01-01");
  await page.getByRole("button", { name: "Publish on January 1, 2020" }).click();
  await page.getByText("Choose a day after today.").waitFor();
  await expectPage(day).toHaveValue("2020-01-01");
  await day.fill("");
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  expect(published).toBe(0);
  await page.getByRole("button", { name: /^Take back what is new in / }).click();
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
});

test("a new order, a deletion and what somebody else saves are not live yet, without a reload", async () => {
  const [slug = ""] = await slugs();
  await visit("people");
  await page.getByRole("link", { name: "Recorded" }).waitFor();
  await page
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Publish (1)" }).waitFor();
  await page.getByRole("link", { name: "Testimonials", exact: true }).first().click();
  await page.locator(".rows a").first().click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.locator("dialog[open] .danger").click();
  const publish = page.getByRole("link", { name: /^Publish \([2-9]\)$/ });
  await publish.waitFor();
  await change(slug, { role: "Colleague of another window" });
  await publish.click();
  const seen = () => cards().filter({ hasText: "Colleague of another window" }).count();
  await expect.poll(seen).toBe(1);
  await page.getByRole("button", { name: "Take all of it back" }).click();
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
});

test("what others save is told in an open window, and goes live only with a tick", async () => {
  const [slug = ""] = await slugs();
  await visit("changes");
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
  await change(slug, { role: "Saved while this was open" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("link", { name: "Publish (1)" }).waitFor();
  await page.getByRole("button", { name: "Publish 0 of 1" }).waitFor();
  expect(await cards().getByRole("checkbox").isChecked()).toBe(false);
  await page.reload();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  await publishingOf(editor).takeBackAll();
  await page.clock.install();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
  await change(slug, { role: "Saved later" });
  await page.clock.fastForward(60_000);
  await expectPage(cards()).toHaveText([/Saved later/]);
  await publishingOf(editor).takeBackAll();
});

test("nothing is called done before the list has what was saved a moment ago", async () => {
  const [slug = ""] = await slugs();
  await visit("people");
  await page.getByRole("link", { name: "Recorded" }).waitFor();
  await change(slug, { role: "Saved a moment ago" });
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/publish\/changes$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Recorded" }).click();
  await page.getByRole("heading", { level: 1, name: "One moment …" }).waitFor();
  answer();
  const shown = () => cards().filter({ hasText: "Saved a moment ago" }).count();
  await expect.poll(shown).toBe(1);
  await page.getByRole("button", { name: "Take back what is new in" }).click();
  await page.getByRole("heading", { level: 1, name: "Everything is recorded" }).waitFor();
  expect(await cards().count()).toBe(0);
});

test("while a publish runs, only what goes live has a tick", async () => {
  const [one = "", two = ""] = await slugs();
  await change(one, { role: "Keeper" });
  const only = await publishingOf(editor).changes();
  const at = new Date().toISOString();
  const running = { what: "publish", by: "", since: at, step: "build", only } as const;
  await page.route(/\/publish\/status$/, (route) =>
    route.fulfill({ json: { running } satisfies PublisherStatus }),
  );
  await change(two, { role: "Saved meanwhile" });
  await visit("changes");
  await page.locator(".progress").waitFor();
  const isTicked = (text: string) =>
    cards().filter({ hasText: text }).getByRole("checkbox").isChecked();
  expect(await isTicked("Keeper")).toBe(true);
  expect(await isTicked("Saved meanwhile")).toBe(false);
  await publishingOf(editor).takeBackAll();
});

test("the end of a publish is shown, however slowly the list of changes comes", async () => {
  const at = new Date().toISOString();
  let status: PublisherStatus = {
    running: { what: "publish", by: "", since: at, step: "build", only: [] },
  };
  await page.route(/\/publish\/status$/, (route) => route.fulfill({ json: status }));
  await visit("changes");
  await page.locator(".progress").waitFor();
  await page.route(/\/publish\/changes$/, async (route) => {
    await sleep(2_000);
    await route.continue();
  });
  status = { last: { state: "live", message: "Home", by: "", at, toFix: [] } };
  await page.getByText(/^Live since/).waitFor();
  expect(await page.locator(".progress").count()).toBe(0);
});

test("scripts in entries are shown as text", async () => {
  const [slug = ""] = await slugs();
  const script = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
  await change(slug, { sentence: script, name: `A ${script}` });
  await visit("changes");
  await cards().first().waitFor();
  expect(await cards().first().textContent()).toContain(script);
  await visit(`people/${slug}`);
  await page.locator("h1").waitFor();
  expect(await page.locator("script:not([src]), img[src=x]").count()).toBe(0);
  expect(await page.title()).toBe("Edit the site");
});

test.each([
  ["light", 390],
  ["dark", 1440],
] as const)(
  "in the %s theme at %i pixels everything fits and can be read",
  async (scheme, width) => {
    const [one = "", two = "", ...others] = await slugs();
    await change(one, { sentence: "I keep the keys of every gate.", role: "Keeper" });
    await change(two, { city: "Bergen" });
    await editor.call("reorder", "people", [...others.toReversed(), two, one]);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await visit("changes");
    await cards().nth(1).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
  },
);
