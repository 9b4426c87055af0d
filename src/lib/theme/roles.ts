import type { Brand, Role } from "#src/content/schemas/brand.ts";

/** Custom property with a role's color, in style sheets and in the brand's logo. */
export const propertyOf = (role: Role): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const rolesOf = ({ colors }: Brand) => Object.keys(colors) as Role[]; // Object.keys returns string[]

/**
 * Replaces each `var(--color-…)` in a drawing.
 * @throws naming a property that belongs to no role
 */
export function replaceRoles(
  drawing: string,
  brand: Brand,
  replacement: (role: Role) => string,
): string {
  const roles = new Map(rolesOf(brand).map((role) => [propertyOf(role), role]));
  return drawing.replaceAll(/var\((--color-[\w-]+)\)/g, (_, property: string) => {
    const role = roles.get(property);
    if (role) return replacement(role);
    throw new Error(
      `${brand.logo}: there is no ${property}; it can be ${[...roles.keys()].join(", ")}`,
    );
  });
}
