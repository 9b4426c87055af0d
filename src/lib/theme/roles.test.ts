import { expect, it } from "vitest";
import { brand } from "#src/content/brand.ts";
import { withRoles } from "./roles.ts";

const path = (color: string) => `<path fill="var(--color-${color})"/>`;

it("puts colors in the place of a logo's roles, and names one that there is not", () => {
  const dark = (drawing: string) => withRoles(drawing, brand, (role) => brand.colors[role].dark);
  expect(dark(path("action-hover"))).toBe(`<path fill="${brand.colors.actionHover.dark}"/>`);
  expect(() => dark(path("gold"))).toThrow(
    /there is no --color-gold; it can be --color-paper, --color-surface/,
  );
});
