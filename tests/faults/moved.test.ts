/*
 * Proves that the old addresses of a site lead to the new ones, or are gone, wherever it is served: by its own server, by the hosts whose
 * own packages this test installs, and by Debian's nginx and Caddy, which are skipped where they are not installed.
 */
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFactsPath } from "#contract/site-facts.ts";
import { serving } from "#server/testing/serving.ts";
import { files } from "#server/testing/site.ts";
import { folderOf } from "#server/testing/temp.ts";
import { loadSite } from "#server/site/load.ts";
import { moveFaults, movedOf } from "#content/rules/moves.ts";
import { moved as schema } from "#content/schemas/moved.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { runCaddy } from "#tests/support/faults/caddy.ts";
import { runNginx } from "#tests/support/faults/nginx.ts";
import { installed } from "#tests/support/faults/packages.ts";
import { builtStatic, runPages } from "#tests/support/faults/pages.ts";
import { findProgram } from "#tools/browsers.ts";
import { readList } from "#tools/moved/read-list.ts";

/** What an older site left, as a spreadsheet writes it. */
const list = `Alte Adresse;Neue Adresse
https://www.alt.example/index.php;/
/ueber-uns.html;/about
/über-uns/;/about
/%C3%BCber-uns/team;/about#people
/blog/2019/03/hello-world/;/about
/category/news/page/2;/about
/wp-content/uploads/Preisliste 2018.pdf;/services
/Leistungen;/services
/leistungen/;/services
/leistungen/apps.aspx;/services#apps
/en/services.jsp;/services
/kontakt.php;/contact
/contact-us;/contact
/kontakt/impressum.html;/contact#imprint
/~meier/cv.htm;/about
"/a,b;c=1&d@e(f)'g'!+h";/about
"/quoted;and/split";/about
/日本語;/about
/kontakt%2Cneu/maß%20%26%20gut%2b;/contact
/café/%c3%bc;/about/#people
/old/chain;/older/chain
/older/chain;/contact
`;
const moves = [
  ...readList(Buffer.from(list)).listed.map(({ from, to = "" }) => ({ from, to })),
  { from: "/kunde,x/über", to: "gone" },
  { from: "/kunde", to: "/kunde,x/über/" },
];
const pages = new Set(["/", "/about", "/services", "/contact"]);

/** What is asked for, and where it leads; with a slash at the end, what follows a `?`, and in other spellings. */
const asked = Object.entries(movedOf(moves)).flatMap(([from, to]) => {
  if (to === null) return [];
  const [page = "", place = ""] = to.split(/(?=#)/);
  const path = encodeURI(from);
  const escaped = from.split("/").map(encodeURIComponent).join("/");
  return [
    ...[path, `${path}/`, escaped, encodeURI(from.normalize("NFD"))].map((it) => [it, to] as const),
    [escaped.replaceAll(/%../g, (it) => it.toLowerCase()), to],
    [`${path}?page=2&q=%C3%BC`, `${page}?page=2&q=%C3%BC${place}`],
  ] as const;
});

const staticSite = () => builtStatic(movedOf(moves));

const gone = ["/kunde", "/kunde/?page=2", "/kunde,x/%C3%BCber", "/kunde%2cx/%c3%bcber/"];
const others = { "/about": "200", "/nope": "404", "/KONTAKT.PHP": "404" };

/** What a server answers to each address, such as "308 /about". */
async function answersOf(origin: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const path of [...asked.map(([it]) => it), ...gone, ...Object.keys(others)]) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const { status, headers } = answer;
    answers[path] = `${status} ${headers.get("location") ?? ""}`.trim();
    if (status === 410) expect(await answer.text(), path).toContain("nothing");
  }
  return answers;
}

/** @param status with which a host leads on @param goneStatus of what is gone */
const expected = (status: number, goneStatus = 410) => ({
  ...Object.fromEntries(gone.map((path) => [path, String(goneStatus)])),
  ...Object.fromEntries(asked.map(([path, to]) => [path, `${status} ${to}`])),
  ...others,
});

test("the list has 24 addresses without a fault", () => {
  expect(moves).toHaveLength(24);
  expect(schema.safeParse({ addresses: moves }).error).toBeUndefined();
  expect(moveFaults(moves, pages)).toEqual([]);
});

test("by the site's own server", async () => {
  const facts = { timeZone: "UTC", locations: [], openings: [], moved: movedOf(moves) };
  const site = await loadSite(folderOf({ ...files, [siteFactsPath]: JSON.stringify(facts) }));
  const { url } = await serving({ site });
  expect(await answersOf(url)).toEqual(expected(308));
});

test("by Cloudflare Pages", async () => {
  expect(await answersOf(await runPages(await staticSite()))).toEqual(expected(301, 404));
});

test("Netlify reads every line", async () => {
  const { load } = await installed("@netlify/redirect-parser@15.0.4");
  type Redirect = { from: string; to: string; status: number; force: boolean };
  const { parseAllRedirects } = (await load("@netlify/redirect-parser")) as {
    parseAllRedirects: (options: object) => Promise<{ redirects: Redirect[]; errors: unknown[] }>;
  };
  const read = await parseAllRedirects({
    configRedirects: [],
    minimal: true,
    redirectsFiles: [join(await staticSite(), "_redirects")],
  });
  expect(read.errors).toEqual([]);
  const led = read.redirects.filter(({ status }) => status === 301);
  for (const [path, to] of asked.filter(([it]) => !it.includes("?")))
    expect(led).toContainEqual(expect.objectContaining({ from: path, to, force: false }));
  // The first match counts: not-found pages come after them.
  expect(read.redirects.slice(0, led.length)).toEqual(led);
});

test.runIf(findProgram("nginx"))("by nginx", async () => {
  const [folder, port] = [await staticSite(), await freePort()];
  const nginx = runNginx(`server {
    listen 127.0.0.1:${port}; root ${folder}; include ${folder}/_moved.nginx.conf;
    location / { try_files $uri $uri.html =404; }
  }`);
  const origin = `http://127.0.0.1:${port}`;
  await untilStarted(nginx, () => fetch(`${origin}/about`));
  expect(await answersOf(origin)).toEqual(expected(308));
});

test.runIf(findProgram("caddy"))("by Caddy", async () => {
  const [folder, origin] = [await staticSite(), `http://127.0.0.1:${await freePort()}`];
  const caddy = runCaddy(`{
	admin off
}
${origin} {
	import ${folder}/_moved.caddyfile
	root * ${folder}
	try_files {path} {path}.html
	file_server
	handle_errors {
		try_files /404.html
		file_server
	}
}`);
  await untilStarted(caddy, () => fetch(`${origin}/about`));
  expect(await answersOf(origin)).toEqual(expected(308));
});
