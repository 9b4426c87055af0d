import { expect, test } from "vitest";
import { brand } from "#content/schemas/brand.ts";
import { lowContrastPairs } from "#content/schemas/contrast.ts";
import { paletteOf } from "./palette.ts";

test.each(["#ffee00", "#ffffff", "#000000", "#0a5c8a", "#e4003a", "#7fffd4"])(
  "text can be read in a palette made of %s",
  (color) => {
    const fonts = { display: "", text: "" };
    for (const palette of [paletteOf(color, "#808080"), paletteOf("#003580", color)])
      expect(lowContrastPairs({ ...palette, logo: "", fonts }, brand.shape)).toEqual([]);
  },
);
