import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { llmsText } from "./llms-text.ts";
import { readPageHeads } from "./page-heads.ts";
import { securityText } from "./security-text.ts";
import { writeSitemap } from "./sitemap.ts";

const page = (path: string, title: string) =>
  `<!doctype html><head><title>${title} | Tea &amp; Co</title><meta name="description" content="On ${title} &amp; tea."/>` +
  `<link rel="canonical" href="https://tea.example${path}"/></head>`;

const folder = () =>
  folderOf({
    "index.html": page("/", "Home"),
    "services.html": page("/services", "Services"),
    "services/cups.html": page("/services", "Services"),
    "tech/kettle.html": page("/tech/kettle", "Kettles"),
    "404.html": "<!doctype html><title>None</title>",
  });

describe("readPageHeads", () => {
  it("reads each address once, in order, and no page that is not for search engines", async () => {
    const heads = await readPageHeads(folder());
    expect(heads.map(({ path }) => path)).toEqual(["/", "/services", "/tech/kettle"]);
    expect(heads[2]).toEqual({
      path: "/tech/kettle",
      address: "https://tea.example/tech/kettle",
      title: "Kettles | Tea & Co",
      description: "On Kettles & tea.",
    });
  });

  it("refuses a site without any", async () => {
    await expect(readPageHeads(folderOf({ "404.html": "" }))).rejects.toThrow("No page");
  });
});

it("the sitemap dates only pages whose date is known; robots.txt leads to it", async () => {
  const dir = folder();
  await writeSitemap(dir, "https://tea.example", await readPageHeads(dir), (path) =>
    path === "/services" ? "2026-01-02T03:04:05+00:00" : undefined,
  );
  const read = (file: string) => readFileSync(join(dir, file), "utf8");
  expect(read("sitemap.xml").match(/<url>.*/g)).toEqual([
    "<url><loc>https://tea.example/</loc></url>",
    "<url><loc>https://tea.example/services</loc><lastmod>2026-01-02T03:04:05+00:00</lastmod></url>",
    "<url><loc>https://tea.example/tech/kettle</loc></url>",
  ]);
  expect(read("robots.txt")).toContain("Sitemap: https://tea.example/sitemap.xml\n");
});

it("llms.txt says what the site is and lists every page with its description", async () => {
  expect(llmsText("Tea & Co", await readPageHeads(folder()))).toBe(`# Tea & Co

> On Home & tea.

## Pages

- [Services](https://tea.example/services): On Services & tea.

## Technologies

- [Kettles](https://tea.example/tech/kettle): On Kettles & tea.
`);
});

it("security.txt has the fields RFC 9116 requires and expires within a year", () => {
  const fields = securityText("a@tea.example", "https://tea.example", new Date("2026-11-21")).split(
    "\n",
  );
  expect(fields).toContain("Contact: mailto:a@tea.example");
  expect(fields).toContain("Canonical: https://tea.example/.well-known/security.txt");
  const expires = fields.find((field) => field.startsWith("Expires: "))?.slice(9) ?? "";
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.parse("2026-11-21")) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
