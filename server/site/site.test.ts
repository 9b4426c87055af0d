import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { retryPagePath } from "#contract/retry-page.ts";
import { testApp } from "../testing/app.ts";
import { folderOf, tempDir } from "../testing/temp.ts";
import { closedPolicy, sitePolicy } from "./csp.ts";
import { addSecurityHeaders } from "./headers.ts";
import { loadSite, SiteMissing } from "./load.ts";

const page = (name: string) => `<!doctype html><title>${name}</title>`;
const theme = "document.documentElement.classList.add('dark')";
const rules = '{"prerender":[{"where":{"href_matches":"/*"}}]}';
const home = `${page("home")}<script>${theme}</script><style>a{}</style>
<script type="application/ld+json">{"a":1}</script><script type="module" src="/_astro/a.js"></script>`;
const about = `${page("about")}<script>${theme}</script><style>b{}</style>
<script type="speculationrules">${rules}</script><script type="module">import "/_astro/a.js"</script>`;

const files = {
  "index.html": home,
  "index.html.br": brotliCompressSync(home),
  "index.html.gz": gzipSync(home),
  "404.html": page("nothing"),
  "404.html.br": brotliCompressSync(page("nothing")),
  "contact/index.html": page("contact"),
  "contact/retry/index.html": page("[[status]]"),
  "services/index.html": page("services"),
  "portfolio/index.html": page("portfolio"),
  "portfolio/404.html": page("no project"),
  "about.html": about,
  "careers.html": page("careers"),
  "careers/404.html": page("no opening"),
  "careers/tea-taster/410.html": page("closed"),
  "share/home.png": "png",
  "_astro/a.1f2e.js": "export {}",
  "_astro/a.1f2e.js.br": brotliCompressSync("export {}"),
  "logo.svg": "<svg/>",
  "robots.txt": "User-agent: *",
};

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { app } = testApp({ site: loadSite(folderOf(files)) });
  return app.request(`http://site.example${path}`, { headers, method });
}
const titled = async (answer: Response | Promise<Response>) =>
  /<title>(.*)<\/title>/.exec(await (await answer).text())?.[1];

describe("addresses", () => {
  test.for([
    ["/", 200, "home"],
    ["/contact", 200, "contact"],
    ["/contact?x=%zz", 200, "contact"],
    ["/about", 200, "about"],
    ["/services/web-development", 200, "services"],
    ["/services/any%20thing", 200, "services"],
    ["/services/a/b", 404, "nothing"],
    ["/nope", 404, "nothing"],
    ["/nope/", 404, "nothing"],
    ["/portfolio/nope", 404, "no project"],
    ["/portfolio/nope/deeper", 404, "no project"],
    ["/portfolio/404", 404, "no project"],
    ["/portfolio/404.html", 404, "no project"],
    ["/careers/tea-taster", 410, "closed"],
    ["/careers/tea-taster/", 410, "closed"],
    ["/careers/tea-taster/410", 404, "no opening"],
    ["/careers/tea-taster/410.html", 404, "no opening"],
    ["/careers/kite-maker", 404, "no opening"],
    ["/404", 404, "nothing"],
    ["/404.html", 404, "nothing"],
    [retryPagePath, 404, "nothing"],
    [`${retryPagePath}/`, 404, "nothing"],
    [`${retryPagePath}/index.html`, 404, "nothing"],
    ["/index.html.br", 404, "nothing"],
    ["/%zz", 404, "nothing"],
    ["/%ff%00", 404, "nothing"],
    ["/contact%2fretry", 404, "nothing"],
    ["/..%2f..%2fetc/passwd", 404, "nothing"],
    ["/__proto__", 404, "nothing"],
    ["//evil.example/", 404, "nothing"],
    ["//evil.example/..//contact/", 404, "nothing"],
  ] as const)("%s is %i", async ([path, status, title]) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await titled(answer)).toBe(title);
  });

  test.for([
    ["/contact/", "/contact"],
    ["/contact//", "/contact"],
    ["/contact/?job=a%20b&c", "/contact?job=a%20b&c"],
    ["/contact/index.html", "/contact"],
    ["/index.html", "/"],
    ["/about.html", "/about"],
    ["/services/x%20%E2%82%AC/", "/services/x%20%E2%82%AC"],
  ])("%s has moved to %s", async ([path = "", location]) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(location);
  });

  test("a folder without index.html is no site", () => {
    expect(() => loadSite(tempDir())).toThrow(SiteMissing);
    expect(() => loadSite("/nowhere/at/all")).toThrow(SiteMissing);
  });

  test.for(["POST", "PUT", "DELETE", "OPTIONS"])("%s is for reading only", async (method) => {
    const answer = await get("/contact", {}, method);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect((await get("/nope", {}, method)).status).toBe(404);
  });
});

describe("encodings", () => {
  test.for([
    ["gzip, deflate, br", "br"],
    ["gzip, br;q=0", "gzip"],
    ["*", "br"],
    ["identity", null],
    ["br;q=0, *;q=0", null],
    ["", null],
  ] as const)("%s gets %s", async ([accept, encoding]) => {
    const answer = await get("/", { "accept-encoding": accept });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(body.length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    expect((encoding ? decode[encoding](body) : body).toString()).toBe(home);
  });

  test("the not-found page is compressed too", async () => {
    const answer = await get("/nope", { "accept-encoding": "br" });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([404, "br"]);
  });
});

describe("caching", () => {
  test.for([
    ["/", "public, max-age=60"],
    ["/about/", "no-cache"],
    ["/nope", "no-cache"],
    ["/careers/tea-taster", "no-cache"],
    ["/_astro/a.1f2e.js", "public, max-age=31536000, immutable"],
    ["/_astro/gone.js", "no-cache"],
    ["/logo.svg", "public, max-age=3600"],
  ])("%s: %s", async ([path = "", expected]) => {
    expect((await get(path)).headers.get("cache-control")).toBe(expected);
  });

  test("a known copy is not sent again; another encoding is another copy", async () => {
    const etag = (await get("/", { "accept-encoding": "br" })).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]{20,}"$/);
    const again = (tag: string) => get("/", { "accept-encoding": "br", "if-none-match": tag });
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await again(tag);
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
      expect(answer.headers.get("etag")).toBe(etag);
    }
    expect((await again('"other"')).status).toBe(200);
    expect((await get("/", { "if-none-match": etag })).status).toBe(200);
    expect((await get("/nope", { "if-none-match": "*" })).status).toBe(404);
  });

  test("HEAD says what GET would", async () => {
    const [head, whole] = [await get("/", {}, "HEAD"), await get("/")];
    expect(await head.text()).toBe("");
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(home)));
  });
});

test.for([
  ["/", /^text\/html; charset=utf-8$/],
  ["/_astro/a.1f2e.js", /^text\/javascript/],
  ["/logo.svg", /^image\/svg\+xml/],
  ["/robots.txt", /^text\/plain/],
] as const)("%s is %o", async ([path, type]) => {
  expect((await get(path)).headers.get("content-type")).toMatch(type);
});

describe("headers on every answer", () => {
  test.for([
    ["/", "GET"],
    ["/nope", "GET"],
    ["/contact/", "GET"],
    ["/logo.svg", "HEAD"],
    ["/contact", "PUT"],
    ["/careers/tea-taster", "GET"],
    ["/api/v1.0/email/send", "GET"],
    ["/api/v1.0/email/send", "POST"],
    ["/api/v1.0/email/send-form", "OPTIONS"],
  ])("%s %s", async ([path = "", method]) => {
    const { headers } = await get(path, {}, method);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toMatch(
      /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    );
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'/,
    );
  });

  test("every page has one policy: the inline code of all of them by hash, and nothing else", async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/");
    const hashes = (...codes: string[]) =>
      codes.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    const sources = (codes: string[]) => ["'self'", ...hashes(...codes).toSorted()].join(" ");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${sources([theme, rules, 'import "/_astro/a.js"'])}`,
      `style-src ${sources(["a{}", "b{}"])}`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    for (const path of ["/about", "/contact", "/nope", "/careers/tea-taster"])
      expect(await policyOf(path)).toBe(policy);
    expect(await policyOf("/logo.svg")).toBe(closedPolicy);
  });

  test("another origin for the forms is named where they send to, and nowhere else", () => {
    const named = sitePolicy([home], "https://mail.example")
      .split("; ")
      .filter((directive) => directive.includes("mail.example"));
    expect(named).toEqual([
      "connect-src 'self' https://mail.example",
      "form-action 'self' https://mail.example",
    ]);
  });

  test("share images may be shown elsewhere, other files may not", async () => {
    const policy = async (path: string) =>
      (await get(path)).headers.get("cross-origin-resource-policy");
    expect(await policy("/share/home.png")).toBe("cross-origin");
    expect(await policy("/share/gone.png")).toBe("same-origin");
    expect(await policy("/logo.svg")).toBe("same-origin");
  });

  test("no answer sets a cookie", async () => {
    for (const path of ["/", "/nope", "/api/v1.0/email/send-form"])
      expect((await get(path)).headers.has("set-cookie")).toBe(false);
  });

  test("a proxy says whether a visitor came by TLS, if there is one to be trusted", async () => {
    const insisted = async (trustedHeader: string | undefined) => {
      const { app } = testApp({ config: { trustedHeader } });
      const answer = await app.request("/nope", { headers: { "x-forwarded-proto": "https" } });
      return answer.headers.has("strict-transport-security");
    };
    expect(await insisted("x-forwarded-for")).toBe(true);
    expect(await insisted(undefined)).toBe(false);
  });

  test("TLS is insisted on only where the visitor came by it", async () => {
    const headersOf = (tls?: boolean) => {
      const headers = new Headers({ "Content-Security-Policy": "default-src 'none'" });
      addSecurityHeaders(headers, tls === undefined ? undefined : { tls });
      return [headers.get("strict-transport-security"), headers.get("content-security-policy")];
    };
    expect(headersOf()).toEqual([null, "default-src 'none'"]);
    expect(headersOf(false)).toEqual(headersOf());
    expect(headersOf(true)).toEqual([
      "max-age=63072000",
      "default-src 'none'; upgrade-insecure-requests",
    ]);
  });
});
