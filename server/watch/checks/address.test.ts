import { expect, test } from "vitest";
import { loadSite } from "#server/site/load.ts";
import { type Headers, ask } from "#server/testing/ask.ts";
import { serving } from "#server/testing/serving.ts";
import { folderOf } from "#server/testing/temp.ts";
import { checkAddress } from "./address.ts";

const publicUrl = "https://www.example.com";
const proxied = {
  host: "www.example.com",
  "x-forwarded-for": "192.0.2.1",
  "x-forwarded-proto": "https",
};

const allGood = "Address good, Headers good, Proxy good, Forms good, Redirect good";

/**
 * The findings about a site behind a proxy that sends these headers and redirects http.
 * @param change of the headers of its answers
 */
async function check(
  headers: Headers = proxied,
  env = { TRUST_PROXY: "X-Forwarded-For" },
  change = (_: globalThis.Headers) => {},
) {
  const retention = { message: 365, application: 180 };
  const site = await loadSite(folderOf({ "index.html": "home" }), retention);
  const { url, kept } = await serving({ site, env });
  const proxy: typeof fetch = async (to, { method = "GET", headers: own, body } = {}) => {
    if (String(to).startsWith("http:"))
      return new Response(null, { status: 308, headers: { location: `${publicUrl}/` } });
    const sent = Object.fromEntries(new globalThis.Headers(own));
    const pieces = typeof body === "string" ? [Buffer.from(body)] : [];
    const answer = await ask(
      url + new URL(String(to)).pathname,
      { ...sent, ...headers },
      method,
      ...pieces,
    );
    const values = new globalThis.Headers(
      Object.entries(answer.headers).map(([k, v]) => [k, String(v)] as [string, string]),
    );
    change(values);
    return new Response(answer.text, { status: answer.status, headers: values });
  };
  const trustedHeader = env.TRUST_PROXY.toLowerCase() || undefined;
  const findings = await checkAddress({ publicUrl, trustedHeader, apiOnly: false }, proxy);
  expect(await kept()).toEqual([]);
  return {
    findings,
    states: findings.map(({ about, state }) => `${about} ${state}`).join(", "),
  };
}

test("a proxy that passes everything on", async () => {
  expect((await check()).states).toBe(allGood);
});

test.for<[what: string, headers: Headers, states: string]>([
  ["the client's address", { ...proxied, "x-forwarded-for": "" }, "Proxy wrong, Forms good"],
  ["X-Forwarded-Proto", { ...proxied, "x-forwarded-proto": "" }, "Proxy wrong, Forms good"],
  ["Host", { ...proxied, host: "127.0.0.1:3000" }, "Proxy good, Forms wrong"],
])("a proxy that does not pass on %s", async ([, headers, states]) => {
  expect((await check(headers)).states).toBe(
    `Address good, Headers good, ${states}, Redirect good`,
  );
});

const csp = "Content-Security-Policy";
test.for<[what: string, change: (headers: globalThis.Headers) => void, about: string, RegExp]>([
  ["adds a policy", (all) => all.append(csp, "default-src 'self'"), "Headers", /changes Content-S/],
  ["removes the policy", (all) => all.delete(csp), "Headers", /changes Content-Security-Policy of/],
  [
    "says for how long pages are kept",
    (all) => all.set("Cache-Control", "max-age=14400"),
    "Headers",
    /changes Cache-Control of/,
  ],
  [
    "has other ideas of permissions",
    (all) => all.append("Permissions-Policy", "camera=*"),
    "Headers",
    /changes Permissions-Policy of/,
  ],
  [
    "adds its own Strict-Transport-Security",
    (all) => all.append("Strict-Transport-Security", "max-age=1"),
    "Proxy",
    /leave that out/,
  ],
])("a proxy that %s", async ([, change, about, text]) => {
  const { findings } = await check(proxied, undefined, change);
  expect(findings.filter(({ state }) => state !== "good")).toEqual([
    { about, state: "wrong", text: expect.stringMatching(text) },
  ]);
});

test("a proxy that sends a header twice does no harm", async () => {
  const twice = (all: globalThis.Headers) => all.append("X-Content-Type-Options", "nosniff");
  expect((await check(proxied, undefined, twice)).states).toBe(allGood);
});

test("a server that trusts no proxy although it has a public address", async () => {
  expect((await check(proxied, { TRUST_PROXY: "" })).states).toContain("Proxy wrong");
});

const answering = (answer: (url: string) => Response | Error): typeof fetch => {
  return async (url) => {
    const given = answer(String(url));
    if (given instanceof Error) throw given;
    return given;
  };
};
const refused = Object.assign(new Error("fetch failed"), {
  cause: Object.assign(new Error("connect ECONNREFUSED 192.0.2.1:443"), { code: "ECONNREFUSED" }),
});
const noDns = Object.assign(new Error("fetch failed"), {
  cause: new Error("getaddrinfo EAI_AGAIN www.example.com"),
});

test.for<[what: string, answer: (url: string) => Response | Error, text: RegExp]>([
  ["is elsewhere", () => Response.redirect("https://example.com/", 301), /leads on to https/],
  ["is an error", () => new Response("", { status: 502 }), /error \(502\)/],
  ["is another server's", () => new Response("hello"), /something else/],
  ["does not answer", () => refused, /does not answer: connect ECONNREFUSED/],
  [
    "has a name that DNS does not answer for",
    () => noDns,
    /EAI_AGAIN www\.example\.com \(DNS does not answer on/,
  ],
  [
    "has a certificate of an authority of its own",
    () =>
      new Error("unable to verify the first certificate; if the root CA is installed locally, try"),
    /first certificate \(Write the certificate of the authority .* NODE_EXTRA_CA_CERTS/,
  ],
])("an address that %s", async ([, answer, text]) => {
  const findings = await checkAddress(
    { publicUrl, trustedHeader: undefined, apiOnly: false },
    answering(answer),
  );
  expect(findings[0]).toMatchObject({ state: "wrong", text: expect.stringMatching(text) });
});

test("an address without encryption, and none", async () => {
  const never = answering(() => new Error("asked"));
  const states = async (publicUrl: string | undefined) =>
    (await checkAddress({ publicUrl, trustedHeader: undefined, apiOnly: false }, never)).map(
      ({ state }) => state,
    );
  expect(await states("http://www.example.com")).toEqual(["wrong"]);
  expect(await states(undefined)).toEqual(["note"]);
});

test("pages that name another address are found, but for those of a site that has its forms here", async () => {
  const files: Record<string, string> = {
    "/": `<link rel="canonical" href="${publicUrl}/">`,
    "/robots.txt": "User-agent: *\nSitemap: https://old.example/sitemap.xml",
    "/sitemap.xml":
      "<url><loc>https://old.example/</loc></url><url><loc>https://b.example/</loc></url>",
  };
  const answer = answering((url) => new Response(files[new URL(url).pathname] ?? "ok"));
  const pages = async (siteOrigins: string[]) => {
    const settings = { publicUrl, trustedHeader: undefined, apiOnly: false, siteOrigins };
    return (await checkAddress(settings, answer)).find(({ about }) => about === "Pages")?.text;
  };
  expect(await pages([])).toMatch(
    /^\/robots.txt names https:\/\/old.example, \/sitemap.xml names https:\/\/old.example, and PUBLIC_URL is /,
  );
  expect(await pages(["https://old.example"])).toBe(undefined);
  const without = answering((url) =>
    url.endsWith(".txt") ? new Error("reset") : new Response(files[new URL(url).pathname] ?? "ok"),
  );
  const settings = { publicUrl, trustedHeader: undefined, apiOnly: false };
  const found = await checkAddress(settings, without);
  expect(found[0]).toMatchObject({ about: "Address", state: "good" });
});

test("http that shows the site without leading to https is found", async () => {
  const findings = await checkAddress(
    { publicUrl, trustedHeader: undefined, apiOnly: false },
    answering((url) => new Response(url.endsWith("/healthz") ? "ok" : "")),
  );
  expect(findings.at(-1)).toMatchObject({ about: "Redirect", state: "wrong" });
});

test("with API_ONLY something else shows the pages, and posts have to arrive", async () => {
  const settings = { publicUrl, trustedHeader: "x-forwarded-for", apiOnly: true };
  const headers = { "strict-transport-security": "max-age=1", location: `${publicUrl}/` };
  const pages = (status: number) =>
    checkAddress(settings, async (url, { method } = {}) => {
      if (String(url).startsWith("http:")) return new Response("", { status: 308, headers });
      return method === "POST"
        ? new Response("", { status, headers })
        : new Response(String(url).endsWith("/") ? "home" : "no such page");
    });
  const states = async (status: number) =>
    (await pages(status)).map(({ about, state }) => `${about} ${state}`);
  expect(await states(415)).toEqual(["Address good", "Proxy good", "Forms good", "Redirect good"]);
  expect(await states(405)).toEqual(["Address good", "Forms wrong", "Redirect good"]);
});
