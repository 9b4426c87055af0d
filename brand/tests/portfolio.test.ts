import { expect, it } from "vitest";
import { projects } from "#src/entries/projects.ts";
import { specified } from "./specified.ts";

it("has the specified projects in their categories", () => {
  const titles = (...category: string[]) =>
    projects
      .filter(({ title }) => specified.projects.includes(title))
      .filter((project) => project.category.join() === category.join())
      .map(({ title }) => title);
  const { bothCategories, appsOnly } = specified;
  expect(titles("Website Development", "App Development")).toEqual(bothCategories);
  expect(titles("App Development")).toEqual(appsOnly);
  expect(titles("Website Development")).toEqual(
    specified.projects.filter((it) => ![...bothCategories, ...appsOnly].includes(it)),
  );
});
