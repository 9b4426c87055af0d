import { expect, it } from "vitest";
import { brand } from "#src/entries/brand.ts";
import { replaceRoles } from "./roles.ts";

const path = (color: string) => `<path fill="var(--color-${color})"/>`;

it("replaces roles in a logo with colors, and names an unknown role", () => {
  expect(replaceRoles(path("action-hover"), "dark")).toBe(
    `<path fill="${brand.colors.actionHover.dark}"/>`,
  );
  expect(() => replaceRoles(path("gold"), "dark")).toThrow(
    /there is no --color-gold; it can be --color-paper, --color-surface/,
  );
});
