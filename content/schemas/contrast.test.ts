import { describe, expect, it } from "vitest";
import { brand } from "#src/entries/brand.ts";
import { brand as schema, type Brand } from "./brand.ts";
import { contrast } from "./color.ts";

/** Messages of the schema after a change to the brand. */
function messagesAfter(change: (brand: Brand) => void): string[] {
  const changed = structuredClone(brand);
  change(changed);
  const { issues = [] } = schema.safeParse(changed).error ?? {};
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const accent = { name: "moss", light: "#17452b", dark: "#a5e8c0", band: "#17452b" };

it("computes WCAG contrast", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
});

describe("a brand", () => {
  it.each<[string, (brand: Brand) => void, string]>([
    [
      "text in one theme",
      ({ colors }) => (colors.muted.light = "#7a7f8c"),
      "colors.muted.light: needs more contrast: “Secondary text” on “Page” has 3.75:1 in the light theme, and needs 4.5:1",
    ],
    [
      "borders of inputs",
      ({ colors }) => (colors.edge.dark = "#3a4560"),
      "colors.edge.dark: needs more contrast: “Edge” on “Card” has 1.79:1 in the dark theme, and needs 3:1",
    ],
    [
      "a tag",
      ({ colors }) => (colors.label.light = "#0b7d84"),
      "colors.label.light: needs more contrast: “Labels” on a tint of itself on “Page” has 3.92:1 in the light theme, and needs 4.5:1",
    ],
    [
      "bands",
      ({ band }) => (band.ground = "#8fa2ff"),
      "band.ground: needs more contrast: white on “Bands › Background” has 2.39:1 in both themes, and needs 4.5:1",
    ],
    [
      "an accent's text",
      (it) => (it.accents = [{ ...accent, light: "#7fb2ff" }]),
      "accents.0.light: needs more contrast: it on “Card” has 2.16:1, and needs 4.5:1",
    ],
    [
      "an accent's band",
      (it) => (it.accents = [{ ...accent, band: "#7fb2ff" }]),
      "accents.0.band: needs more contrast: white on it has 2.16:1, and needs 4.5:1",
    ],
  ])("rejects low contrast of %s, naming the background", (_, change, message) => {
    expect(messagesAfter(change)).toContain(message);
  });

  it.each<[(brand: Brand) => void, RegExp]>([
    [({ colors }) => (colors.ink.dark = "white"), /^colors.ink.dark: has to be a color such as/],
    [(it) => (it.logo = "sign.png"), /^logo: "sign.png" is not there: it has to be an SVG file in/],
    [(it) => (it.fonts.text = "text.otf"), /^fonts.text: "text.otf" is not there/],
  ])("rejects malformed colors and missing files (%#)", (change, message) => {
    expect(messagesAfter(change)).toEqual([expect.stringMatching(message)]);
  });
});
