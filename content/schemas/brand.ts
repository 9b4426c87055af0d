import { z } from "astro/zod";
import { lowContrastPairs } from "./contrast.ts";
import { list, object, text } from "./fields.ts";
import { one } from "./kind.ts";

export const color = text
  .regex(/^#[\da-f]{6}$/i, "has to be a color such as #1f3fae")
  .meta({ isColor: true });

/** A color in both themes. */
const themed = (title: string, description?: string) =>
  object({ light: color, dark: color }).meta({ title, ...(description && { description }) });

/** A file beside the entry, which content/rules/brand-file.ts looks at. @param is what it has to be */
const brandFile = (endings: readonly string[], is: string) =>
  text
    .refine((name) => endings.some((it) => name.endsWith(it)), {
      error: ({ input }) => notAFile(String(input), is),
    })
    .meta({ file: { is, endings } });

export const notAFile = (name: string, is: string): string =>
  `"${name}" is not there: it has to be ${is} in the brand's content/brand`;

const font = brandFile([".woff2", ".ttf"], "a variable font (.woff2 or .ttf)");

const logo = brandFile([".svg"], "an SVG file");

const colors = object({
  paper: themed("Page", "Background of every page, of browser bars and of the site's icons."),
  surface: themed("Card", "Background of cards and menus."),
  sunk: themed("Subtle background", "Footer, and what the pointer is over."),
  line: themed("Hairline", "Separators. Decorative: the contrast may be low."),
  edge: themed("Edge", "Borders of form fields and other controls: a contrast of at least 3:1."),
  ink: themed("Text"),
  muted: themed("Secondary text"),
  action: themed("Links and buttons", "The brand's main color; also the focus ring."),
  actionHover: themed("Buttons under the pointer"),
  onAction: themed("Text on buttons"),
  label: themed("Labels", "Tags and small headings; the second accent."),
  highlight: themed("Highlight", "Stars, bullets and the background of selected text; never text."),
  highlightText: themed("Highlight for text", "The third accent, with enough contrast for text."),
  fourth: themed("Fourth accent", "Used rarely."),
  success: themed("Success"),
  error: themed("Errors"),
  code: themed(
    "Code samples",
    "Background, dark in both themes: text on it has the dark theme's colors.",
  ),
  skyTop: themed("Hero sky, top", "Also the upper left of share images."),
  skyBottom: themed("Hero sky, bottom"),
});

const mark = object({
  name: text.regex(/^[a-z\d-]+$/, "has to have small letters, digits and hyphens only"),
  icon: text
    .regex(/^(?:logos|simple-icons|lucide):/, "has to begin with logos:, simple-icons: or lucide:")
    .meta({ description: "Name in a set of https://icon-sets.iconify.design." }),
  color: color.optional().meta({
    description: "Of a mark with one color; otherwise it has the color of the text.",
  }),
  dark: color.optional().meta({ description: "A lighter tone for the dark theme." }),
});

/** A color of a page of its own, such as a technology's. */
const ownAccent = object({
  name: text.regex(/^[a-z\d-]+$/, "has to have small letters, digits and hyphens only"),
  light: color.meta({ title: "Text and icons, light theme" }),
  dark: color.meta({ title: "Text and icons, dark theme" }),
  band: color.meta({ title: "Background of bands", description: "In both themes." }),
});

export const brand = object({
  logo: logo.meta({
    title: "Logo",
    description:
      "A drawing as an SVG file, about as wide as high: the company's name is shown beside it.",
  }),
  fonts: object({
    display: font.meta({
      title: "Headings",
      description: "A variable font, .woff2 or .ttf, that has bold type (weight 700).",
    }),
    text: font.meta({
      title: "Text",
      description: "A variable font, .woff2 or .ttf, with all weights from 400 to 600.",
    }),
  }),
  colors,
  band: object({
    ground: color.meta({ title: "Background" }),
    text: color.meta({ title: "Secondary text", description: "Headings are white." }),
    accent: color.meta({ title: "Icons and figures" }),
  }).meta({ title: "Bands", description: "Dark in both themes, with white headings." }),
  arches: z.array(color).min(2, "needs two colors or more").meta({
    title: "Drawn arches",
    description: "Colors from the outermost arch to the light at the end.",
  }),
  accents: list(ownAccent).meta({
    title: "Accents of technologies",
    description: "Colors of their pages: an entry names one of these, or one of the brand's.",
  }),
  marks: list(mark).meta({
    title: "Marks of technologies",
    description: "Icons named brand- and this name.",
  }),
}).check(({ value, issues }) => {
  for (const { path, message } of lowContrastPairs(value, brand.shape))
    issues.push({ code: "custom", input: value, path, message });
});

export type Brand = z.infer<typeof brand>;
export type Mark = Brand["marks"][number];
export type Role = keyof Brand["colors"];
export type Theme = keyof Brand["colors"][Role];

/** Custom property with a role's color, in style sheets and in the brand's logo. */
export const propertyOf = (role: Role): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const roles = Object.keys(colors.shape) as Role[]; // Object.keys returns string[]

export const kinds = {
  brand: one("brand", brand, {
    group: "The whole site",
    label: "Logo, fonts and colors",
    page: () => "/",
    isOnEach: true,
  }),
};
