import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { brand } from "#src/content/brand.ts";
import { readBrandFile, requireWeights } from "./fonts.ts";

const whole = await readBrandFile(brand.fonts.text); // 400 to 700
const narrow = (wght: number | { min: number; max: number }) =>
  subsetFont(whole, "ab", { targetFormat: "woff2", variationAxes: { wght } });

test.for([
  ["text", { min: 400, max: 500 }, "needs weights 400 to 600 but has 400 to 500"],
  ["display", 700, "needs weights 700 to 700 but has one only"],
] as const)("rejects a %s font that lacks required weights", async ([use, has, message]) => {
  await requireWeights(use, whole);
  await expect(requireWeights(use, await narrow(has))).rejects.toThrow(`fonts.${use} ${message}`);
});
