import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#contract/form-endpoint.ts";
import { applicationRetryPath, referenceToken, retryPagePath } from "#contract/retry-page.ts";
import { siteFactsPath } from "#contract/site-facts.ts";
import { ask } from "#server/testing/ask.ts";
import { eventually } from "#tests/support/patience.ts";
import { rawMessage } from "#server/testing/forms.ts";
import { rows } from "#server/testing/rows.ts";
import { rawConnection, serving } from "#server/testing/serving.ts";
import { asked, files, home, page, site } from "#server/testing/site.ts";
import { folderOf } from "#server/testing/temp.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { closedPolicy } from "./csp.ts";
import { loadSite } from "./load.ts";
import { countNotFound } from "./not-found.ts";
import { isFound } from "./serve.ts";

const pages = {
  "200 home": "/",
  "200 contact": "/contact /contact?x=%zz",
  "200 about": "/about",
  "200 services": "/services/web-development /services/any%20thing",
  "404 no project": "/portfolio/nope /portfolio/nope/a /portfolio/404 /portfolio/404.html",
  "404 no opening": `/careers/404 /careers/404.html ${applicationRetryPath}`,
  "404 nothing":
    "/nope /nope/ /services/a/b /404 /404.html /%zz /%ff%00 /__proto__ " +
    `${retryPagePath} ${retryPagePath}/ ${retryPagePath}/index.html ${retryPagePath}.html ` +
    "/contact/./retry /%63ontact/retry /contact%2fretry /..%2f..%2fetc/passwd " +
    "//evil.example/ //evil.example/..//contact/",
  "404 undefined": "/apple-touch-icon-precomposed.png /index.html.br /wp-login.php /share/gone.png",
  "308 /contact": "/contact/ /contact// /contact/index.html",
  "308 /contact?job=a%20b&c": "/contact/?job=a%20b&c",
  "308 /": "/index.html",
  "308 /about": "/about.html",
  "308 /services/x%20%E2%82%AC": "/services/x%20%E2%82%AC/",
  "308 /services/%2f%2fx": "/services/%2f%2fx/",
  "308 /services/%25%252f%3fx": "/services/%25%252f%3fx/",
};
test.for(rows(pages))("answers %s with %s", async ([path, expected]) => {
  expect(titled(await asked(path))).toBe(expected);
});
const titled = ({ status, headers, text }: Awaited<ReturnType<typeof asked>>) =>
  `${status} ${headers.location ?? /<title>(.*)<\/title>/.exec(text)?.[1]}`;

test("the page after success shows a reference, and nothing else that an address has", async () => {
  const sent = `<p>Thanks <span hidden="" class="x">Reference: ${referenceToken}</span></p>`;
  const built = await loadSite(folderOf({ ...files, "contact/sent.html": sent }));
  const { url } = await serving({ site: built });
  const shown = async (query: string) => (await ask(`${url}/contact/sent${query}`)).text;
  expect(await shown("?reference=7KMP2XWA")).toBe(
    '<p>Thanks <span class="x">Reference: 7KMP2XWA</span></p>',
  );
  for (const query of [
    "",
    "?reference=",
    "?reference=%3Cb%3Eevil",
    "?reference=7kmp2xwa",
    "?reference=$1$1$1$1",
  ])
    expect([query, await shown(query)]).toEqual([query, sent]);
});

test("pages that visitors asked for in vain are counted, and nothing else", async () => {
  const counted: string[] = [];
  const { url } = await serving({
    site: await loadSite(folderOf(files)),
    notFound: { add: (path) => counted.push(path), wanted: () => [] },
  });
  const visit = { "sec-fetch-mode": "navigate" };
  for (const path of ["/", "/nope", "/gone.png", "/a@b.example/x", "//evil.example/x"])
    await ask(url + path, visit);
  await ask(`${url}/scan`);
  expect(counted).toEqual(["/nope", "/.../x"]);
});

test("an HTML file of one's own answers by its very name", async () => {
  const facts = { timeZone: "UTC", locations: [], openings: [], ownFiles: ["/google1.html"] };
  const own = { "google1.html": "google-site-verification: google1.html" };
  const built = folderOf({ ...files, ...own, [siteFactsPath]: JSON.stringify(facts) });
  const { url } = await serving({ site: await loadSite(built) });
  expect(await ask(`${url}/google1.html`)).toMatchObject({
    status: 200,
    text: own["google1.html"],
  });
  expect(await ask(`${url}/about.html`)).toMatchObject({ status: 308 });
});

test("a visitor who follows a link to a missing file gets a page", async () => {
  expect(titled(await asked("/old/index.php", { accept: "text/html" }))).toBe("404 nothing");
});

const moved = {
  "/old.php": "/about",
  "/older.html": "/about",
  "/older": "/services",
  "/über uns": "/services#apps",
  "/services/old": "/",
  "/about": "/",
  "/client/case": null,
  "/services": null,
};
const places = {
  "308 /about": "/old.php /old.php/",
  "308 /about?page=2&q": "/old.php?page=2&q",
  "308 /services#apps": "/%C3%BCber%20uns /%c3%bcber%20uns/",
  "308 /services?q#apps": "/%C3%BCber%20uns?q",
  "308 /": "/services/old /services/old.html /services/old/index.html",
  "308 /about?a": "/older.html?a",
  "308 /services": "/older",
  // What is there does not move.
  "200 about": "/about",
  "200 services": "/services",
  "410 nothing": "/client/case /client/case/?q /client/case.html",
  "404 nothing": "/client /OLD.php/a /__proto__",
};
test.for(rows(places))("%s, which has moved, answers %s", async ([path, expected]) => {
  const facts = { timeZone: "UTC", locations: [], openings: [], moved };
  const built = folderOf({ ...files, [siteFactsPath]: JSON.stringify(facts) });
  const { url } = await serving({ site: await loadSite(built) });
  expect(titled(await ask(url + path))).toBe(expected);
});

test("a picture that no build has any more is gone", async () => {
  const { url } = await serving({ site: await loadSite(folderOf(files)) });
  const gone = ["/_astro/client-480.DO5d-_dS.avif", "/_astro/1.yDN-_CJr.svg", "/share/client.jpg"];
  for (const path of gone) {
    const { status, text, headers } = await ask(url + path);
    expect([status, text, headers["cache-control"]], path).toEqual([
      410,
      "There is nothing at this address.",
      "no-cache",
    ]);
  }
  const others = ["/_astro/menu.DO5d-_dS.js", "/_astro/client.avif", "/client.DO5dG7dS.avif"];
  for (const path of others) expect((await ask(url + path)).status, path).toBe(404);
});

test("what visitors ask for three times and do not find is told, and nothing that could be a person's", async () => {
  let site = await loadSite(folderOf(files));
  const notFound = countNotFound((path) => isFound(site, path));
  const env = { TRUST_PROXY: "X-Real-IP" };
  const { url } = await serving({ site: () => site, notFound, env });
  const told = (headers = {}) => ask(`${url}/not-found.json`, headers);
  const visit = { "sec-fetch-mode": "navigate" };
  const visits = [
    "/old",
    "/old",
    "/old",
    "/old.php?a=1",
    "/old.php",
    "/old.php",
    "/once",
    "/about",
  ];
  for (const path of visits) await ask(url + path, visit);
  for (const path of ["/a@b.example", "/AbCdEfGhIjKlMnOpQrStUvWx", "/picture.png"])
    for (let times = 0; times < 3; times += 1) await ask(url + path, visit);
  expect(JSON.parse((await told()).text)).toEqual([
    { path: "/old", visits: 3 },
    { path: "/old.php", visits: 3 },
  ]);
  // To no visitor: those come through the proxy.
  expect((await told({ "x-real-ip": "192.0.2.1" })).status).toBe(404);
  site = await loadSite(folderOf({ ...files, "old.html": "there again" }));
  expect(notFound.wanted()).toEqual([{ path: "/old.php", visits: 3 }]);
  const facts = { timeZone: "UTC", locations: [], openings: [], moved: { "/old.php": null } };
  site = await loadSite(folderOf({ ...files, [siteFactsPath]: JSON.stringify(facts) }));
  expect(notFound.wanted()).toEqual([{ path: "/old", visits: 3 }]);
});

test("many paths that nobody asks for again do not push out those that are wanted", () => {
  const notFound = countNotFound();
  const wanted = [
    { path: "/old-b", visits: 4 },
    { path: "/old-a", visits: 3 },
  ];
  for (const { path, visits } of wanted)
    for (let times = 0; times < visits; times += 1) notFound.add(path);
  for (let probe = 0; probe < 5_000; probe += 1) notFound.add(`/wp-${probe}`);
  expect(notFound.wanted()).toEqual(wanted);
});

test("an opening's page is gone when its last day has ended where the job is, and one without a page, too", async () => {
  const facts = {
    timeZone: "UTC",
    locations: [],
    openings: [
      { title: "Tea taster", page: "/careers/tea-taster", lastSecond: "2026-12-31T23:59:59-12:00" },
      { title: "Salt miner", page: "/careers/salt-miner", lastSecond: "2027-01-31T23:59:59-08:00" },
    ],
  };
  const built = folderOf({
    ...files,
    "careers/salt-miner.html": page("salt"),
    [siteFactsPath.slice(1)]: JSON.stringify(facts),
  });
  const { clock, pass } = testRuntime("2027-02-01T07:59:59.900Z");
  const { url } = await serving({ site: await loadSite(built), clock });
  const seen = (path: string) => ask(url + path).then(titled);
  expect(await seen("/careers/salt-miner")).toBe("200 salt");
  expect(await seen("/careers/tea-taster/")).toBe("410 no opening");
  await pass(100);
  expect(await seen("/careers/salt-miner")).toBe("410 no opening");
  expect(await seen("/careers/sugar-boiler")).toBe("404 no opening");
});

const longPaths = ["/".repeat(15_000), "/a".repeat(7500), "/%e4".repeat(3500)];
test.for(longPaths)("a long path costs little processor time", async (path) => {
  const ask = await site();
  const started = process.cpuUsage();
  for (let i = 0; i < 20; i += 1) expect((await ask(`${path}/a`)).status).toBe(404);
  // Of the processor, not of the clock. Usually some ms; scanning a path of slashes once took 324 ms for each.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

test.for<[accept: string, encoding?: "br" | "gzip", path?: string, page?: string]>([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.1, gzip", "br", "/nope", page("nothing")],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0, gzip;q=0"],
  [""],
])("Accept-Encoding %o gets %s", async ([accept, encoding, path = "/", page = home]) => {
  const { headers, body } = await asked(path, { "accept-encoding": accept });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-length": `${body.length}` });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  expect((encoding ? decode[encoding](body) : body).toString()).toBe(page);
});

const kinds = {
  "text/html; charset=utf-8|public, max-age=60, no-transform|same-origin": "/ /about",
  "text/html; charset=utf-8|no-cache|same-origin": "/nope /careers/nope",
  "text/javascript; charset=utf-8|public, max-age=31536000, immutable|same-origin": "/_astro/a.js",
  "image/svg+xml; charset=utf-8|public, max-age=3600|same-origin": "/logo.svg",
  "text/plain; charset=utf-8|public, max-age=3600|same-origin": "/.well-known/security.txt",
  "image/png|public, max-age=3600|cross-origin": "/share/home.png",
};
test.for(rows(kinds))("%s has type, caching and resource policy %s", async ([path, expected]) => {
  const { headers } = await asked(path);
  const names = ["content-type", "cache-control", "cross-origin-resource-policy"];
  expect(names.map((name) => String(headers[name])).join("|")).toBe(expected);
});

test("answers 304 to a matching ETag, which is one per encoding", async () => {
  const ask = await site();
  const br = { "accept-encoding": "br" };
  const etag = (await ask("/", br)).headers.etag ?? "";
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await ask("/", { ...br, "if-none-match": tag });
    expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([304, etag, 0]);
  }
  expect((await ask("/", { ...br, "if-none-match": '"other"' })).status).toBe(200);
  expect((await ask("/", { "if-none-match": etag })).status).toBe(200);
  expect((await ask("/nope", { "if-none-match": "*" })).status).toBe(404);
});

test("a page has a policy with the hashes of its inline code", async () => {
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  const withHashes = (...codes: string[]) => ["'self'", ...codes.map(hash).toSorted()].join(" ");
  const policy = (scripts: string[], styles: string[]) =>
    `default-src 'none'; script-src ${withHashes(...scripts)}; ` +
    `style-src ${withHashes(...styles)}; img-src 'self'; font-src 'self'; ` +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "manifest-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
  const ask = await site();
  const own = async (path: string) => (await ask(path)).headers["content-security-policy"];
  expect(await own("/")).toBe(policy(["theme"], ["a>b{}"]));
  expect(await own("/about")).toBe(policy(["theme", "{}", '"<style>"'], ["b{}\n"]));
  for (const path of ["/contact", "/nope", "/careers/nope"])
    expect(await own(path)).toBe(policy([], []));
});

const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": closedPolicy,
};

const answers = {
  "200 undefined": "HEAD/logo.svg GET/healthz GET/readyz POST/healthz",
  "204 POST, OPTIONS": `OPTIONS${sendFormPath}`,
  "308 undefined": "GET/contact/",
  "404 undefined": "PUT/nope OPTIONS/nope",
  "405 GET, HEAD": "POST/ PUT/contact DELETE/about OPTIONS/logo.svg",
  "405 POST, OPTIONS": `GET${sendPath} DELETE${sendFormPath}`,
  "415 undefined": `POST${sendPath}`,
};
test.for(rows(answers))("answers %s: %s and every security header", async ([what, expected]) => {
  const [, method, path = ""] = /^([A-Z]+)(.*)/.exec(what) ?? [];
  const { status, headers } = await asked(path, {}, method);
  expect(`${status} ${headers.allow}`).toBe(expected);
  expect(headers).toMatchObject(common);
  for (const name of ["set-cookie", "access-control-allow-origin", "strict-transport-security"])
    expect(headers).not.toHaveProperty(name);
});

const pageHead = "GET / HTTP/1.1\r\n";
test.for([
  ["a message to a Host of five numbers", rawMessage.replace("Host: a", "Host: 1.2.3.4.5"), 400],
  ["two Hosts", `${pageHead}Host: a\r\nHost: a\r\n\r\n`, 400],
  ["HTTP/1.0 without Host", "GET /healthz HTTP/1.0\r\n\r\n", 200],
] as const)("answers %s with every security header", async ([, bytes, status]) => {
  const { port, logged, kept } = await serving();
  const raw = await rawConnection(port, bytes);
  await eventually(() => expect(raw.text()).toContain("\r\n\r\n"));
  expect(raw.text()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = raw.text().matchAll(/^([\w-]+): (.*)\r$/gm);
  const lowered = [...headers].map(([, name = "", value]) => [name.toLowerCase(), value] as const);
  expect(Object.fromEntries(lowered)).toMatchObject(common);
  expect(JSON.stringify(logged)).not.toMatch(/error|failed/i);
  expect(await kept()).toEqual([]);
});

test.for<[proto: string, client: string, tls: boolean, trusted?: string]>([
  ["https", "192.0.2.1", true],
  ["http, HTTPS", "unknown, 2001:db8::1", true],
  ["https, http", "192.0.2.1", false],
  ["httpsx", "192.0.2.1", false],
  ["https", "", false],
  ["https", "192.0.2.1, unknown", false],
  ["https", "192.0.2.1", false, ""],
])("X-Forwarded-Proto: %s from %s is TLS: %s", async ([proto, client, tls, trusted]) => {
  const ask = await site({ TRUST_PROXY: trusted ?? "X-Real-IP" });
  for (const path of ["/", "/logo.svg", "/contact/", "/healthz"]) {
    const { headers } = await ask(path, { "x-forwarded-proto": proto, "x-real-ip": client });
    expect(headers["strict-transport-security"]).toBe(tls ? "max-age=63072000" : undefined);
    const policy = String(headers["content-security-policy"]);
    expect(policy.includes("; upgrade-insecure-requests")).toBe(tls);
  }
});

test("pages tell how long entries are kept, as the settings say, or are not served", async () => {
  const settings = { message: 30, application: 7 };
  const built = (days: object) =>
    folderOf({ "index.html": "", [siteFactsPath]: JSON.stringify({ openings: [], days }) });
  expect((await loadSite(built(settings), settings)).facts?.days).toEqual(settings);
  await expect(loadSite(built({ ...settings, message: 90 }), settings)).rejects.toThrow(
    /for 90 days and applications for 7, not 30 and 7: .* build again\.$/,
  );
});

test("the days that a build of version 1.2 leaves out are filled in", async () => {
  const dir = folderOf({
    "index.html": "kept [[days:message]] and [[days:application]] days",
    "index.html.br": "old",
  });
  const { url } = await serving({ site: await loadSite(dir, { message: 30, application: 7 }) });
  expect(await ask(`${url}/`, { "accept-encoding": "br" })).toMatchObject({
    text: "kept 30 and 7 days",
  });
});
