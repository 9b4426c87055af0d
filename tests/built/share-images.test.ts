import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { company } from "../../src/content/company.ts";
import { attribute, builtSite, readBuiltPages } from "../journeys/support/built.ts";

/** Above it, some messengers show no picture at all on a slow line. */
const mostBytes = 120_000;

test("every page is shared with an image of its own, of the size it says", async () => {
  const owners = new Map<string, string>();
  for (const page of await readBuiltPages()) {
    const meta = (name: string) => attribute(page, `meta[property="og:${name}"]`, "content") ?? "";
    const { origin, pathname } = new URL(meta("image"));
    expect(origin, page.path).toBe(company.origin);
    const image = await readFile(join(builtSite, pathname));
    expect(image.length, page.path).toBeLessThanOrEqual(mostBytes);
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height], page.path).toEqual(["jpeg", 1200, 630]);
    expect([meta("image:width"), meta("image:height")], page.path).toEqual(["1200", "630"]);
    expect(meta("image:alt"), page.path).toContain(meta("title"));

    if (page.path.endsWith("/retry")) continue; // The answer to a form: it has no address to share.
    // What is one page for a search engine has one image.
    const owner = meta("url") || page.path;
    const picture = image.toString("base64");
    expect(owners.get(picture) ?? owner, `${page.path} looks like another page`).toBe(owner);
    owners.set(picture, owner);
  }
});
