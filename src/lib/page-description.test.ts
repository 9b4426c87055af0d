import { company } from "#src/entries/company.ts";
import { expect, it } from "vitest";
import { describePage } from "./page-description.ts";

const words = {
  title: "React Development",
  heading: "React",
  description: "What we do with React.",
};
const home = { label: "Home", to: "/" };

it("gives each title an image of its own, in any script", () => {
  const images = ["Page not found", "دروازہ 404", "صفحہ 404", "دروازہ", "?"].map(
    (title) => describePage({ ...words, title }).shareImage,
  );
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) expect(image).toMatch(/\/share\/[a-z\d-]*[a-z\d]\.jpg$/);
});

it.each([
  ["/", []],
  ["/about", [home, { label: "React" }]],
  ["/portfolio/react", [home, { label: "Portfolio", to: "/portfolio" }, { label: "React" }]],
  ["/tech/react", [home, { label: "Technologies" }, { label: "React" }]],
  [undefined, [home, { label: "React" }]],
])("builds the breadcrumbs of %s, with the short name", (path, trail) => {
  expect(describePage({ ...words, name: "React" }, path)).toMatchObject({
    trail,
    fullTitle: `React Development | ${company.name}`,
  });
});
