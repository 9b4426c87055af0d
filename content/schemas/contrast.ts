import type { Brand, Theme } from "./brand.ts";
import { contrast, type Hex, blend } from "./color.ts";

type Pair = {
  front: string;
  on: string;
  /** Opacity of a layer of the front color over the background, as in a tag. Default 0. */
  tint?: number;
  /** Opacity of the front color. Default 1. */
  opacity?: number;
  /** Minimum contrast. Default 4.5, for text (WCAG 2.2, 1.4.3). */
  min?: number;
};

/** Minimum contrast of large text and of borders of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const large = 3;

const texts = "ink muted action actionHover label highlightText fourth success error".split(" ");
const codes = ["dark.action", "dark.label", "dark.highlight", "band.text"];

/** Foregrounds and backgrounds in both themes; "dark.…" and "light.…" name a color of one theme. */
const pairs: readonly Pair[] = [
  ...["paper", "surface", "sunk"].flatMap((on) => texts.map((front) => ({ front, on }))),
  ...["paper", "surface"].flatMap((on) => [
    { front: "label", on, tint: 0.12 },
    { front: "success", on, tint: 0.08 },
    { front: "error", on, tint: 0.08 },
    { front: "edge", on, min: large },
  ]),
  { front: "onAction", on: "action" },
  { front: "onAction", on: "actionHover" },
  // Selected text.
  { front: "light.ink", on: "highlight" },
  ...codes.map((front) => ({ front, on: "code" })),
  // Comments in code.
  { front: "band.text", on: "code", opacity: 0.6 },
  { front: "white", on: "skyTop" },
  { front: "highlight", on: "skyTop", min: large },
];

const onBands = ["white", "band.text", "band.accent"].map((front) => ({
  front,
  on: "band.ground",
}));

/** Their background is a gradient between the two skies; the label is large text. */
const inShareImages: readonly Pair[] = ["light.skyTop", "dark.skyBottom"].flatMap((on) => [
  { front: "white", on },
  { front: "band.text", on },
  { front: "dark.label", on, min: large },
]);

/** Of single pages, beside their text in the brand's colors. */
const accentPairs = ({ accents = [], colors, band }: Brand, labelOf: LabelOf) =>
  accents.flatMap((accent, place) => {
    const path = (key: string) => ["accents", `${place}`, key];
    const inTheme = (theme: Theme) =>
      (["paper", "surface", "sunk"] as const).map((role) => ({
        front: accent[theme],
        on: colors[role][theme],
        names: `it on ${labelOf(role)}`,
        path: path(theme),
      }));
    const onBand = Object.entries({
      white: "#ffffff",
      "band.text": band.text,
      "band.accent": band.accent,
    }).map(([name, front]) => ({
      front,
      on: accent.band,
      names: `${labelOf(name)} on it`,
      path: path("band"),
    }));
    return [...inTheme("light"), ...inTheme("dark"), ...onBand];
  });

const lowInAccents = (brand: Brand, labelOf: LabelOf) =>
  accentPairs(brand, labelOf)
    .filter(({ front, on }) => contrast(front, on) < 4.5)
    .map(({ front, on, names, path }) => ({
      path,
      message: `needs more contrast: ${names} has ${rounded(contrast(front, on))}:1, and needs 4.5:1`,
    }));

/** What the form calls a color of `pairs`: “Links and buttons”. */
type LabelOf = (name: string) => string;

/** @param form the schema, whose titles are the labels */
function labelsFrom({ colors, band }: BrandForm): LabelOf {
  const titleOf = (field: Titled | undefined) => field?.meta()?.title ?? "";
  return (name) => {
    const [of = "", key = ""] = name.split(".");
    if (of === "white") return of;
    if (of === "band") return `“${titleOf(band)} › ${titleOf(band.shape[key])}”`;
    const title = titleOf(colors.shape[key || of]);
    return key ? `“${title}” of the ${of} theme` : `“${title}”`;
  };
}

type Titled = { meta: () => { title?: string | undefined } | undefined };
type BrandForm = {
  colors: { shape: Readonly<Record<string, Titled>> };
  band: Titled & { shape: Readonly<Record<string, Titled>> };
};

/** Rounded down, so that 4.499 does not become 4.5. */
const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;

type Colors = Map<string, { color: Hex; path: string[] }>;

/** Colors by their names in `pairs`, with their path in the entry. */
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
 * Finds the pairs of a brand with too little contrast.
 * @returns the path of each pair's foreground in the entry, and a message with both colors as the form calls them, the theme, the contrast
 * and the minimum
 */
export function lowContrastPairs(
  brand: Brand,
  form: BrandForm,
): { path: string[]; message: string }[] {
  const labelOf = labelsFrom(form);
  return [
    ...lowContrastIn(pairs, colorsIn(brand, "light"), "in the light theme", labelOf),
    ...lowContrastIn(pairs, colorsIn(brand, "dark"), "in the dark theme", labelOf),
    ...lowContrastIn(onBands, colorsIn(brand, "light"), "in both themes", labelOf),
    ...lowContrastIn(inShareImages, colorsIn(brand, "light"), "in share images", labelOf),
    ...lowInAccents(brand, labelOf),
  ];
}

function lowContrastIn(pairs: readonly Pair[], colors: Colors, where: string, labelOf: LabelOf) {
  const of = (name: string) => {
    const found = colors.get(name);
    if (!found) throw new Error(`The list of pairs names a color that is not there: ${name}`);
    return found;
  };
  return pairs.flatMap(({ front, on, tint = 0, opacity = 1, min = 4.5 }) => {
    const { color, path } = of(front);
    const ground = blend(color, tint, of(on).color);
    const ratio = contrast(blend(color, opacity, ground), ground);
    if (!(ratio < min)) return [];
    const names = `${labelOf(front)} on ${tint ? "a tint of itself on " : ""}${labelOf(on)}`;
    const message = `needs more contrast: ${names} has ${rounded(ratio)}:1 ${where}, and needs ${min}:1`;
    return [{ path: front === "white" ? of(on).path : path, message }];
  });
}
