import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, vi } from "vitest";
import { projectRoot } from "../journeys/support/server.ts";
import { freePort } from "../support/free-port.ts";

/* Edits a brand in the browser (npm run edit). */

/** Below the project, as the folder is by default. */
export const dataDir = "dist/test-data";

/** Runs the editor of the brand in the folder `copy` while `task` runs. */
export async function withEditor(copy: string, task: (url: string) => Promise<void>) {
  const port = await freePort();
  const editor = spawn(process.execPath, ["tools/dev.ts", "edit"], {
    cwd: projectRoot,
    // Without the test runner's environment variables, which would change the server's mode.
    env: {
      PATH: process.env["PATH"],
      PORT: `${port}`,
      BRAND_DIR: copy,
      DATA_DIR: join(projectRoot, dataDir),
    },
    stdio: "ignore",
  });
  const exited = once(editor, "exit");
  const url = `http://localhost:${port}`;
  try {
    await vi.waitFor(
      async () => expect((await fetch(`${url}/keystatic`)).status).toBe(200),
      startTimeout,
    );
    await task(url);
  } finally {
    editor.kill("SIGTERM");
    await exited;
  }
}

const startTimeout = { timeout: 120_000, interval: 200 };

/** A plain PNG. */
const screenshot = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: "#0b8a8f" } })
    .png()
    .toBuffer();

/** Adds a project with a picture, first with invalid values. @returns the validation messages */
export async function addProject(context: BrowserContext, url: string, copy: string) {
  const form = await openForm(context, `${url}/keystatic/collection/projects/create`);
  await fill(form, {
    Title: "Pier Booking",
    "Place in lists": "10",
    Description: "Too short.",
  });
  await form.getByLabel("Webanwendungen").check();
  await form.getByLabel("ReactJs").first().check();
  await form.getByLabel("NodeJs").first().check();
  await form.getByRole("checkbox", { name: /^Picture/ }).check();
  await drop(form, "small.png", await screenshot(600));
  await fill(form, { "What the picture shows": "A calendar of piers, two of them free on Friday" });
  await form.getByRole("button", { name: "Create" }).click();
  const messages = await form.getByRole("status").allTextContents();
  expect(existsSync(join(copy, "content/projects/pier-booking"))).toBe(false);

  await fill(form, {
    Description:
      "Skippers see which pier is free on Friday night, book a place in two taps and pay when they leave. The harbor office sees every boat on a single screen.",
  });
  await drop(form, "pier.png", await screenshot(1280));
  await form.getByRole("checkbox", { name: "A page of its own" }).check();
  await form
    .getByRole("textbox", { name: "Description" })
    .last()
    .fill("Skippers book a pier from the boat, and the harbor office sees every one of them.");
  await fill(form, {
    Problem:
      "Forty boats wanted the same nine places every Friday evening, and all of them called the one telephone in the harbor office. Whoever got through first had a place. The others circled in the dark until somebody waved. In July the office turned away boats although two piers stood empty, because nobody had told it that their owners were at sea until Sunday.",
    Built:
      "A calendar of piers that a skipper reads with wet hands. Owners mark the nights on which they are away, and the place is free at once. Whoever books it pays on leaving, with the card that opens the gate. The office has one large screen, with every boat where it lies, and a button for the places that it keeps for emergencies.",
    Result:
      "In the first summer every third night of an empty place was sold, which paid for the work before the leaves fell. Calls on a Friday went from ninety to eleven, most of them about the weather. The office closes at six now. Two neighboring harbors asked for the same calendar, and their skippers see all three of them together.",
  });
  for (const technology of ["ReactJs", "NodeJs"]) await form.getByLabel(technology).last().check();
  await save(form, "Create", join(copy, "content/projects/pier-booking/index.yaml"));
  return messages.filter(Boolean);
}

export async function addOpening(context: BrowserContext, url: string, copy: string) {
  const form = await openForm(context, `${url}/keystatic/collection/jobs/create`);
  await fill(form, {
    Title: "Boat Tester",
    "Place in lists": "7",
    Experience: "1+ years",
    Description: "You try each release on the water and bring home what has to change.",
    Summary: "Sail with the people who use the log book, from our Bremen office, two days a week.",
    Team: "A captain and a designer.",
  });
  await add(form, "Countries", ["Norway", "Sweden"]);
  const requirements = ["Sails", "Writes", "Listens", "Draws", "Swims"];
  await add(
    form,
    "Requirements",
    requirements.map((it) => `${it} every week`),
  );
  await add(form, "First months", ["You sail.", "You write it down.", "You lead a test."]);
  await fillDay(form, "Date posted", "11022026");
  await fillDay(form, "Valid through", "02282031");
  await save(form, "Create", join(copy, "content/jobs/boat-tester/index.yaml"));
}

/** Opens a project, changes its description and changes it back, saving each time. */
export async function changeAndChangeBack(context: BrowserContext, form: string, file: string) {
  let before = "";
  for (const change of [(text: string) => `${text}x`, () => before]) {
    const page = await openForm(context, form);
    const box = page.getByRole("textbox", { name: "Description" }).first();
    before ||= await box.inputValue();
    await box.fill(change(await box.inputValue()));
    await save(page, "Save", file);
  }
}

async function openForm(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page
    .getByRole("button", { name: /^(?:Save|Create)$/ })
    .waitFor({ timeout: startTimeout.timeout });
  await page.waitForLoadState("networkidle");
  return page;
}

async function fill(form: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await form.getByRole("textbox", { name }).first().fill(value);
}

/** Types a date into its three segments. */
async function fillDay(form: Page, name: string, digits: string) {
  await form.getByLabel(name).focus();
  await form.keyboard.type(digits);
}

async function add(form: Page, list: string, texts: string[]) {
  for (const text of texts) {
    await form.getByRole("group", { name: list }).getByRole("button", { name: "Add" }).click();
    const dialog = form.getByRole("dialog");
    await dialog.getByRole("textbox").fill(text);
    await dialog.getByRole("button", { name: "Add" }).click();
    await dialog.waitFor({ state: "detached" });
  }
}

/** Drops a file on the form's drop zone. */
async function drop(form: Page, name: string, bytes: Buffer) {
  const dataTransfer = await form.evaluateHandle(
    ([file, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.fromBase64(base64)], file));
      return transfer;
    },
    [name, bytes.toString("base64")] as const,
  );
  await form.getByText("Or drop a file here.").first().dispatchEvent("drop", { dataTransfer });
  await form.getByRole("img").first().waitFor();
}

/** Saves, waits until the file has changed and closes the form. */
async function save(form: Page, button: "Create" | "Save", file: string) {
  const text = () => readFile(file, "utf8").catch(() => "");
  const before = await text();
  await form.getByRole("button", { name: button }).click();
  // Empty while it is being written.
  await vi.waitFor(async () => expect(["", before]).not.toContain(await text()), {
    timeout: 20_000,
  });
  await form.close();
}
