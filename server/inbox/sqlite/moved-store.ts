import { globSync } from "node:fs";
import { basename } from "node:path";
import { storePath } from "./database.ts";

/** Says where messages are that were moved from a folder to a database (`npm run inbox move`); "" when none were. */
export function movedText(dataDir: string): string {
  const moved = globSync(`${basename(storePath(dataDir))}.moved-*`, { cwd: dataDir });
  const [file] = moved.toSorted().toReversed();
  return file === undefined
    ? ""
    : `What was in ${dataDir} moved to a database: set DATABASE_URL. Once it is back in the folder, delete ${file} there.`;
}
