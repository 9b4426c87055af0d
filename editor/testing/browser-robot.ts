import type { Locator, Page } from "@playwright/test";
import { pick, texts } from "./random-edit.ts";
import type { Editor } from "./start-editor.ts";

type Options = { editor: Editor; page: Page; random: () => number; edits: number };

/**
 * Edits entries at random as a person does: by typing and clicking in lists and forms, valid or not, then Save.
 * @returns what went wrong: an edit that left mistakes, was refused without naming a field, or broke the page
 */
export async function runInBrowser({ editor, page, random, edits }: Options) {
  const faults: string[] = [];
  const counts = { saved: 0, refused: 0 };
  page.on("pageerror", ({ message }) => faults.push(message));
  // Whoever leaves a form with unsaved text is not asked: the browser keeps it.
  page.on("dialog", (dialog) => void dialog.accept());
  for (let count = 1; count <= edits; count += 1) {
    const { kinds } = await editor.call("overview");
    const kind = pick(random, Object.keys(kinds));
    const entries = kinds[kind]?.entries ?? [];
    const slug = kinds[kind]?.isMany ? `/${pick(random, entries)?.slug ?? "new"}` : "";
    await page.goto(`${editor.url}/edit`);
    // What was refused before would be there again.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${editor.url}/edit#/${kind}${slug}`);
    if (!(await isThere(page.locator(".entry > form")))) {
      faults.push(`${kind}${slug} does not open: ${await page.locator("body").textContent()}`);
      break;
    }
    const did = `${count}: ${kind}${slug}: ${await edit(page, random)}`;
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const status = page.locator('.save [role="status"]');
    await status.getByText(/^(?:Saved|Not saved:)/).waitFor();
    if ((await status.textContent()) === "Saved") counts.saved += 1;
    else {
      counts.refused += 1;
      const said = await page.locator(".issues li").allTextContents();
      if (said.length === 0 || said.some((it) => it.trim() === ""))
        faults.push(`${did}: refused without a reason`);
    }
    const wrong = await editor.mistakes();
    if (wrong.length > 0) {
      faults.push(`${did}: ${wrong.join("\n")}`);
      break; // whatever follows would be about the same
    }
  }
  return { faults, counts };
}

const isThere = (element: Locator) =>
  element.waitFor().then(
    () => true,
    () => false,
  );

/** One to three changes in an open form. @returns what was done */
async function edit(page: Page, random: () => number): Promise<string> {
  const done: string[] = [];
  for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
    // Only a choice of nine places; the file button would open a window of the system.
    const controls = page.locator(
      '.entry > form :is(textarea, select, input:not([type="file"]), .tool, fieldset.list > button):visible:enabled',
    );
    const all = await controls.all();
    if (all.length > 0) done.push(await operate(pick(random, all), random));
  }
  return done.join("; ");
}

async function operate(control: Locator, random: () => number): Promise<string> {
  const [tag, type, id] = await control.evaluate((it) => [
    it.tagName,
    it.getAttribute("type") ?? "",
    it.id || (it.getAttribute("aria-label") ?? it.textContent),
  ]);
  if (tag === "SELECT") {
    const options = await control.locator("option").count();
    const index = Math.floor(random() * options);
    await control.selectOption({ index });
    return `${id} to its option ${index}`;
  }
  if (tag === "BUTTON" || type === "checkbox" || type === "radio") {
    await control.click({ force: true }); // a picture may be above one of its nine places
    return `click ${id}`;
  }
  const text = type === "date" || type === "color" ? other[type] : pick(random, texts);
  await control.fill(text);
  return `${id} to ${text.slice(0, 40)}`;
}

const other = { date: "2027-03-01", color: "#123456" };
