import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Names of unfinished files and folders begin so; nothing reads them, and git ignores them. */
export const unfinished = ".unfinished-";

/**
 * Writes a file, and its folder if need be. Whoever reads it meanwhile, or after whatever ends the program (a signal, a full
 * disk, the power), finds the old or the new one.
 * @param content or a function that writes it to the path which it is given
 * @param mode of the file
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array | ((draft: string) => Promise<void>),
  mode = 0o666,
): Promise<void> {
  const draft = join(dirname(file), unfinished + randomBytes(6).toString("hex"));
  await mkdir(dirname(file), { recursive: true });
  try {
    if (typeof content === "function") await content(draft);
    else await writeFile(draft, content, { flag: "wx", mode, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
