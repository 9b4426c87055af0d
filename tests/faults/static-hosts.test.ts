/*
 * Proves that Netlify, Vercel and Cloudflare Pages read what a static build and docs/hosting.md have for them, with the
 * hosts' own packages, which this test installs.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { commonHeaders, forever, tlsHeaders } from "#server/site/headers.ts";
import { files, home } from "#server/testing/site.ts";
import { installed } from "#tests/support/faults/packages.ts";
import { builtStatic, runPages } from "#tests/support/faults/pages.ts";

const always = { ...commonHeaders, ...tlsHeaders };

test("Netlify reads all lines of _headers and _redirects", async () => {
  const { load } = await installed(
    "@netlify/headers-parser@9.0.3",
    "@netlify/redirect-parser@15.0.4",
  );
  const folder = await builtStatic();
  type Rule = { for: string; values: Record<string, string> };
  const { parseAllHeaders } = (await load("@netlify/headers-parser")) as {
    parseAllHeaders: (options: object) => Promise<{ headers: Rule[]; errors: unknown[] }>;
  };
  const given = { configHeaders: [], configRedirects: [], minimal: true };
  const read = await parseAllHeaders({ ...given, headersFiles: [join(folder, "_headers")] });
  expect(read.errors).toEqual([]);
  expect(read.headers).toMatchObject([
    { for: "/*", values: always },
    { for: "/_astro/*", values: { "Cache-Control": forever } },
  ]);
  type Redirect = { from: string; to: string; status: number };
  const { parseAllRedirects } = (await load("@netlify/redirect-parser")) as {
    parseAllRedirects: (options: object) => Promise<{ redirects: Redirect[]; errors: unknown[] }>;
  };
  const led = await parseAllRedirects({ ...given, redirectsFiles: [join(folder, "_redirects")] });
  expect(led.errors).toEqual([]);
  expect(led.redirects).toMatchObject([
    { from: "/careers/*", to: "/careers/404.html", status: 404 },
    { from: "/portfolio/*", to: "/portfolio/404.html", status: 404 },
  ]);
});

type Route = { src: string; status?: number; headers?: Record<string, string> };

test("Vercel has one address a page, and the headers", async () => {
  const { load } = await installed("@vercel/routing-utils@6.6.0");
  const { getTransformedRoutes } = (await load("@vercel/routing-utils")) as {
    getTransformedRoutes: (config: object) => { routes: Route[]; error: unknown };
  };
  const [, config = ""] =
    /^```json\n(.*?)^```/ms.exec(
      readFileSync(join(projectRoot, "docs/hosting.md"), "utf8").split("## Vercel")[1] ?? "",
    ) ?? [];
  const { routes, error } = getTransformedRoutes(JSON.parse(config));
  expect(error).toBeNull();
  const routesOf = (path: string) => routes.filter(({ src }) => new RegExp(src).test(path));
  const leadsTo = (path: string) => {
    const route = routesOf(path).find(({ status }) => status === 308);
    return route && path.replace(new RegExp(route.src), route.headers?.["Location"] ?? "");
  };
  expect(["/about.html", "/about/", "/index.html", "/about"].map(leadsTo)).toEqual([
    "/about",
    "/about",
    "/",
    undefined,
  ]);
  const headersOf = (path: string) =>
    Object.assign({}, ...routesOf(path).map(({ headers }) => headers)) as Record<string, string>;
  expect(headersOf("/about")).toMatchObject(always);
  expect(headersOf("/_astro/a.js")).toMatchObject({ ...always, "Cache-Control": forever });
});

test("Cloudflare Pages serves a static build", async () => {
  const origin = await runPages(await builtStatic());
  const ask = (path: string) => fetch(origin + path, { redirect: "manual" });
  const answers = {
    "/": `200 ${home}`,
    "/about/": "308 /about",
    "/contact.html": "308 /contact",
    "/nope": `404 ${files["404.html"]}`,
    "/careers/nope": `404 ${files["careers/404.html"]}`,
  };
  for (const [path, expected] of Object.entries(answers)) {
    const answer = await ask(path);
    const { status, headers } = answer;
    expect(`${status} ${headers.get("location") ?? (await answer.text())}`, path).toBe(expected);
    for (const [name, value] of Object.entries(always)) expect(headers.get(name), path).toBe(value);
  }
  expect((await ask("/")).headers.get("content-security-policy")).toContain(
    "script-src 'self' 'sha",
  );
  expect((await ask("/_astro/a.js")).headers.get("cache-control")).toBe(forever);
});
