import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sitePolicy, withUpgrade } from "../../server/site/csp.ts";
import { commonHeaders, forever, hashedFiles, tlsHeaders } from "../../server/site/headers.ts";

/**
 * Writes `_headers` and `_redirects` as Netlify and Cloudflare Pages read them, so that a static
 * host sends what the site's server would behind TLS.
 * @param folder the built site, with flat pages (`about.html`)
 * @param provider origin the forms are sent to, "" for the site's own
 */
export async function writeStaticHostFiles(folder: string, provider: string): Promise<void> {
  const files = (await Array.fromAsync(glob("**/*.html", { cwd: folder }))).toSorted();
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  await writeFile(join(folder, "_headers"), headerRules(sitePolicy(pages, provider)));
  await writeFile(join(folder, "_redirects"), redirects(files));
}

/**
 * The first rule holds for every answer, error pages included. No header is in both, because hosts
 * join the values of all rules that match. So who may embed a file is said of hashed files only:
 * everywhere, it would be said of share images as well, which are made for other sites.
 */
const headerRules = (policy: string) =>
  rule("/*", { ...commonHeaders, ...tlsHeaders, "Content-Security-Policy": withUpgrade(policy) }) +
  rule(`${hashedFiles}*`, {
    "Cache-Control": forever,
    "Cross-Origin-Resource-Policy": "same-origin",
  });

const rule = (paths: string, headers: Record<string, string>) =>
  [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Error pages of folders that have their own. Cloudflare finds them by itself and passes over
 * these lines. Trailing slashes need no rule: hosts that drop them do so for `about.html`, and on
 * Netlify a rule that differs by its slash alone would match itself.
 */
const redirects = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith("/404.html"))
    .map((file) => `/${file.replace(/404\.html$/, "*")} /${file} 404\n`)
    .join("");
