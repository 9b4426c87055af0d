import { cp, glob, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFiles } from "../../tools/site/compress.ts";

const script = /<script\b([^>]*)>[\s\S]*?<\/script\s*>/gi;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi;

/** The same page with no code in it. JSON-LD is data and stays. */
export function stripScripts(html: string): string {
  return html
    .replace(modulePreload, "")
    .replace(script, (tag, attributes: string) =>
      /application\/ld\+json/i.test(attributes) ? tag : "",
    );
}

/**
 * A copy of a built site whose pages have no scripts, compressed as the build compresses. The
 * same server serves it, so headers, policies and encodings are alike.
 * @returns the folder, and what removes it
 */
export async function copyWithoutScripts(siteDir: string) {
  const dir = await mkdtemp(join(tmpdir(), "without-scripts-"));
  const pages = join(dir, "pages");
  const copy = join(dir, "site");
  await cp(siteDir, copy, { recursive: true });
  for await (const file of glob("**/*.html", { cwd: siteDir })) {
    const stripped = stripScripts(await readFile(join(siteDir, file), "utf8"));
    await cp(join(siteDir, file), join(pages, file)); // makes the folders
    await writeFile(join(pages, file), stripped);
  }
  await compressFiles(pages);
  await cp(pages, copy, { recursive: true });
  return { dir: copy, remove: () => rm(dir, { recursive: true, force: true }) };
}
