import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sitePolicy, withUpgrade } from "../../server/site/csp.ts";
import { commonHeaders, forever, hashedFiles, tlsHeaders } from "../../server/site/headers.ts";

// Cloudflare's limit for a line of `_headers`; Netlify has none as low.
const maxLine = 2000;

/**
 * Writes `_headers` and `_redirects` as Netlify and Cloudflare Pages read them, so that a static
 * host sends what the site's server would behind TLS.
 *
 * @param folder the built site, with flat pages (`about.html`)
 * @param provider origin the forms are sent to, "" for the site's own
 * @returns what the hosts would not take, one sentence each
 */
export async function writeStaticHostFiles(folder: string, provider: string): Promise<string[]> {
  const files = (await Array.fromAsync(glob("**/*.html", { cwd: folder }))).toSorted();
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const lines = headerLines(sitePolicy(pages, provider));
  await writeFile(join(folder, "_headers"), `${lines.join("\n")}\n`);
  await writeFile(join(folder, "_redirects"), redirects(files));
  return lines
    .filter((line) => line.length > maxLine)
    .map((line) => `_headers has a line of ${line.length} characters: ${line.trim().slice(0, 40)}`);
}

/**
 * The first rule holds for every answer, error pages included. No header is in both, because hosts
 * join the values of all rules that match. So who may embed a file is said of hashed files only:
 * everywhere, it would be said of share images as well, which are made for other sites.
 */
const headerLines = (policy: string): string[] => [
  "/*",
  ...named({
    ...commonHeaders,
    ...tlsHeaders,
    "Content-Security-Policy": withUpgrade(policy),
  }),
  `${hashedFiles}*`,
  ...named({ "Cache-Control": forever, "Cross-Origin-Resource-Policy": "same-origin" }),
];

const named = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

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
