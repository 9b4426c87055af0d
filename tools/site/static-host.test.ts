import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addSecurityHeaders } from "../../server/site/headers.ts";
import { loadSite } from "../../server/site/load.ts";
import { testApp } from "../../server/testing/app.ts";
import { folderOf } from "../../server/testing/temp.ts";
import { headerRules, writeStaticHostFiles } from "./static-host.ts";

const page = (name: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>say("${name}")</script></head></html>`;

const site = () =>
  folderOf({
    "index.html": page("home"),
    "about.html": page("about"),
    "portfolio.html": page("portfolio"),
    "portfolio/takenote.html": page("takenote"),
    "portfolio/404.html": page("no project"),
    "404.html": page("none"),
    "assets/a-1.js": "export {}",
    "share/about.png": "",
  });

const paths = [
  "/",
  "/about",
  "/portfolio",
  "/portfolio/takenote",
  "/assets/a-1.js",
  "/share/about.png",
];

/** What a host sends that joins the values of all rules, as Cloudflare does. */
async function joined(folder: string, path: string, provider = ""): Promise<Headers> {
  const headers = new Headers();
  for (const rule of await headerRules(folder, provider))
    if (rule.path === path || (rule.path.endsWith("*") && path.startsWith(rule.path.slice(0, -1))))
      for (const [name, value] of Object.entries(rule.headers)) headers.append(name, value);
  return headers;
}

describe("_headers", () => {
  it.each(paths)("says for %s what the server says behind TLS", async (path) => {
    const folder = site();
    const { headers } = await testApp({ site: loadSite(folder) }).app.request(path);
    addSecurityHeaders(headers, { tls: true });
    const host = await joined(folder, path);
    for (const [name, value] of headers) {
      if (["content-type", "content-length", "etag", "vary", "cache-control"].includes(name))
        continue;
      if (name === "content-security-policy" && !path.startsWith("/share/"))
        // Joined, both policies hold; what is everywhere is part of each page's own.
        expect(host.get(name)?.split(", ")).toContain(value);
      else if (name !== "content-security-policy") expect(host.get(name), name).toBe(value);
    }
    expect(host.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("adds nothing everywhere that a page's own policy does not say", async () => {
    const everywhere = (await joined(site(), "/anything", "https://mail.example")).get(
      "content-security-policy",
    );
    const own =
      (await joined(site(), "/about", "https://mail.example")).get("content-security-policy") ?? "";
    const [, page = ""] = own.split(", ");
    for (const directive of everywhere?.split("; ") ?? [])
      if (directive !== "object-src 'none'") expect(page.split("; ")).toContain(directive);
    expect(page).toContain("connect-src 'self' https://mail.example");
  });

  it("is written as hosts read it, error pages carrying their policy in themselves", async () => {
    const folder = site();
    expect(await writeStaticHostFiles(folder, "https://mail.example")).toEqual([]);
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    const lines = read("_headers").split("\n");
    expect(lines.filter((line) => line.startsWith("/"))).toEqual([
      "/*", "/assets/*", "/data/*", "/share/*", "/about", "/", "/portfolio", "/portfolio/takenote",
    ]); // prettier-ignore
    for (const line of lines) expect(line).toMatch(/^$|^\/\S*$|^ {2}[A-Za-z-]+: \S.*$/);
    const error = read("portfolio/404.html");
    expect(error).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+"\/><script>/,
    );
    expect(error).not.toContain("frame-ancestors"); // browsers warn of it in a <meta>
    expect(read("about.html")).not.toContain("http-equiv");
    expect(read("_redirects")).toBe("/portfolio/* /portfolio/404.html 404\n");
  });

  it("says so when there are more rules than Cloudflare reads", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [`p${i}.html`, page("p")]),
    );
    expect(
      await writeStaticHostFiles(folderOf({ ...many, "index.html": page("home") }), ""),
    ).toEqual(["_headers has 105 rules, of which Cloudflare reads 100."]);
  });
});
