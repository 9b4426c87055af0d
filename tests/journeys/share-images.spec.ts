import { createHash } from "node:crypto";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { company } from "../../src/content/company.ts";
import { builtPages } from "../../tools/site/built-pages.ts";
import { expect, test } from "./support/test.ts";

/** Above it, some messengers show no picture at all on a slow line. */
const mostBytes = 120_000;

test("every page has a share image of its own, there and of the right size", async ({
  request,
}) => {
  const pages = await builtPages(join(import.meta.dirname, "../../dist/served"));
  expect(pages.length).toBeGreaterThan(30);
  const owners = new Map<string, string>();
  for (const path of pages) {
    const root = parse(await (await request.get(path)).text());
    const meta = (name: string) =>
      root.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
    const address = new URL(meta("image"));
    expect(address.origin, path).toBe(company.origin);
    const image = await request.get(address.pathname);
    expect(image.headers()["content-type"], path).toBe("image/jpeg");
    const bytes = await image.body();
    expect(bytes.length, path).toBeLessThanOrEqual(mostBytes);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    expect([meta("image:width"), meta("image:height")], path).toEqual(["1200", "630"]);
    expect(meta("image:alt"), path).toContain(meta("title"));

    // What is one page for a search engine may have one image.
    const page = meta("url") || path;
    const hash = createHash("sha256").update(bytes).digest("hex");
    expect(owners.get(hash) ?? page, `${path} looks like another page`).toBe(page);
    owners.set(hash, page);
  }
});
