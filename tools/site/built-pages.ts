import { glob } from "node:fs/promises";
import { retryPagePaths } from "../../contract/retry-page.ts";

/**
 * Addresses of every page of a built site: read from the files, so that none can be forgotten.
 * The pages with the server's tokens in them, and those of later days, are left out: nobody can ask for them.
 * @throws when there is no page
 */
export async function builtPages(siteDir: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const file of glob("**/*.html", { cwd: siteDir, exclude: ["later/**"] })) {
    const path = `/${file}`.replace(/\/index\.html$|\.html$/, "") || "/";
    if (!retryPagePaths.includes(path)) paths.push(path);
  }
  if (paths.length === 0) throw new Error(`There is no page in ${siteDir}: npm run build:served`);
  return paths.toSorted();
}
