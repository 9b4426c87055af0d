import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument, stringify } from "yaml";
import { type Step, writeEntry } from "./step.ts";

/** Until 1.3.0 the company and the brand were JSON, which their own modules read. */
export const yamlEntries: Step = {
  version: "1.3.0",
  says: "The company and the brand are YAML, as all entries: content/company/index.yaml, content/brand/index.yaml",
  apply: async (content) => {
    const changed = await Promise.all(
      ["company", "brand"].map((name) => toYaml(join(content, name, "index"))),
    );
    return changed.includes(true);
  },
};

async function toYaml(file: string): Promise<boolean> {
  const before = `${file}.json`;
  const entry = parseDocument(await readFile(before, "utf8").catch(() => ""));
  if (entry.contents === null || entry.errors.length > 0 || existsSync(`${file}.yaml`))
    return false;
  await writeEntry(`${file}.yaml`, stringify(entry.toJS(), { lineWidth: 0 }));
  await rm(before);
  return true;
}
