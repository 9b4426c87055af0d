import { createServer, type Server } from "node:http";
import type { FrameLocator, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from "vitest";
import { expectPage as expect } from "#tests/support/chromium.ts";
import { openInBrowser } from "#editor/testing/in-browser.ts";
import type { Editor } from "#editor/testing/start-editor.ts";

/* The page beside the form, here one of the test's, with texts of two people. */

let editor: Editor;
let site: Server;
let open: () => Promise<Page>;
let close: () => Promise<void>;
let page: Page;
let beside: FrameLocator;
let [one, two]: Record<string, string>[] = [];

beforeAll(async () => {
  site = createServer((asked, response) => {
    response.setHeader("content-type", "text/html");
    if (asked.url === "/next") return response.end("<title>Next</title><p>The next page</p>");
    return response.end(
      `<title>About</title>
      <h3>${one?.["name"]}</h3><p id="city">${one?.["city"]}</p><blockquote>“${one?.["sentence"]?.replace(" ", "\n ")}”</blockquote>
      <a id="on" href="/next">On</a> <a id="role" href="/next">${one?.["role"]}</a>
      <h3>${two?.["name"]}</h3><p id="other">${two?.["sentence"]}</p>`,
    );
  });
  await new Promise<void>((ready) => site.listen(0, "localhost", ready));
  ({ editor, open, close } = await openInBrowser());
  editor.showPagesOf(site);
  const { kinds } = await editor.call("overview");
  const slugs = (kinds["people"]?.entries ?? []).slice(0, 2).map(({ slug }) => slug);
  [one, two] = await Promise.all(
    slugs.map(async (slug) => {
      const opened = await editor.call("openEntry", { kind: "people", slug });
      return { ...(opened?.value as Record<string, string>), slug };
    }),
  );
});
afterAll(async () => {
  await close();
  site.close();
});
beforeEach(async () => {
  page = await open();
  await page.goto(`${editor.url}/edit#/people/${one?.["slug"]}`);
  beside = page.frameLocator("iframe.shown");
  await beside.locator("#city").waitFor();
});
afterEach(async () => {
  await page.context().close();
});

const box = (label: string) => page.getByRole("textbox", { name: label, exact: true });
const id = (element: HTMLElement) => element.id;

test("what is typed stands on the page at once, and is taken back there, too", async () => {
  await box("City").fill("Upper Harbor");
  await expect(beside.locator("#city")).toHaveText("Upper Harbor");
  await box("City").fill("");
  await expect(beside.locator("#city")).toHaveText("");
  await box("City").fill("Port");
  await expect(beside.locator("#city")).toHaveText("Port");
  await box("Sentence").fill("Short.");
  await expect(beside.locator("blockquote")).toHaveText("“Short.”");
  // The text of somebody else stays.
  await expect(beside.locator("#other")).toHaveText(two?.["sentence"] ?? "");
});

test("what was typed before is there when the page has loaded anew", async () => {
  await box("City").fill("Before");
  await page.reload();
  await expect(beside.locator("#city")).toHaveText("Before");
});

describe("a press on the page", () => {
  test("on a text leads to its field, also where the text is a link", async () => {
    await beside.locator("blockquote").click();
    await expect(box("Sentence")).toBeFocused();
    await beside.locator("#role").click();
    await expect(box("Role")).toBeFocused();
  });

  test("on a text of another entry opens its form there", async () => {
    await beside.locator("#other").click();
    await expect(page).toHaveURL(new RegExp(`#/people/${two?.["slug"]}/sentence$`));
    await expect.poll(() => page.locator(":focus").evaluate(id)).toBe("field.sentence");
  });

  test("on a link follows it", async () => {
    await beside.locator("#on").click();
    await expect(beside.getByText("The next page")).toBeVisible();
  });
});
