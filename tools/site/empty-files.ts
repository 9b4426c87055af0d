import { glob, stat } from "node:fs/promises";
import { join } from "node:path";

/** @throws Error if a font, picture, page, style or script of a built site is empty: something ended while it was written */
export async function requireContents(folder: string): Promise<void> {
  const files = glob("**/*.{avif,css,html,ico,jpg,js,json,png,svg,webp,woff2}", { cwd: folder });
  const empty: string[] = [];
  for await (const file of files) if ((await stat(join(folder, file))).size === 0) empty.push(file);
  if (empty.length > 0)
    throw new Error(`Empty: ${empty.join(", ")}. Remove .generated/ and build again.`);
}
