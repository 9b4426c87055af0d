import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addSecurityHeaders } from "../../server/site/headers.ts";
import { loadSite } from "../../server/site/load.ts";
import { testApp } from "../../server/testing/app.ts";
import { folderOf } from "../../server/testing/temp.ts";
import { writeStaticHostFiles } from "./static-host.ts";

const page = (name: string) => `<!doctype html><script>say("${name}")</script>`;

const site = {
  "index.html": page("home"),
  "portfolio/takenote.html": page("takenote"),
  "portfolio/404.html": page("no project"),
  "404.html": page("none"),
  "_astro/a.1.js": "export {}",
  "share/home.png": "png",
};

/** What a host sends that joins the values of all rules that match, as Cloudflare does. */
function sentFor(path: string, file: string): Headers {
  const rules = file.split(/\n(?=\/)/).map((rule) => rule.trimEnd().split("\n"));
  const matching = rules.filter(([pattern = ""]) => path.startsWith(pattern.replace(/\*$/, "")));
  const headers = new Headers();
  for (const line of matching.flatMap(([, ...lines]) => lines)) {
    const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    headers.append(name, value);
  }
  return headers;
}

const byHost = ["content-type", "content-length", "etag", "vary"];

/** What host and server say of an address, the server without what the host decides. */
async function said(path: string, without: string[]) {
  const folder = folderOf(site);
  expect(await writeStaticHostFiles(folder, "")).toEqual([]);
  const host = sentFor(path, readFileSync(join(folder, "_headers"), "utf8"));
  const { headers: server } = await testApp({ site: loadSite(folder) }).app.request(path);
  addSecurityHeaders(server, { tls: true });
  for (const name of [...byHost, ...without]) server.delete(name);
  return { host: Object.fromEntries(host), server: Object.fromEntries(server) };
}

test.for(["/", "/portfolio/takenote", "/portfolio/nope"])(
  "a static host says of the page %s what the server says behind TLS",
  async (path) => {
    const { host, server } = await said(path, ["cache-control", "cross-origin-resource-policy"]);
    expect(host).toEqual(server);
  },
);

test("files may be kept and embedded as the server says", async () => {
  // What is no page runs nothing, whatever a policy allows.
  const { host, server } = await said("/_astro/a.1.js", ["content-security-policy"]);
  expect(host).toMatchObject(server);
  expect((await said("/share/home.png", [])).host).not.toHaveProperty(
    "cross-origin-resource-policy",
  );
});

test("the provider is named, error pages have their folders, and a long line is reported", async () => {
  const folder = folderOf({
    ...site,
    "long.html": Array.from({ length: 40 }, (_, i) => page(`${i}`)).join(""),
  });
  const notes = await writeStaticHostFiles(folder, "https://mail.example");
  expect(notes).toEqual([
    expect.stringMatching(/^_headers has a line of \d{4} characters: Content-Security-Policy/),
  ]);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("_headers")).toContain("connect-src 'self' https://mail.example;");
  expect(read("_redirects")).toBe("/portfolio/* /portfolio/404.html 404\n");
});
