import type { Brand, Role } from "../../src/content/schemas/brand.ts";
import { propertyOf, rolesOf } from "../../src/lib/theme/roles.ts";

/**
 * The brand as Tailwind reads it: one utility a color. Shadows, and words that are
 * selected, have the light theme's ink.
 * Bands and what stands on them are the same in both themes.
 */
export function brandStyles(brand: Brand): string {
  const { colors, band } = brand;
  const themed = (role: Role) =>
    `  ${propertyOf(role)}: light-dark(${colors[role].light}, ${colors[role].dark});\n`;
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(colors.ink.light.slice(at, at + 2), 16),
  );
  return `@theme {
  --color-*: initial;
${rolesOf(brand).map(themed).join("")}}

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
