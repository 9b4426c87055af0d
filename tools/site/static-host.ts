import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { closedPolicy, pagePolicy, withUpgrade } from "../../server/site/csp.ts";
import { commonHeaders, forever, resourcePolicy, tlsHeaders } from "../../server/site/headers.ts";
import { pageAddress } from "../../server/site/load.ts";

type Rule = { path: string; headers: Readonly<Record<string, string>> };

/** Cloudflare's limits for `_headers`; Netlify has none as low. */
const maxRules = 100;
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
  await addPolicyToErrorPages(folder, provider);
  const rules = await headerRules(folder, provider);
  const text = rules.map(({ path, headers }) => [path, ...linesOf(headers), ""].join("\n"));
  await writeFile(join(folder, "_headers"), text.join("\n"));
  await writeFile(join(folder, "_redirects"), await redirects(folder));
  const long = rules.filter(({ headers }) => linesOf(headers).some((it) => it.length > maxLine));
  return [
    ...(rules.length > maxRules
      ? [`_headers has ${rules.length} rules, of which Cloudflare reads ${maxRules}.`]
      : []),
    ...long.map(({ path }) => `_headers: a line of ${path} is longer than ${maxLine} characters.`),
  ];
}

/**
 * The headers of a static host, by path. No header is in two rules that match the same address,
 * except Content-Security-Policy: some hosts would join the values, and of two policies both hold.
 */
export async function headerRules(folder: string, provider: string): Promise<Rule[]> {
  const open = ["'self'", provider].filter(Boolean).join(" ");
  // For error pages, which come at any address: what their own <meta> policy cannot say, and more.
  const anywhere = `object-src 'none'; form-action ${open}; base-uri 'none'; frame-ancestors 'none'`;
  const rules: Rule[] = [
    {
      path: "/*",
      headers: {
        ...commonHeaders,
        ...tlsHeaders,
        "Content-Security-Policy": withUpgrade(anywhere),
      },
    },
    {
      path: "/assets/*",
      headers: {
        "Content-Security-Policy": withUpgrade(closedPolicy),
        "Cache-Control": forever,
        "Cross-Origin-Resource-Policy": resourcePolicy("/assets/"),
      },
    },
    {
      path: "/data/*",
      headers: { "Cross-Origin-Resource-Policy": resourcePolicy("/data/") },
    },
    {
      path: "/share/*",
      headers: { "Cross-Origin-Resource-Policy": resourcePolicy("/share/") },
    },
  ];
  for (const file of await pageFiles(folder)) {
    if (isErrorPage(file)) continue;
    const path = pageAddress(`/${file}`);
    const html = await readFile(join(folder, file), "utf8");
    rules.push({
      path,
      headers: {
        "Content-Security-Policy": withUpgrade(pagePolicy(html, provider)),
        "Cross-Origin-Resource-Policy": resourcePolicy(path),
      },
    });
  }
  return rules;
}

const linesOf = (headers: Rule["headers"]) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

const pageFiles = async (folder: string) =>
  (await Array.fromAsync(glob("**/*.html", { cwd: folder }))).toSorted();

const isErrorPage = (file: string) => /(?:^|\/)4\d\d\.html$/.test(file);

/** A host's rules name addresses, and an error page has none: its policy travels in it. */
async function addPolicyToErrorPages(folder: string, provider: string): Promise<void> {
  for (const file of (await pageFiles(folder)).filter(isErrorPage)) {
    const html = await readFile(join(folder, file), "utf8");
    const policy = pagePolicy(html, provider).replace(" frame-ancestors 'none';", "");
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    const head = '<meta charSet="utf-8"/>';
    if (!html.includes(head)) throw new Error(`${file} does not begin as known: no ${head}`);
    await writeFile(join(folder, file), html.replace(head, head + meta));
  }
}

/**
 * Error pages of folders that have their own. Cloudflare finds them by itself and passes over
 * these lines. Trailing slashes need no rule: hosts that drop them do so for `about.html`, and on
 * Netlify a rule that differs by its slash alone would match itself.
 */
async function redirects(folder: string): Promise<string> {
  const pages = (await pageFiles(folder)).filter((file) => file.endsWith("/404.html"));
  return pages.map((file) => `/${file.replace(/404\.html$/, "*")} /${file} 404\n`).join("");
}
