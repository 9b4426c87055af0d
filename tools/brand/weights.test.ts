import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { missingWeights } from "./weights.ts";

const whole = await readFile("src/content/brand/fonts/text.woff2"); // 400 to 700
const cutTo = (wght: number | { min: number; max: number }) =>
  subsetFont(whole, "ab", { targetFormat: "woff2", variationAxes: { wght } });

test.for([
  ["text", whole, undefined],
  ["text", await cutTo({ min: 400, max: 500 }), "needs the weights 400 to 600, and has 400 to 500"],
  ["text", await cutTo(400), "needs the weights 400 to 600, and has one only"],
  ["display", whole, undefined],
  ["display", await cutTo(700), "needs the weights 700 to 700, and has one only"],
  ["display", await cutTo({ min: 400, max: 600 }), "needs the weights 700 to 700, and has 400"],
] as const)("a font for %s that lacks weights is refused (%#)", async ([use, font, said]) => {
  const found = await missingWeights(use, font);
  if (said === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(`fonts.${use} ${said}`);
});
