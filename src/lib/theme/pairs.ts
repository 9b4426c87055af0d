import type { Brand, Theme } from "#src/content/schemas/brand.ts";
import { contrast, type Hex, mixed } from "./color.ts";

type Pair = {
  front: string;
  on: string;
  /** How much of the front's own color lies over the ground, as on a tag: 0 to 1. */
  tint?: number;
  /** How much of the front is there: 0 to 1, 1 without it. */
  strength?: number;
  /** 4.5 without it, as text needs (WCAG 2.2, 1.4.3). */
  least?: number;
};

/** Large text, and borders of what one can operate (WCAG 2.2, 1.4.3 and 1.4.11). */
const large = 3;

const texts = "ink muted action actionHover label highlightText fourth success error".split(" ");
const codes = ["dark.action", "dark.label", "dark.highlight", "band.text"];

/** What stands on what, in each theme; "dark.…" and "light.…" are that theme's in both. */
const pairs: readonly Pair[] = [
  ...["paper", "surface", "sunk"].flatMap((on) => texts.map((front) => ({ front, on }))),
  ...["paper", "surface"].flatMap((on) => [
    { front: "label", on, tint: 0.12 },
    { front: "success", on, tint: 0.08 },
    { front: "error", on, tint: 0.08 },
    { front: "edge", on, least: large },
  ]),
  { front: "onAction", on: "action" },
  { front: "onAction", on: "actionHover" },
  // What is selected.
  { front: "light.ink", on: "highlight" },
  ...codes.map((front) => ({ front, on: "code" })),
  // Comments in code.
  { front: "band.text", on: "code", strength: 0.6 },
  { front: "white", on: "skyTop" },
  { front: "highlight", on: "skyTop", least: large },
];

const onBands = ["white", "band.text", "band.accent"].map((front) => ({
  front,
  on: "band.ground",
}));

/** Their ground goes from one sky to the other; the label is large. */
const inShareImages: readonly Pair[] = ["light.skyTop", "dark.skyBottom"].flatMap((on) => [
  { front: "white", on },
  { front: "band.text", on },
  { front: "dark.label", on, least: large },
]);

type Colors = Map<string, { color: Hex; path: string[] }>;

/** Every color by its name in `pairs`, and where in the entry it is. */
function colorsIn({ colors, band }: Brand, theme: Theme): Colors {
  const found: Colors = new Map([["white", { color: "#ffffff", path: ["band"] }]]);
  for (const [role, themed] of Object.entries(colors)) {
    const at = (theme: Theme) => ({ color: themed[theme], path: ["colors", role, theme] });
    found.set(role, at(theme)).set(`light.${role}`, at("light")).set(`dark.${role}`, at("dark"));
  }
  for (const [name, color] of Object.entries(band))
    found.set(`band.${name}`, { color, path: ["band", name] });
  return found;
}

/**
 * The pairs of a brand that too few people could read.
 * @returns of each, where its front is in the entry, and a sentence that names both, the theme, the contrast
 * and what it has to be
 */
export function faintPairs(brand: Brand): { path: string[]; message: string }[] {
  return [
    ...faintIn(pairs, colorsIn(brand, "light"), "in the light theme"),
    ...faintIn(pairs, colorsIn(brand, "dark"), "in the dark theme"),
    ...faintIn(onBands, colorsIn(brand, "light"), "in both themes"),
    ...faintIn(inShareImages, colorsIn(brand, "light"), "in share images"),
  ];
}

function faintIn(pairs: readonly Pair[], colors: Colors, where: string) {
  const of = (name: string) => {
    const found = colors.get(name);
    if (!found) throw new Error(`The list of pairs names a color that is not there: ${name}`);
    return found;
  };
  return pairs.flatMap(({ front, on, tint = 0, strength = 1, least = 4.5 }) => {
    const { color, path } = of(front);
    const ground = mixed(color, tint, of(on).color);
    const ratio = contrast(mixed(color, strength, ground), ground);
    if (!(ratio < least)) return [];
    const names = `${front} on ${tint ? `a tint of itself on ${on}` : on}`;
    // Rounded down: 4.499 would be said to be enough.
    const said = `${names} has a contrast of ${Math.floor(ratio * 100) / 100}:1 ${where}, and needs ${least}:1`;
    return [{ path: front === "white" ? of(on).path : path, message: said }];
  });
}
