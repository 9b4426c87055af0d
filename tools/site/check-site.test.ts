import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkSite } from "./check-site.ts";

const sentence = (topic: string) =>
  `What this page says about ${topic}, in a sentence of some length.`;

type PageParts = { path: string; description?: string; body?: string };

const html = ({ path, description = sentence(path), body = "" }: PageParts) =>
  `<!doctype html><head><meta name="description" content="${description}">` +
  `<link rel="canonical" href="https://company.example${path}"></head><body>${body}</body>`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await write("assets/icons-1.svg", '<svg><symbol id="star"/></svg>');
  await write("assets/tea.svg", "<svg/>");
  await write(
    "index.html",
    html({ path: "/", body: '<a href="/about#tea">Tea</a><a href="#top">Up</a><p id="top">' }),
  );
  await write("about/index.html", html({ path: "/about", body: good }));
});

afterEach(() => rm(folder, { recursive: true }));

const good =
  '<h2 id="tea">Tea</h2><img src="/assets/tea.svg" alt="Tea"><svg><use href="/assets/icons-1.svg#star"/></svg>' +
  '<a href="mailto:a@b.c">Mail</a><a href="/assets/tea.svg">File</a>';

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

describe("checkSite", () => {
  it("finds nothing wrong with a whole site", async () => {
    expect(await checkSite(folder)).toEqual([]);
  });

  it("refuses to sweep where there is nothing", async () => {
    await rm(join(folder, "index.html"));
    await rm(join(folder, "about"), { recursive: true });
    await expect(checkSite(folder)).rejects.toThrow("There is no page");
  });

  it.each([
    [
      "a link to no page",
      '<a href="/abuot">x</a>',
      "tea/index.html: the link /abuot leads to no page",
    ],
    [
      "a hash nothing has",
      '<a href="/about#coffee">x</a>',
      "tea/index.html: the link /about#coffee leads to no element of about/index.html",
    ],
    [
      "a hash of its own that nothing has",
      '<a href="#milk">x</a>',
      "tea/index.html: the link #milk leads to no element of tea/index.html",
    ],
    [
      "a picture that is not there",
      '<img src="/assets/cup.svg" alt="Cup">',
      "tea/index.html: there is no picture /assets/cup.svg",
    ],
    [
      "a picture without alt",
      '<img src="/assets/tea.svg">',
      "tea/index.html: the picture /assets/tea.svg has no alt",
    ],
    [
      "an icon the sprite has not",
      '<svg><use href="/assets/icons-1.svg#moon"/></svg>',
      "tea/index.html: there is no icon /assets/icons-1.svg#moon",
    ],
  ])("names the file and the value of %s", async (_, body, fault) => {
    await write("tea/index.html", html({ path: "/tea", body }));
    expect(await checkSite(folder)).toEqual([fault]);
  });

  it("names a description that is too short, too long, or another page's", async () => {
    await write("short/index.html", html({ path: "/short", description: "Tea." }));
    await write("long/index.html", html({ path: "/long", description: "tea ".repeat(41) }));
    await write("twin/index.html", html({ path: "/twin", description: sentence("/about") }));
    const faults = await checkSite(folder);
    expect(faults).toHaveLength(3);
    expect(faults.join("\n")).toContain(
      'short/index.html: the description has 4 characters, not 50 to 160: "Tea."',
    );
    expect(faults.join("\n")).toContain("long/index.html: the description has 164 characters");
    expect(faults.join("\n")).toContain(
      "twin/index.html: the description is also that of about/index.html",
    );
  });
});
