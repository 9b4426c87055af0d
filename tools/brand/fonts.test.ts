import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { requireWeights } from "./fonts.ts";

const whole = await readFile("src/content/brand/fonts/text.woff2"); // 400 to 700
const cutTo = (wght: number | { min: number; max: number }) =>
  subsetFont(whole, "ab", { targetFormat: "woff2", variationAxes: { wght } });

test.for([
  ["text", { min: 400, max: 500 }, "needs the weights 400 to 600, and has 400 to 500"],
  ["display", 700, "needs the weights 700 to 700, and has one only"],
] as const)("a font for %s that lacks weights is refused", async ([use, has, message]) => {
  await requireWeights(use, whole);
  await expect(requireWeights(use, await cutTo(has))).rejects.toThrow(`fonts.${use} ${message}`);
});
