import { brand } from "#src/entries/brand.ts";
import { propertyOf, roles, type Theme } from "#content/schemas/brand.ts";

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
