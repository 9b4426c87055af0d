import { readFile, rename, stat } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import { type Step, writeEntry } from "./step.ts";

/**
 * Until 1.2.0 the texts of pages were called screens, the invitation at the foot of a page a closing, and the words after
 * the number of openings gates.
 */
export const namesOfPages: Step = {
  version: "1.2.0",
  says: "Texts of pages are in content/pages/; `closing` is called `invitation`, its drawings are in assets/invitations/; `gates` is `openingsCount`",
  apply: async (content) => {
    const moved = [
      await move(join(content, "screens"), join(content, "pages")),
      await move(join(content, "../assets/closings"), join(content, "../assets/invitations")),
    ];
    const files = globSync("{pages,technologies}/*/index.yaml", { cwd: content });
    const renamed = await Promise.all(files.map((file) => renameKeys(join(content, file))));
    return [...moved, ...renamed].includes(true);
  },
};

async function move(from: string, to: string): Promise<boolean> {
  const isThere = await stat(from).then(
    () => true,
    () => false,
  );
  if (isThere) await rename(from, to);
  return isThere;
}

async function renameKeys(file: string): Promise<boolean> {
  const text = await readFile(file, "utf8");
  const renamed = text
    .replace(/^closing(?=Drawing:|:)/gm, "invitation")
    .replace(/^ {2}gates(?=:$)/gm, "  openingsCount");
  if (renamed !== text) await writeEntry(file, renamed);
  return renamed !== text;
}
