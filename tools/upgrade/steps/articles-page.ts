import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Step, writeEntry } from "./step.ts";

const page = "pages/articles/index.yaml";
const template = join(import.meta.dirname, "../../new-brand/template/content", page);

/** Since 1.3.0 there can be articles, whose page has texts of its own. */
export const articlesPage: Step = {
  version: "1.3.0",
  says: "Articles have a page as soon as there are any: content/pages/articles/index.yaml",
  apply: async (content) => {
    const file = join(content, page);
    // What is no brand has no company.
    if (existsSync(file) || !existsSync(join(content, "company/index.yaml"))) return false;
    await mkdir(dirname(file), { recursive: true });
    await writeEntry(file, await readFile(template, "utf8"));
    return true;
  },
};
