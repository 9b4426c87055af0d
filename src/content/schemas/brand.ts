import { z } from "astro/zod";
import { isBrandFile, logoRatio } from "#known-names";
import { lowContrastPairs } from "#src/lib/theme/pairs.ts";
import { object, text } from "./fields.ts";

const color = text.regex(/^#[\da-f]{6}$/i, "has to be a color such as #1f3fae");

/** One role's color in both themes. */
const themed = (title: string, description?: string) =>
  object({ light: color, dark: color }).meta({ title, ...(description && { description }) });

const fileHere = (ending: RegExp, kind: string) =>
  text.refine((name) => ending.test(name) && isBrandFile(name), {
    error: ({ input }) =>
      `"${String(input)}" is not there: it has to be ${kind} in src/content/brand`,
    abort: true,
  });

const font = fileHere(/\.(?:woff2|ttf)$/, "a variable font (.woff2 or .ttf)");

const logo = fileHere(/\.svg$/, "an SVG file").refine(
  (name) => logoRatio(name) >= 0.5 && logoRatio(name) <= 2,
  "needs a viewBox that is neither twice as wide as high nor twice as high: the name stands beside it",
);

const colors = object({
  paper: themed("Page", "The ground of every page, of browser bars and of the icons."),
  surface: themed("Card", "The ground of cards and menus."),
  sunk: themed("Quiet ground", "The footer, and whatever the pointer is over."),
  line: themed("Hairline", "Between things; it need not be seen by everyone."),
  edge: themed("Edge", "Around what one can fill in or choose: at least 3:1."),
  ink: themed("Text"),
  muted: themed("Quiet text"),
  action: themed("Links and buttons", "The brand's first color; also the ring of focus."),
  actionHover: themed("Buttons under the pointer"),
  onAction: themed("Words on buttons"),
  label: themed("Labels", "Tags, small headings; the second accent."),
  highlight: themed("Highlight", "Stars, bullets, what is selected; never words."),
  highlightText: themed("Highlight for words", "The third accent, where it is read."),
  fourth: themed("Fourth accent", "Rare."),
  success: themed("What went well"),
  error: themed("What went wrong"),
  code: themed(
    "Code samples",
    "A dark ground in both themes: the dark theme's colors stand on it.",
  ),
  skyTop: themed("Hero's sky, above", "Also the upper left of share images."),
  skyBottom: themed("Hero's sky, below"),
});

export const brand = object({
  logo: logo.meta({
    isFile: true,
    title: "Logo",
    description:
      "About as wide as high; the name is written beside it. Colors of its own, or fill='currentColor', or fill='var(--color-action)' and so on, which follow the theme.",
  }),
  fonts: object({
    display: font.meta({ isFile: true, title: "Headings", description: "With a weight of 700." }),
    text: font.meta({
      isFile: true,
      title: "Text",
      description: "With all weights from 400 to 600.",
    }),
  }),
  colors,
  band: object({
    ground: color.meta({ title: "Ground" }),
    text: color.meta({ title: "Quiet text", description: "Headings are white." }),
    accent: color.meta({ title: "Icons and figures" }),
  }).meta({ title: "Bands", description: "Dark in both themes, with white headings." }),
  arches: z.array(color).min(2, "needs two colors or more").meta({
    title: "Drawn arches",
    description: "Colors from the outermost arch to the light at the end.",
  }),
}).check(({ value, issues }) => {
  for (const { path, message } of lowContrastPairs(value))
    issues.push({ code: "custom", input: value, path, message });
});

export type Brand = z.infer<typeof brand>;
export type Role = keyof Brand["colors"];
export type Theme = keyof Brand["colors"][Role];
