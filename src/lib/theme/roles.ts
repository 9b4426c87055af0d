import type { Brand, Role } from "#src/content/schemas/brand.ts";

/** The custom property that has a role's color: in style sheets, and in the brand's logo. */
export const propertyOf = (role: Role): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const rolesOf = ({ colors }: Brand) => Object.keys(colors) as Role[]; // Object.keys forgets them

/**
 * A drawing with something else in the place of each `var(--color-…)`.
 * @throws naming a property that no role has
 */
export function withRoles(drawing: string, brand: Brand, instead: (role: Role) => string): string {
  const roles = new Map(rolesOf(brand).map((role) => [propertyOf(role), role]));
  return drawing.replaceAll(/var\((--color-[\w-]+)\)/g, (_, property: string) => {
    const role = roles.get(property);
    if (role) return instead(role);
    throw new Error(
      `${brand.logo}: there is no ${property}; it can be ${[...roles.keys()].join(", ")}`,
    );
  });
}
