import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { company } from "../../src/content/company.ts";
import { webManifest } from "./web-manifest.ts";

const root = join(import.meta.dirname, "..", "..");
const tokens = await readFile(join(root, "src/styles/tokens.css"), "utf8");
const manifest = webManifest(tokens);

it("speaks for the company in the colors of the paper", () => {
  expect(manifest).toMatchObject({ name: company.name, id: "/", start_url: "/" });
  expect(manifest.background_color).toBe("#fbf8f1");
});

it("needs a color", () => {
  expect(() => webManifest(":root {}")).toThrow("--paper");
});

it("names icons that are there, in the sizes that installing asks for", async () => {
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }) => {
      const { width, height } = await sharp(join(root, "public", src)).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

it("keeps a maskable icon's mark in the circle that no launcher cuts", async () => {
  const file = manifest.icons.find(({ purpose }) => purpose === "maskable")?.src ?? "";
  const { data, info } = await sharp(join(root, "public", file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const safe = 0.4 * info.width;
  let outside = 0;
  let inside = 0;
  for (let i = 0; i < info.width * info.height; i += 1) {
    const [x, y] = [(i % info.width) + 0.5, Math.floor(i / info.width) + 0.5];
    if (data.subarray(i * 3, i * 3 + 3).equals(ground)) continue;
    if (Math.hypot(x - info.width / 2, y - info.height / 2) > safe) outside += 1;
    else inside += 1;
  }
  expect(outside).toBe(0);
  expect(inside).toBeGreaterThan(10_000);
});
