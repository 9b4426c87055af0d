import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Step, writeEntry } from "./step.ts";

/** Since 1.3.0 old addresses are led on by an entry, which the editor shows as soon as it is there. */
export const movedAddresses: Step = {
  version: "1.3.0",
  says: "Old addresses can lead to new ones: content/moved/index.yaml",
  apply: async (content) => {
    const file = join(content, "moved/index.yaml");
    // What is no brand has no company.
    if (existsSync(file) || !existsSync(join(content, "company/index.yaml"))) return false;
    await mkdir(dirname(file), { recursive: true });
    await writeEntry(file, "addresses: []\n");
    return true;
  },
};
