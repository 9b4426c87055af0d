import { join } from "node:path";
import { brandFolder } from "#content/brand-folder.ts";
import { entryOf, readSite, type Site } from "#content/site.ts";
import { directionOf } from "#src/entries/locale.ts";
import { type Brand, propertyOf, type Role, roles } from "#content/schemas/brand.ts";
import { channels } from "#content/schemas/color.ts";
import { isShapedLanguage } from "#src/lib/shaped.ts";
import { writeWhole } from "#server/write-whole.ts";
import { writeFonts } from "./fonts.ts";
import { groups } from "#content/sentences.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Writes the brand's sentences, fonts and brand.css (colors and `@font-face` rules) to .generated/.
 * @returns what whoever builds the site should know, in a line each
 */
export async function prepareBrand(): Promise<string[]> {
  const site = readSite(brandFolder);
  const { value, problem } = entryOf(site, { kind: "brand", slug: "" }) ?? {};
  if (!value)
    throw new Error(`${brandFolder}/content/brand/index.yaml: ${problem ?? "is missing"}`);
  const brand = value as Brand; // the check has found no mistake in it
  await writeSentences(site);
  const fonts = await writeFonts(brand);
  const { language, rules } = fonts;
  await writeWhole(
    join(root, ".generated/brand.css"),
    brandStyles(brand) + scriptStyles(language) + rules,
  );
  await writeWhole(join(root, ".generated/accents.css"), accentStyles(brand));
  return fonts.notes;
}

/** Writes the sentences of the brand to .generated/words.ts, which pages import as `#words`. */
async function writeSentences({ sentences }: Site): Promise<void> {
  const lines = groups.map(
    (group) => `export const ${group} = ${JSON.stringify(sentences[group])};\n`,
  );
  await writeWhole(join(root, ".generated/words.ts"), lines.join(""));
}

/**
 * The brand's colors as a Tailwind theme. Bands and their text have the same colors in both themes; shadows and
 * selected text have the light theme's ink in both.
 */
function brandStyles(brand: Brand): string {
  const { colors, band } = brand;
  const themed = (role: Role) =>
    `  ${propertyOf(role)}: light-dark(${colors[role].light}, ${colors[role].dark});\n`;
  const [red, green, blue] = channels(colors.ink.light);
  return `@theme {
  --color-*: initial;
${roles.map(themed).join("")}  --color-accent: var(--color-action);
  --color-accent-band: ${band.ground};
}

@theme inline {
  --color-white: #ffffff;
  --color-band: ${band.ground};
  --color-band-text: ${band.text};
  --color-band-accent: ${band.accent};
}

:root {
  --shadow: ${red} ${green} ${blue};
  --selected: ${colors.ink.light};
}
`;
}

/** What the language's script asks for. `--forward` turns what points or moves sideways in reading direction. */
const scriptStyles = (language: string) => `
@theme inline {
  --forward: ${directionOf(language) ? -1 : 1};
}
${directionOf(language) ? mirroredStyles : ""}${isShapedLanguage(language) ? airyStyles : ""}`;

/** A field follows the direction of what is typed; an empty one that of the page. */
const mirroredStyles = `
:placeholder-shown {
  direction: rtl;
}
`;

/** Letters that are joined stay so, and lines are as far apart as the font says. Stronger than any class. */
const airyStyles = `
*,
::before,
::after {
  letter-spacing: normal !important;
  line-height: normal !important;
}

/* What is below the name's own line is cut off. */
#header .overflow-hidden {
  min-height: 1lh;
}
`;

/** The accents that an entry can name, for the elements below its `data-accent`. */
function accentStyles({ accents = [] }: Brand): string {
  const rule = (name: string, declarations: string) =>
    `[data-accent="${name}"] {\n  ${declarations}\n}\n`;
  const ofRoles = (["label", "highlight", "fourth"] as const).map((name) => {
    const role: Role = name === "highlight" ? "highlightText" : name;
    return rule(name, `--color-accent: var(${propertyOf(role)});`);
  });
  const own = accents.map(({ name, light, dark, band }) =>
    rule(name, `--color-accent: light-dark(${light}, ${dark});\n  --color-accent-band: ${band};`),
  );
  return [...ofRoles, ...own].join("\n");
}
