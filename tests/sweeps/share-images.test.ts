import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { company } from "#src/entries/company.ts";
import { attribute, builtSite, readBuiltPages } from "#tests/support/journeys/built.ts";

/** On slow connections some messengers show no larger picture. */
const maxBytes = 120_000;

test("every page has a share image of its own, of the declared size", async () => {
  const owners = new Map<string, string>();
  for (const page of await readBuiltPages()) {
    const meta = (name: string) => attribute(page, `meta[property="og:${name}"]`, "content") ?? "";
    const { origin, pathname } = new URL(meta("image"));
    expect(origin, page.path).toBe(company.origin);
    const image = await readFile(join(builtSite, pathname));
    expect(image.length, page.path).toBeLessThanOrEqual(maxBytes);
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height], page.path).toEqual(["jpeg", 1200, 630]);
    expect([meta("image:width"), meta("image:height")], page.path).toEqual(["1200", "630"]);

    if (page.path.endsWith("/retry")) continue; // A response to a form, without an address to share.
    expect(meta("image:alt"), page.path).toContain(meta("title"));
    // The sections of Services, and entries of the same name, share one image.
    const owner = meta("title");
    const picture = image.toString("base64");
    expect(owners.get(picture) ?? owner, `${page.path} has the image of another page`).toBe(owner);
    owners.set(picture, owner);
  }
});
