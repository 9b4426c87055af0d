import type { Brand, Role } from "#src/content/schemas/brand.ts";

/** What the style sheets call the accents: the colors they were designed in. */
const designed: Partial<Record<Role, string>> = {
  action: "lapis",
  actionHover: "lapis-deep",
  onAction: "on-lapis",
  label: "turq",
  highlight: "saffron",
  highlightText: "saffron-ink",
  fourth: "brick",
  success: "ok",
};

/** A role as the brand's logo writes it: `var(--color-action-hover)`. */
const written = (role: Role) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property that has a role's color in style sheets. */
export const propertyOf = (role: Role): string => `--color-${designed[role] ?? written(role)}`;

export const rolesOf = ({ colors }: Brand) => Object.keys(colors) as Role[]; // Object.keys forgets them

/**
 * A drawing with something else in the place of each `var(--color-…)`.
 * @throws naming a role that the brand has not
 */
export function withRoles(drawing: string, brand: Brand, instead: (role: Role) => string): string {
  const roles = new Map(rolesOf(brand).map((role) => [written(role), role]));
  return drawing.replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
    const role = roles.get(name);
    if (role) return instead(role);
    throw new Error(
      `${brand.logo}: there is no color ${name}; it can be ${[...roles.keys()].join(", ")}`,
    );
  });
}
