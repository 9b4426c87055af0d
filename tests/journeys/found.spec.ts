import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { attribute, type BuiltPage, builtSite, readBuiltPages } from "./support/built.ts";

/*
 * What search engines and other machines read, on every page of the build. No browser is needed:
 * they do not run scripts either.
 */
const origin = "https://thirteengates.example";

type Node = Record<string, unknown> & { "@type": string };

const canonical = (page: BuiltPage) => attribute(page, "link[rel=canonical]", "href");
const content = (page: BuiltPage, meta: string) => attribute(page, `meta[${meta}]`, "content");
const title = ({ root }: BuiltPage) => root.querySelector("title")?.text;
const standing = async () => (await readBuiltPages()).filter((page) => canonical(page));

function graphOf({ root, file }: BuiltPage): Node[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts, file).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.rawText ?? "");
  expect(data["@context"], file).toBe("https://schema.org");
  return data["@graph"];
}

const nodeOf = (page: BuiltPage, type: RegExp) =>
  graphOf(page).find((node) => type.test(node["@type"]));

test("every page says who speaks, in data", async () => {
  for (const page of await readBuiltPages())
    expect(graphOf(page).slice(0, 2)).toMatchObject([
      { "@type": "Organization", name: "Thirteen Gates", url: `${origin}/` },
      { "@type": "WebSite", url: `${origin}/` },
    ]);
});

test("the data of a page says what its head and its breadcrumbs say", async () => {
  const pages = await standing();
  expect(pages.length).toBeGreaterThanOrEqual(28);
  for (const page of pages) {
    const address = canonical(page);
    expect(nodeOf(page, /Page$/), page.file).toMatchObject({
      url: address,
      name: title(page),
      description: content(page, "name=description"),
    });
    const list = nodeOf(page, /^BreadcrumbList$/)?.["itemListElement"] as
      | { name: string; item: string }[]
      | undefined;
    if (address === `${origin}/`) {
      expect(list).toBeUndefined();
      continue;
    }
    const crumbs = page.root
      .querySelectorAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])')
      .filter((li) => li.querySelector("a") || li.getAttribute("aria-current"))
      .map((li) => [
        li.text,
        new URL(li.querySelector("a")?.getAttribute("href") ?? address ?? "", origin).href,
      ]);
    expect(
      list?.map(({ name, item }) => [name, item]),
      page.file,
    ).toEqual(crumbs);
  }
});

test("each opening's page has its posting, and no other page has one", async () => {
  const pages = await readBuiltPages();
  const withPosting = pages.filter((page) => nodeOf(page, /^JobPosting$/));
  expect(withPosting.map(({ file }) => file)).toEqual(
    pages
      .map(({ file }) => file)
      .filter((file) => /^careers\/(?!4\d\d|.*\/|sent|retry)/.test(file)),
  );
  expect(withPosting).toHaveLength(6);
  for (const page of withPosting) {
    const posting = nodeOf(page, /^JobPosting$/);
    expect(posting).toMatchObject({
      title: page.root.querySelector("h1")?.text,
      url: canonical(page),
      employmentType: "FULL_TIME",
      hiringOrganization: { name: "Thirteen Gates" },
      directApply: expect.any(Boolean),
    });
    const days = page.root
      .querySelectorAll("main time")
      .map((time) => time.getAttribute("datetime"));
    expect([posting?.["datePosted"], String(posting?.["validThrough"]).slice(0, 10)]).toEqual(days);
    const place = posting?.["jobLocation"] as { address: Record<string, string> } | undefined;
    const main = page.root.querySelector("main")?.text ?? "";
    if (place)
      for (const part of ["streetAddress", "addressLocality", "postalCode"])
        expect(main, page.file).toContain(place.address[part]);
    else
      expect(posting).toMatchObject({
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: expect.arrayContaining([
          { "@type": "Country", name: expect.stringMatching(/^[A-Z]/) },
        ]),
      });
  }
});

test("every page has a description and a card; those for search engines an address", async () => {
  for (const page of await readBuiltPages()) {
    expect(content(page, "name=description"), page.file).toMatch(/^.{50,160}$/);
    expect(content(page, "property=og:title"), page.file).toBe(title(page));
    expect(content(page, "property=og:description"), page.file).toBe(
      content(page, "name=description"),
    );
    expect(content(page, "property=og:site_name")).toBe("Thirteen Gates");
    expect(content(page, "property=og:type")).toBe("website");
    expect(content(page, "property=og:locale")).toBe("en_US");
    expect(content(page, "name=twitter:card")).toMatch(/^summary/);
    expect(content(page, "property=og:url")).toBe(canonical(page));
    if (canonical(page))
      expect(canonical(page), page.file).toMatch(/^https:\/\/[^/]+\/(?:.*[^/])?$/);
    else expect(content(page, "name=robots"), page.file).toBe("noindex");
  }
});

test("titles are one page's alone", async () => {
  const titles = new Map((await standing()).map((page) => [canonical(page), title(page)]));
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test("the sitemap and llms.txt list exactly the pages for search engines", async ({ request }) => {
  const addresses = [...new Set((await standing()).map(canonical))].toSorted();
  const sitemap = await readFile(join(builtSite, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(addresses);
  for (const [, date = ""] of sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g))
    expect(Date.parse(date), date).toBeLessThanOrEqual(Date.now());
  const text = await readFile(join(builtSite, "llms.txt"), "utf8");
  const linked = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .{50,160}$/gm)].map(([, it]) => it);
  expect([...linked, `${origin}/`].toSorted()).toEqual(addresses);
  for (const address of addresses) {
    const answer = await request.get(new URL(address ?? "").pathname, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
  }
});

for (const [path, type, words] of [
  ["/robots.txt", "text/plain", `Sitemap: ${origin}/sitemap.xml`],
  ["/sitemap.xml", "application/xml", "<urlset"],
  ["/llms.txt", "text/plain", "# Thirteen Gates"],
  ["/.well-known/security.txt", "text/plain", "Contact: mailto:"],
] as const)
  test(`${path} is served`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(await answer.text()).toContain(words);
  });

test("security.txt has not expired, nor is it good for more than a year", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("a slash at the end leads to the address without it, on every page", async ({ request }) => {
  for (const page of await standing()) {
    const { pathname } = new URL(canonical(page) ?? "");
    if (pathname === "/") continue;
    const answer = await request.get(`${pathname}/?a=b`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([308, `${pathname}?a=b`]);
  }
});
