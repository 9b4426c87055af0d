import { join } from "node:path";
import { isLater } from "#tools/upgrade/versions.ts";
import { articlesPage } from "./articles-page.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { oneField } from "./one-field.ts";
import { plainChoices } from "./plain-choices.ts";
import type { Step } from "./step.ts";
import { yamlEntries } from "./yaml-entries.ts";

/** Since 1.2.0, before which no site can be upgraded; oldest first. */
const all: readonly Step[] = [yamlEntries, plainChoices, oneField, movedAddresses, articlesPage];

/**
 * Runs the steps of all versions after one.
 * @param brand absolute path of the brand's folder
 * @param before the version that the entries were made for
 * @returns a line for each step that changed something
 */
export async function applySteps(brand: string, before: string, steps = all): Promise<string[]> {
  const lines: string[] = [];
  for (const { version, says, apply } of steps)
    if (isLater(version, before) && (await apply(join(brand, "content"))))
      lines.push(`${version}: ${says}.`);
  return lines;
}

/**
 * Entries of any earlier version, as the present one reads them; what cannot be read stays as it is.
 * @param content absolute path of a folder with entries
 */
export async function bringUpToDate(content: string, steps = all): Promise<void> {
  for (const { apply } of steps) await apply(content).catch(() => false);
}
