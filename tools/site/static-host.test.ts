import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { files, site } from "#server/testing/site.ts";
import { folderOf } from "#server/testing/temp.ts";
import { readSite } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { movedIn } from "./moved.ts";
import { writeStaticHostFiles } from "./static-host.ts";

/** The headers of a host that joins the values of all matching rules, as Cloudflare does. */
function hostHeaders(path: string, file: string): Record<string, string> {
  const headers = new Headers();
  let applies = false;
  for (const line of file.trim().split("\n")) {
    const [name = "", value] = line.trim().split(/: (.*)/);
    if (value === undefined) applies = path.startsWith(name.replace(/\*$/, ""));
    else if (applies) headers.append(name, value);
  }
  return Object.fromEntries(headers);
}

// The host sets these; caching and embedding only where no rule does.
const decidedByHost =
  "content-type content-length etag vary date connection cache-control cross-origin-resource-policy";

const paths = ["/", "/about", "/portfolio/nope", "/share/home.png", "/_astro/a.js"];
test.for(paths)("a static host sends the headers of the server behind TLS for %s", async (path) => {
  const folder = folderOf(files);
  await writeStaticHostFiles(folder, "");
  const host = hostHeaders(path, readFileSync(join(folder, "_headers"), "utf8"));
  const ask = await site({ TRUST_PROXY: "X-Forwarded-For" });
  const proxied = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1" };
  const { headers: server } = await ask(path, proxied);
  for (const name of decidedByHost.split(" ")) if (!(name in host)) delete server[name];
  // One policy for all pages allows what each needs. It does not matter for other files: they run no scripts.
  const { "content-security-policy": allPages = "", ...others } = host;
  const { "content-security-policy": own, ...expected } = server;
  const isPage = !path.includes(".");
  for (const part of isPage ? String(own).split(/[; ]+/) : []) expect(allPages).toContain(part);
  expect(others).toEqual(expected);
});

test("the policy allows the mail provider, and folders redirect to their error pages", async () => {
  const folder = folderOf(files);
  await writeStaticHostFiles(folder, "https://mail.example");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const directive of ["connect-src", "form-action"])
    expect(read("_headers")).toContain(`; ${directive} 'self' https://mail.example; `);
  expect(read("_headers").split("mail.example")).toHaveLength(3);
  const folders = ["careers", "portfolio"].map((name) => `/${name}/* /${name}/404.html 404\n`);
  expect(read("_redirects")).toBe(folders.join(""));
  expect(existsSync(join(folder, ".nojekyll"))).toBe(true);
});

test("a policy that Cloudflare would ignore for its length is told", async () => {
  const told = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => [`${at}.html`, `<script>let a = ${at};</script>`]);
  await writeStaticHostFiles(folderOf(Object.fromEntries(pages(25))), "");
  expect(told).not.toHaveBeenCalled();
  await writeStaticHostFiles(folderOf(Object.fromEntries(pages(40))), "");
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^Cloudflare Pages ignores .* has \d{4} /),
  );
});

test("what a build has stays, and nothing leads to what it has not", () => {
  const folder = folderOf({ "ueber-uns.html": "", "about.html": "", "services.html": "" });
  expect(movedIn(readSite(brandFolder), folder)).toEqual({
    "/leistungen/apps.php": "/services#apps",
  });
});
