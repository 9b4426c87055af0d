import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Step, writeEntry } from "./step.ts";

/** Until 1.1.0 all pages said that they are in English. */
export const companyLanguage: Step = {
  version: "1.1.0",
  says: "The company's entry names its language: English, as the pages were until now",
  apply: async (content) => {
    const file = join(content, "company/index.json");
    const { name, ...others } = JSON.parse(await readFile(file, "utf8"));
    if ("language" in others) return false;
    await writeEntry(file, `${JSON.stringify({ name, language: "en", ...others }, null, 2)}\n`);
    return true;
  },
};
