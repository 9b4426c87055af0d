import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { groups, readWords } from "./sentences.ts";

const root = join(import.meta.dirname, "../..");

/** Writes the sentences of the brand to .generated/words.ts, which pages import as `#words`. */
export async function writeWords(): Promise<void> {
  const folder = join(root, brandFolder);
  const company = JSON.parse(await readFile(join(folder, "content/company/index.json"), "utf8"));
  const { sentences } = await readWords(
    folder,
    (company as { language?: string }).language ?? "en",
  );
  const lines = groups.map(
    (group) => `export const ${group} = ${JSON.stringify(sentences[group])};\n`,
  );
  await writeFile(join(root, ".generated/words.ts"), lines.join(""));
}
