import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from "vitest";
import { axeViolations } from "#tests/support/journeys/axe.ts";
import { expectPage as expect } from "#tests/support/chromium.ts";
import { openInBrowser } from "#editor/testing/in-browser.ts";
import { type Editor, startEditor } from "#editor/testing/start-editor.ts";

/* What people do by mistake, by real clicks, in the editor without the preview's server. */

let editor: Editor;
let open: (options: BrowserContextOptions) => Promise<Page>;
let close: () => Promise<void>;
let page: Page;
let errors: string[];

beforeAll(async () => {
  ({ editor, open, close } = await openInBrowser());
});
afterAll(() => close());
beforeEach(async () => {
  page = await openPage();
});
afterEach(async () => {
  await page.context().close();
  expect(errors).toEqual([]);
});

async function openPage(size = { width: 1440, height: 900 }) {
  const opened = await open({ viewport: size });
  errors = [];
  opened.on("pageerror", ({ message }) => errors.push(message));
  return opened;
}

type Kind = "jobs" | "people" | "projects" | "services" | "home";
const visit = (path: string) => page.goto(`${editor.url}/edit#/${path}`);
const first = async (kind: Kind) => {
  const { kinds } = await editor.call("overview");
  const [entry] = kinds[kind]?.entries ?? [];
  return { slug: entry?.slug ?? "", title: entry?.title ?? "" };
};
const box = (name: string | RegExp) => page.getByRole("textbox", { name }).first();
const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
const fileOf = (kind: string, slug: string) => join(editor.content, kind, slug, "index.yaml");
const saved = () => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const focused = () => page.evaluate(() => document.activeElement?.id);

describe("rules", () => {
  test("nothing is wrong before somebody typed, and Save goes to the first thing that is", async () => {
    await visit("people/new");
    await box("Name").waitFor();
    expect(await page.locator(".error:not(:empty)").count()).toBe(0);
    await save();
    await shows("Name needs a text.");
    await expect.poll(focused).toBe("field.name");
    expect(await page.locator(".issues li").count()).toBeGreaterThan(2);
    expect(await page.locator(".issues").textContent()).not.toContain("Place in lists");
    await page.getByRole("button", { name: "City needs a text." }).click();
    await expect.poll(focused).toBe("field.city");
  });

  test("a rule across fields is told when the field is left", async () => {
    await visit(`jobs/${(await first("jobs")).slug}`);
    await page.getByLabel("Last day to apply").fill("2020-01-01");
    await page.getByLabel("On the site from").focus();
    await shows(/^Last day to apply cannot be before/);
    await expect(page.getByLabel("Last day to apply")).toHaveAttribute("aria-invalid", "true");
  });

  test("an item of a list is named by its place", async () => {
    await visit(`jobs/${(await first("jobs")).slug}`);
    await box("Requirement 2").fill("");
    await save();
    await shows("Requirements, 2nd, needs a text.");
    await expect.poll(focused).toBe("field.requirements.1");
  });

  test("a closed group opens for what is wrong in it", async () => {
    await visit("home");
    const cards = page.getByRole("group", { name: "Cards" }).first();
    await cards.locator("summary").first().click();
    await cards.getByRole("textbox", { name: "Title" }).first().fill("");
    await cards.locator("summary").first().click();
    await save();
    await shows("Title needs a text.");
    await expect.poll(focused).toBe("field.services.cards.0.title");
    await page.keyboard.type("Of all kinds");
    await expect(cards.getByRole("textbox", { name: "Title" }).first()).toHaveValue("Of all kinds");
  });
});

test("words are advised on, and one can be added; nothing stops a save", async () => {
  const { slug } = await first("people");
  await visit(`people/${slug}`);
  await box("Sentence").fill("I keep the samovarik warm. دروازہ");
  await box("Name").focus();
  await page.getByRole("button", { name: "Add “samovarik”" }).click();
  await page.getByRole("button", { name: "Add “samovarik”" }).waitFor({ state: "detached" });
  await save();
  await saved();
  expect(readFileSync(join(editor.content, "house-style/index.yaml"), "utf8")).toContain(
    "samovarik",
  );
});

test("a figure that is something else than what has that number stays as it is", async () => {
  const { facts } = await editor.call("overview");
  const { value = "" } = facts.find(({ name }) => name === "people:Word") ?? {};
  await visit("home");
  await box("Heading").fill(`${value} places to begin`);
  // By keys: the answers are still there when the field is left for them.
  const count = await page.locator(".answers button").count();
  for (let at = 0; at < count; at += 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Something else");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`What is “${value}”?`)).toHaveCount(0);
  await expect(box("Heading")).toHaveValue(`${value} places to begin`);
});

describe("lists", () => {
  test("several pictures that are chosen at once are as many items, and what is none is named", async () => {
    const picture = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: "image/png" });
    const png = await sharp({
      create: { width: 1280, height: 900, channels: 3, background: "teal" },
    })
      .png()
      .toBuffer();
    await visit("projects/new");
    const detail = page.getByRole("group", { name: "A page of its own" });
    await detail.getByRole("checkbox", { name: "Show this on the page" }).check();
    const screens = page.locator('[id="field.detail.screens"]');
    const files = screens.locator("> .drop input");
    await files.setInputFiles([
      picture("10 late.png", png),
      picture("a letter.png", Buffer.from("Dear all")),
      picture("2 early.png", png),
    ]);
    await expect(screens.getByText(/^a letter\.png: /)).toBeInViewport();
    const shown = screens.getByRole("img", { name: "What is shown now" });
    await expect(shown).toHaveCount(2);
    await expect(shown.first()).toHaveAttribute("src", /2-early/);
    await expect(shown.last()).toBeVisible();
    await files.setInputFiles([picture("3 last.png", png)]);
    await expect.poll(focused).toBe("field.detail.screens.2.title");
  });

  test("what is typed after Add stands in the first field of what was added", async () => {
    await visit(`services/${(await first("services")).slug}`);
    const features = page.locator('[id="field.features"]');
    await features.getByRole("button", { name: "Add a feature" }).click();
    const count = await features.locator("> ol > li").count();
    await page.keyboard.type("Tests by keyboard and ear");
    await expect(features.getByRole("textbox", { name: "Title" }).last()).toHaveValue(
      "Tests by keyboard and ear",
    );
    expect(await features.locator("> ol > li").count()).toBe(count);
  });

  test("show titles, states and order, which buttons change", async () => {
    await visit("jobs");
    const titles = page.locator(".rows .title");
    await titles.first().waitFor();
    expect(await page.locator(".rows .state").first().textContent()).toMatch(
      /Open until|Closed on/,
    );
    await visit("people");
    const [one = "", two = ""] = await titles.allTextContents();
    await page.getByRole("button", { name: `Move ${one} down` }).click();
    await expect(titles.nth(0)).toHaveText(two);
    await shows("The order is saved");
    await page.reload();
    await expect(titles.nth(1)).toHaveText(one);
    const place = page.getByRole("spinbutton", { name: `Place of ${one}` });
    await place.fill("4");
    await place.press("Enter");
    await expect(titles.nth(3)).toHaveText(one);
    await shows("The order is saved");
  });

  test("end as the last of two quick moves left them", async () => {
    await visit("people");
    const titles = page.locator(".rows .title");
    await titles.first().waitFor();
    const [one = "", two = "", three = ""] = await titles.allTextContents();
    await page.getByRole("button", { name: `Move ${one} down` }).click();
    await page.getByRole("button", { name: `Move ${one} down` }).click();
    await shows("The order is saved");
    await page.reload();
    await expect(titles.nth(2)).toHaveText(one);
    expect((await titles.allTextContents()).slice(0, 2)).toEqual([two, three]);
  });
});

describe("what is pressed is done, even if the page is closed at once:", () => {
  /** What is sent takes seconds: it is still on its way when the page goes. */
  let session: CDPSession;
  async function slowDown() {
    session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1000, // bytes a second
    });
  }
  /** In spite of the browser's question. */
  const leave = async () => page.goto("about:blank");
  const asFastAsEver = async () => session.detach();
  const file = (...path: string[]) => readFileSync(join(editor.content, ...path), "utf8");

  test("a move", async () => {
    await visit("people");
    const { slug, title } = await first("people");
    await slowDown();
    await page.getByRole("button", { name: `Move ${title} down` }).click();
    await leave();
    await expect.poll(() => file("people", slug, "index.yaml")).toContain("order: 2");
  });

  test("Save, and what was typed is not offered again", async () => {
    const { slug } = await first("people");
    await visit(`people/${slug}`);
    await box("City").fill("Almost lost");
    await slowDown();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await leave();
    await expect.poll(() => file("people", slug, "index.yaml")).toContain("Almost lost");
    await asFastAsEver();
    await visit(`people/${slug}`);
    await expect(box("City")).toHaveValue("Almost lost");
    expect(await page.getByText("did not save").count()).toBe(0);
  });

  test("Save of a new entry, which can be pressed again", async () => {
    const typed = { Name: "Ida Almost", Role: "Typist", City: "Oslo", Sentence: "Nearly lost." };
    await visit("people/new");
    for (const [name, text] of Object.entries(typed)) await box(name).fill(text);
    await slowDown();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await leave();
    const isThere = () => existsSync(fileOf("people", "ida-almost"));
    await expect.poll(isThere).toBe(true);
    await asFastAsEver();
    await visit("people/new");
    await save();
    await page.waitForURL(/people\/ida-almost$/);
  });

  test("an added word", async () => {
    await visit(`people/${(await first("people")).slug}`);
    await box("Sentence").fill("I keep the samovarka warm.");
    await box("Name").focus();
    const add = page.getByRole("button", { name: "Add “samovarka”" });
    await add.waitFor();
    await slowDown();
    await add.click();
    await leave();
    await expect.poll(() => file("house-style/index.yaml")).toContain("samovarka");
  });

  test("a deletion", async () => {
    const { slug } = await first("people");
    await visit(`people/${slug}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await slowDown();
    await dialog
      .getByRole("button", { name: /delete$/i })
      .first()
      .click();
    await leave();
    await expect.poll(() => existsSync(fileOf("people", slug))).toBe(false);
  });

  test("a letter that was typed is there again", async () => {
    const { slug } = await first("people");
    await visit(`people/${slug}`);
    await box("City").pressSequentially("!");
    await leave();
    await visit(`people/${slug}`);
    await shows("What you typed last time and did not save is here again.");
    await expect(box("City")).toHaveValue(/!/);
  });
});

describe("files that are broken", () => {
  test("are shown in words, without anything technical, and do not lock anybody out", async () => {
    const { slug } = await first("projects");
    const file = fileOf("projects", slug);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> theirs\n`);
    await visit("");
    await page.getByRole("heading", { name: "To fix" }).waitFor();
    await page.getByRole("link", { name: new RegExp(`^Projects › `) }).click();
    await shows(/Two people changed this/);
    expect(await page.locator(".work").textContent()).not.toMatch(/\.ts:\d+|Error|stack/);
    writeFileSync(file, text);
    await visit("people");
    await page.locator(".rows .title").first().waitFor();
  });

  test("are fixed in the form if it is only a rule", async () => {
    const { slug } = await first("people");
    const file = fileOf("people", slug);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/^role:.*/m, 'role: ""'));
    await visit("people");
    await shows("Role needs a text.");
    await visit(`people/${slug}`);
    await shows("Role needs a text.");
    await box("Role").fill("Gatekeeper");
    await save();
    await saved();
    expect(readFileSync(file, "utf8")).toContain("role: Gatekeeper");
  });
});

test("of two tabs, each keeps what it alone changed, and the second chooses where both did", async () => {
  const { slug } = await first("people");
  await visit(`people/${slug}`);
  await box("City").fill("Mine");
  await box("Role").fill("My role");
  const other = await page.context().newPage();
  await other.goto(`${editor.url}/edit#/people/${slug}`);
  await page.evaluate(() => localStorage.clear());
  await other.reload();
  await other.getByRole("textbox", { name: "City" }).fill("Theirs");
  await other.getByRole("textbox", { name: "Sentence", exact: true }).fill("Their sentence.");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await other.getByRole("status").getByText("Saved", { exact: true }).waitFor();
  await save();
  await shows("Somebody else has saved this since you opened it");
  await expect(page.locator(".conflict legend")).toHaveText(["City"]);
  // Nothing is decided by loading the page again.
  await page.reload();
  await shows("What you typed last time");
  await save();
  await expect(page.locator(".conflict legend")).toHaveText(["City"]);
  await page.getByRole("radio", { name: "Theirs: Theirs" }).check();
  await expect(box("City")).toHaveValue("Theirs");
  await page.getByRole("radio", { name: "Yours: Mine" }).check();
  await save();
  await saved();
  const file = () => readFileSync(fileOf("people", slug), "utf8");
  expect(file()).toMatch(/role: My role[^]*city: Mine[^]*sentence: Their sentence\./);
  // Nothing to ask where nobody changed the same.
  await other.reload();
  await other.getByRole("textbox", { name: "City" }).fill("Oslo");
  await box("Role").fill("Another");
  await save();
  await saved();
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await other.getByRole("status").getByText("Saved", { exact: true }).waitFor();
  expect(file()).toMatch(/role: Another[^]*city: Oslo/);
});

test("after a new name, texts with the old one are links until they are changed", async () => {
  const { slug } = await first("people");
  await visit(`people/${slug}`);
  await box("Name").fill("Wanda Once-Named");
  await save();
  await saved();
  const entry = await editor.call("openEntry", { kind: "home", slug: "" });
  const text = JSON.stringify(entry?.value).replace(
    /("lead":")[^"]*"/,
    '$1Ask Wanda Once-Named for the keys."',
  );
  await editor.call("save", { kind: "home", slug: "" }, entry?.version ?? "", JSON.parse(text));
  await box("Name").fill("Wanda Anew");
  await save();
  const left = page.locator("details", { hasText: "Texts that still say “Wanda Once-Named”" });
  await left.getByRole("link", { name: /^Home › / }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/home\//);
  await left.getByRole("link").waitFor();
  await expect.poll(focused).toBe("field.hero.lead");
  await page.locator(":focus").fill("Ask for the keys.");
  await save();
  await saved();
  await left.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("edit-names-gone"))).toBe("[]");
});

test("without its server the editor says so, and keeps the text over a reload", async () => {
  const lonely = await startEditor(editor.copy);
  const { slug } = await first("people");
  await page.goto(`${lonely.url}/edit#/people/${slug}`);
  await box("City").fill("Kept");
  await lonely.stop();
  await save();
  await shows(/The editor cannot be reached. Your text is kept/);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByText("The editor cannot be reached").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation").getByRole("link", { name: "About" }).click();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await expect(page.getByText("Everything else can be edited")).toHaveCount(0);
  const again = await startEditor(editor.copy, { PORT: new URL(lonely.url).port });
  await page.locator(".entry").waitFor();
  await expect(page.locator(".banner")).toHaveCount(0);
  await page.goBack();
  await shows("What you typed last time and did not save is here again.");
  await expect(box("City")).toHaveValue("Kept");
  await again.stop();
});

describe("on a phone", () => {
  beforeEach(async () => {
    await page.context().close();
    page = await openPage({ width: 390, height: 844 });
  });

  /** What is wider than its box, and what axe finds. */
  async function faultsOf(boxes: readonly string[]): Promise<string[]> {
    const wide = await page.evaluate(
      (them) =>
        them.filter((it) => {
          const { scrollWidth = 1, clientWidth = 0 } = document.querySelector(it) ?? {};
          return scrollWidth > clientWidth;
        }),
      boxes,
    );
    return [...wide, ...(await axeViolations(page))];
  }

  test("everything fits, and nothing is hard to read or to reach", async () => {
    const { slug } = await first("projects");
    for (const path of ["", "projects", `projects/${slug}`, "brand", "people/new"]) {
      await visit(path);
      await page.reload();
      await page.locator("h1").waitFor();
      for (const [width, size] of [
        [390, "100%"],
        [320, "200%"],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((it) => (document.documentElement.style.fontSize = it), size);
        expect(await faultsOf(["html", ".work"]), `${path} at ${size}`).toEqual([]);
        if (path !== `projects/${slug}`) continue;
        for (const name of ["Change the address", "Delete"]) {
          await page.getByRole("button", { name, exact: true }).click();
          await page.getByRole("dialog").waitFor();
          expect(await faultsOf(["dialog[open]"]), `${name} at ${size}`).toEqual([]);
          await page.keyboard.press("Escape");
        }
      }
    }
  });
});

test("a copy has everything of an entry but its name, days and address", async () => {
  for (const kind of ["jobs", "projects"] as const) {
    const { kinds } = await editor.call("overview");
    const { slug, title } =
      kinds[kind]?.entries.find(({ picture }) => kind === "jobs" || picture?.endsWith(".png")) ??
      (await first(kind));
    await visit(`${kind}/${slug}`);
    await page.getByRole("link", { name: "Copy", exact: true }).click();
    await shows(`Everything is as in “${title}”`);
    await expect.poll(focused).toBe("field.title");
    await page.keyboard.type("One more of them");
    if (kind === "jobs") await page.getByLabel("Last day to apply").fill("2099-12-31");
    await save();
    await page.waitForURL(/one-more-of-them$/);
    const [before, copy] = await Promise.all(
      [slug, "one-more-of-them"].map((it) => editor.call("openEntry", { kind, slug: it })),
    );
    const own = ["title", "order", "firstDay", "datePosted", "validThrough"];
    const rest = (value = {}) => {
      const kept = Object.entries(value).filter(([key]) => !own.includes(key));
      // A picture's file has a name of its own.
      const text = JSON.stringify(Object.fromEntries(kept));
      return JSON.parse(text.replaceAll(/[\w.-]+\.(?:png|jpg)/g, "picture")) as unknown;
    };
    expect(rest(copy?.value)).toEqual(rest(before?.value));
    expect(copy?.value?.["title"]).toBe("One more of them");
  }
  expect(await editor.mistakes()).toEqual([]);
});

test("a copy leads to its texts that still have the name of the original", async () => {
  const { slug, title } = await first("people");
  const id = { kind: "people", slug } as const;
  const entry = await editor.call("openEntry", id);
  const sentence = `Whoever asks for ${title} gets tea.`;
  await editor.call("save", id, entry?.version ?? "", { ...entry?.value, sentence });
  await visit(`people/new/name/${slug}`);
  const named = page.locator(".notice").getByRole("button", { name: "Sentence" });
  await named.click();
  await expect.poll(focused).toBe("field.sentence");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(title);
  await page.keyboard.type("me");
  await expect(named).toHaveCount(0);
  await expect(box("Sentence")).toHaveValue("Whoever asks for me gets tea.");
});

test("a new entry does not repeat itself", async () => {
  await visit("people/new");
  for (const name of ["Name", "Role", "City"]) await box(name).fill("Echo");
  await box("Sentence").fill("Nobody has said this before, and nobody will say it.");
  // Answers that are late.
  const late = Promise.withResolvers<void>();
  await page.route(/\/adviceOn$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("response", (it) => {
    if (it.url().endsWith("/adviceOn")) asked.push(it.request().postData() ?? "");
  });
  await save();
  await saved();
  late.resolve();
  await expect.poll(() => asked.some((it) => it.includes('"echo"'))).toBe(true);
  await expect(page.getByText(/This text repeats People › Echo/)).toHaveCount(0);
});

test("a new person is asked about where Save is pressed, and is then on a page", async () => {
  await visit("people/new");
  for (const name of ["Name", "Role", "City"]) await box(name).fill("Nowhere Yet");
  await box("Sentence").fill("I am in no list, and would like to be in one.");
  await save();
  const asked = page.getByRole("region", { name: "On no page yet" });
  await expect(asked.getByText(/^No page shows Nowhere Yet yet/)).toBeInViewport();
  await visit("people");
  const row = page.locator(".rows li").filter({ hasText: "Nowhere Yet" });
  await expect(row).toContainText("On no page yet");
  await visit("people/nowhere-yet");
  await asked.getByRole("button", { name: "About › People › People" }).click();
  await asked.waitFor({ state: "detached" });
  const about = await editor.call("openEntry", { kind: "about", slug: "" });
  expect(JSON.stringify(about?.value?.["people"])).toContain('"nowhere-yet"');
  await visit("people");
  await expect(row).not.toContainText("On no page yet");
});

test("a new entry asks which lists of links are to lead to it", async () => {
  const { slug } = await first("services");
  await visit(`services/new/name/${slug}`);
  await box("Heading").fill("Tide tables");
  await save();
  const asked = page.getByRole("region", { name: "Where else" });
  await asked
    .getByRole("button", { name: /^Header and footer › Menu in the header.* › Links$/ })
    .click();
  const added = asked.getByRole("link", { name: /^Header and footer › / });
  await added.waitFor();
  await asked.getByRole("button", { name: /^Home › / }).click();
  await asked.getByText(/^Added at the end, with the .+ of the one before it/).waitFor();
  await expect(asked.getByText("Added at the end; look at it there:")).toBeVisible();
  const navigation = await editor.call("openEntry", { kind: "navigation", slug: "" });
  expect(JSON.stringify(navigation?.value?.["menu"])).toContain(
    '{"label":"Tide tables","to":"/services#tide-tables"}]',
  );
  await added.click();
  await expect.poll(focused).toMatch(/^field\.menu\.\d+\.opens\.links\.\d+\.to$/);
  // A list without a field in view opens its first item.
  await visit("navigation//footerGroups");
  await expect.poll(focused).toBe("field.footerGroups.0.title");
});

test("a search finds texts of all entries, and leads to their fields", async () => {
  const { slug, title } = await first("people");
  const search = page.getByRole("searchbox", { name: "Search all texts" });
  const hits = page.locator(".hits a");
  await visit("");
  await search.fill(title.toUpperCase());
  await expect(hits.first()).toContainText(`People › ${title} › Name`);
  await hits.first().click();
  await expect.poll(focused).toBe("field.name");
  expect(page.url()).toContain(`people/${slug}/name`);
  await search.fill("nowhere in any text");
  await shows("Nothing has “nowhere in any text” in it.");
  await search.fill(title);
  const name = hits.filter({ hasText: `People › ${title} › Name` });
  await expect(name).toHaveCount(1);
  await editor.call("remove", { kind: "people", slug }, true, "leads-on");
  await visit("people");
  await expect(name).toHaveCount(0);
});

test("whoever changes a number or an address is told where the old one still stands", async () => {
  const ids = {
    company: { kind: "company", slug: "" },
    page: { kind: "notFound", slug: "" },
  } as const;
  const { value: company } = (await editor.call("openEntry", ids.company)) ?? {};
  const { phone, address } = company as { phone: { shown: string }; address: { street: string } };
  const local = phone.shown
    .replaceAll(/\D/g, "")
    .slice(-7)
    .replace(/(?=\d{4}$)/, " - ");
  const { value, version = "" } = (await editor.call("openEntry", ids.page)) ?? {};
  const texts = {
    heading: `Call ${local}`,
    title: `Or come to ${address.street}`,
    description: `A number of another country ends like it: +81 6 ${local}`,
  };
  await editor.call("save", ids.page, version, { ...value, ...texts });
  await visit("company");
  const found = page.locator("details", { hasText: "Texts that still say" }).getByRole("link");
  await page.locator('[id="field.phone.shown"]').fill("+49 421 7654321");
  await page.locator('[id="field.address.street"]').fill("Neue Gasse 100");
  await save();
  await expect(found.filter({ hasText: "Page not found ›" })).toHaveCount(2);
  await expect(found.first()).toBeInViewport();
  await found.filter({ hasText: "Heading" }).first().click();
  await expect.poll(focused).toBe("field.heading");
  await box("Heading").fill("Call somebody");
  await save();
  await saved();
  await visit("company");
  await expect(found.filter({ hasText: "Page not found ›" })).toHaveCount(1);
  await page.getByRole("button", { name: "Write “Neue Gasse 100” there" }).click();
  await expect(found.filter({ hasText: "Page not found ›" })).toHaveCount(0);
  const { value: now } = (await editor.call("openEntry", ids.page)) ?? {};
  expect(now?.["title"]).toBe("Or come to Neue Gasse 100");
});

test("whoever deletes somebody is told which texts have the name, and is where they were", async () => {
  const [{ slug, title }, id] = [await first("people"), { kind: "notFound", slug: "" } as const];
  const entry = await editor.call("openEntry", id);
  const value = { ...entry?.value, title: `Ask ${title} instead` };
  await editor.call("save", id, entry?.version ?? "", value);
  await visit("notFound");
  await visit(`people/${slug}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Page not found › /)).toBeVisible();
  await expect(dialog.getByText(`People › ${title} › Name`)).toHaveCount(0);
  await dialog
    .getByRole("button", { name: /[Dd]elete$/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
});

test("the menu and the list say where something is not saved", async () => {
  const { slug, title } = await first("people");
  const menu = page.getByRole("navigation").getByRole("link", { name: /^People/ });
  await visit(`people/${slug}`);
  await expect(menu).toHaveText("People");
  await box("City").pressSequentially("!");
  await expect(menu).toHaveText("PeopleNot saved");
  await page.keyboard.press("Backspace");
  await expect(menu).toHaveText("People");
  await page.keyboard.type("!");
  await visit("people");
  const row = page.locator(".rows li").filter({ hasText: title });
  await expect(row).toContainText("Not saved yet");
});

test("an opening is closed by a button: today is its last day", async () => {
  const { slug } = await first("jobs");
  await visit(`jobs/${slug}`);
  await page.getByLabel("Last day to apply").fill("2031-01-01");
  await page.getByRole("button", { name: "Close it today" }).click();
  await saved();
  const { today } = await editor.call("overview");
  await expect(page.getByLabel("Last day to apply")).toHaveValue(today);
  expect(readFileSync(fileOf("jobs", slug), "utf8")).toContain(today);
  await expect(page.getByRole("button", { name: "Close it today" })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("what somebody else has deleted is added anew by another Save", async () => {
  const { slug } = await first("people");
  await visit(`people/${slug}`);
  await box("City").fill("Not lost");
  await editor.call("remove", { kind: "people", slug }, true, "leads-on");
  await save();
  await shows(/^Somebody has deleted this meanwhile/);
  await save();
  await saved();
  expect(await editor.call("search", "Not lost")).toMatchObject([{ kind: "people" }]);
});

test("Enter gives an entry the address that was typed", async () => {
  await visit(`projects/${(await first("projects")).slug}`);
  await page.getByRole("button", { name: "Change the address" }).click();
  await page.getByLabel("Last part of the address").fill("entered");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/projects\/entered$/);
});

test("a place that uses an entry is opened there", async () => {
  const about = await editor.call("openEntry", { kind: "about", slug: "" });
  const named = about?.value?.["people"] as { members: string[] } | undefined;
  await visit(`people/${named?.members[0]}`);
  await page.getByRole("link", { name: /^About › People › People/ }).click();
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
  await expect.poll(focused).toMatch(/^field\.people\.members/);
  await expect(page.locator(":focus")).toBeInViewport();
});

test("what is opened is seen from its top, and a saved entry stays where it was", async () => {
  const top = () => page.locator(".work").evaluate((it) => it.scrollTop);
  await visit(`jobs/${(await first("jobs")).slug}`);
  await page.getByLabel("Last day to apply").scrollIntoViewIfNeeded();
  expect(await top()).toBeGreaterThan(300);
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "People" }).waitFor();
  await expect.poll(top).toBe(0);
  await page.getByRole("link", { name: "Add a person" }).click();
  for (const name of ["Name", "Role", "City"]) await box(name).fill("Scrolled");
  await box("Sentence").fill("I begin at the top.");
  await page.locator(".work").evaluate((it) => it.scrollTo(0, 40));
  await save();
  await page.waitForURL(/people\/scrolled$/);
  await saved();
  expect(await top()).toBe(40);
});

describe("on a phone, the page", () => {
  test("takes the place of the form, which stays as it was", async () => {
    page = await openPage({ width: 390, height: 844 });
    for (const path of ["", "home"]) {
      await visit(path);
      await page.getByRole("button", { name: "Show the page" }).click();
      const { x, width = 0, height = 0 } = (await page.locator(".page").boundingBox()) ?? {};
      expect([x, width], path).toEqual([0, 390]);
      expect(height, path).toBeGreaterThan(600);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      await expect(page.locator(".work")).toBeHidden();
      await page.getByRole("button", { name: "Back to the form" }).click();
      await expect(page.locator(".work")).toBeVisible();
    }
  });
});

describe("on a slow computer", () => {
  beforeEach(async () => {
    await visit("jobs/new");
    await box("Title").waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  });
  /** Presses as long as a finger or a mouse does, where the button is. */
  const add = async (): Promise<void> => {
    const button = page.getByRole("button", { name: "Add a requirement" });
    // Not below the row with Save.
    await button.evaluate((it) => it.scrollIntoView({ block: "center" }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await button.evaluate((it) =>
      addEventListener(
        "pointerdown",
        ({ target }) => it.toggleAttribute("data-pressed", it.contains(target as Node)),
        { capture: true, once: true },
      ),
    );
    await page.mouse.down();
    await new Promise((resolve) => setTimeout(resolve, 120));
    await page.mouse.up();
    // It had moved since it was looked for: a person would have seen that.
    if ((await button.getAttribute("data-pressed")) === null) await add();
  };
  const fields = () => page.getByRole("textbox", { name: /^Requirement \d/ });

  test("each press adds a field, although the one before is left empty", async () => {
    for (let count = 1; count <= 8; count += 1) {
      const checked = page.waitForResponse(/\/adviceOn$/);
      await add();
      await expect(fields()).toHaveCount(count);
      // What is wrong with the new field is known, and shown as soon as it is left.
      await checked;
      await expect.poll(focused).toBe(`field.requirements.${count - 1}`);
    }
  });

  test("whoever types at once types into the new field", async () => {
    for (let count = 1; count <= 4; count += 1) {
      await add();
      await page.keyboard.type("Awake at night");
      await expect(fields().last()).toHaveValue("Awake at night");
    }
  });
});

test("on a computer, in the dark theme, nothing is hard to read", async () => {
  await page.emulateMedia({ colorScheme: "dark" });
  const { slug } = await first("people");
  for (const path of ["people", `people/${slug}`]) {
    await visit(path);
    await page.reload();
    await page.locator("h1").waitFor();
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test("a person is added by keyboard alone", async () => {
  await visit("people");
  await page.getByRole("link", { name: "Add a person" }).focus();
  await page.keyboard.press("Enter");
  await box("Name").focus();
  const hideBox = "";
  for (const text of ["Key Board", hideBox, "Typist", "Oslo", "I never touch a mouse."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.getByRole("button", { name: "Save", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/people\/key-board$/);
  expect(readFileSync(fileOf("people", "key-board"), "utf8")).toContain("role: Typist");
});

test("with keys alone somebody is always somewhere, and Ctrl+S saves", async () => {
  await visit("people");
  await page.locator(".rows li").first().waitFor();
  for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Add a person" })).toBeFocused();
  const isSomewhere = () => page.evaluate(() => document.activeElement !== document.body);
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name, exact: true }).first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(isSomewhere, { message: String(name) }).toBe(true);
  };
  await page.locator(".rows li").first().waitFor();
  const moved = page.getByRole("button", { name: /^Move .* up$/ }).nth(1);
  const name = await moved.getAttribute("aria-label");
  await press(name ?? "");
  await shows("The order is saved");
  await expect(page.getByRole("button", { name: name ?? "" })).toBeFocused();
  await page.locator(".rows a").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await box("City").fill("Tromsø");
  await page.keyboard.press("Control+s");
  await saved();
  await expect(box("City")).toBeFocused();
  await press("Save");
  await saved();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();
  await press("Delete");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  await press("Delete");
  await page.locator("dialog[open] .danger").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "People" }).waitFor();
  await expect(page.getByRole("main")).toBeFocused();
});
