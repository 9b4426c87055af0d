import { brand } from "#src/entries/brand.ts";
import type { Role, Theme } from "#src/schemas/brand.ts";

/** Custom property with a role's color, in style sheets and in the brand's logo. */
export const propertyOf = (role: Role): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const roles = Object.keys(brand.colors) as Role[]; // Object.keys returns string[]

/**
 * Replaces each `var(--color-…)` in a drawing.
 * @throws naming a property that belongs to no role
 */
export const replaceRoles = (drawing: string, theme: Theme): string =>
  drawing.replaceAll(/var\((--color-[\w-]+)\)/g, (_, property: string) => {
    const role = roles.find((role) => propertyOf(role) === property);
    if (role) return brand.colors[role][theme];
    throw new Error(
      `${brand.logo}: there is no ${property}; it can be ${roles.map(propertyOf).join(", ")}`,
    );
  });
