import { expect, it } from "vitest";
import { contrast, lettersOn } from "./color.ts";

const hex = { black: "#000000", white: "#ffffff" };
const steps = ["00", "33", "4a", "66", "75", "80", "99", "cc", "ff"];
const grounds = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

it("finds letters with enough contrast for small text on any ground", () => {
  for (const ground of grounds)
    expect(contrast(hex[lettersOn(ground)], ground), ground).toBeGreaterThanOrEqual(4.5);
});
