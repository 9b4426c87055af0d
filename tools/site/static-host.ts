import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Moved } from "#contract/moved.ts";
import { sitePolicy, withUpgrade } from "#server/site/csp.ts";
import { commonHeaders, forever, hashedFiles, tlsHeaders } from "#server/site/headers.ts";
import {
  caddyFile,
  movedForCaddy,
  movedForHosts,
  movedForNginx,
  nginxFile,
} from "./moved-files.ts";

/** Of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/); Netlify names none. */
const longestLine = 2000;

/**
 * Writes `_headers` and `_redirects` for Netlify and Cloudflare Pages, which then send the same headers as the
 * site's server behind TLS, lines for web servers of one's own, and `.nojekyll`, without which GitHub Pages leaves out
 * `_astro/` and `.well-known/`.
 * @param folder the built site, with flat pages (`about.html`)
 * @param moved addresses that lead to others
 * @param provider origin that the forms are sent to, "" for the site's own
 */
export async function writeStaticHostFiles(
  folder: string,
  provider: string,
  moved: Moved = {},
): Promise<void> {
  const files = (await Array.fromAsync(glob("**/*.html", { cwd: folder }))).toSorted();
  const pages = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const rules = headerRules(sitePolicy(pages, provider));
  const longest = Math.max(...rules.split("\n").map((line) => line.length));
  if (longest > longestLine)
    console.warn(
      `Cloudflare Pages ignores the Content-Security-Policy of _headers: its line has ${longest} characters, and at most ${longestLine} are read. Pages with fewer different inline scripts make it shorter.`,
    );
  await writeFile(join(folder, "_headers"), rules);
  await writeFile(join(folder, "_redirects"), movedForHosts(moved) + redirects(files));
  await writeFile(join(folder, nginxFile), movedForNginx(moved));
  await writeFile(join(folder, caddyFile), movedForCaddy(moved));
  await writeFile(join(folder, ".nojekyll"), "");
}

/**
 * The first rule matches every response, error pages included. Hosts join the values of all matching rules, so no
 * header is in both. Cross-Origin-Resource-Policy is limited to hashed files because other sites embed share images.
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
 * Error pages of folders that have their own. Cloudflare finds them without these lines and ignores them. Trailing
 * slashes need no rule: hosts strip them for `about.html`, and on Netlify a rule that only adds or removes a slash
 * matches itself.
 */
const redirects = (files: readonly string[]): string =>
  files
    .filter((file) => file.endsWith("/404.html"))
    .map((file) => `/${file.replace(/404\.html$/, "*")} /${file} 404\n`)
    .join("");
