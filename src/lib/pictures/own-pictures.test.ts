import { brandFolder } from "#content/brand-folder.ts";
import { expect, test } from "vitest";
import { encode } from "./own-pictures.ts";

test.each([
  [900, 1950, "/800x1000.webp"],
  [1200, 1200, undefined],
  [1600, 1000, undefined],
])("a project's picture of %i by %i is wide on cards", async (width, height, upright) => {
  const file = { src: "/a.png", width, height, format: "png" } as const;
  const picture = await encode(`/${brandFolder}/content/projects/a/a.png`, file);
  expect(picture).toMatchObject({ src: "/800x500.webp" });
  expect("upright" in picture ? picture.upright?.src : undefined).toBe(upright);
});
