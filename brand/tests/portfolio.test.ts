import { expect, it } from "vitest";
import { projectOf, projects } from "#src/content/projects.ts";
import { technologies } from "#src/content/technologies.ts";

it("categorizes the projects as in decision 8", () => {
  const titles = (...category: string[]) =>
    projects
      .slice(0, 22) // those in the specification; more may follow
      .filter((project) => project.category.join() === category.join())
      .map((project) => project.title);
  expect(titles("Website Development", "App Development")).toEqual([
    "Cyber Guardians",
    "TakeNote",
    "IamaDesigner",
  ]);
  expect(titles("App Development")).toEqual([
    "Card Club",
    "FreedomPay Universe",
    "Key Coin",
    "Naseebi",
    "Wedding Mubarak",
  ]);
  expect(titles("Website Development")).toHaveLength(14);
});

it("lists only projects whose stack includes the technology", () => {
  const stacks: Record<string, readonly string[]> = {
    react: ["ReactJs"],
    nextjs: ["NextJs"],
    nodejs: ["NodeJs"],
    python: ["Python"],
    database: ["MySQL", "MongoDB"],
    android: ["Java"],
    "react-native": ["ReactJs"],
  };
  const mismatches = technologies.flatMap(({ slug, group, projects }) =>
    projects.map(projectOf).filter(({ stack, category }) => {
      const wanted = stacks[slug];
      const hasStack = !wanted || stack.some((name) => wanted.includes(name));
      const isApp = category.some((name) => name === "App Development");
      return !hasStack || (group === "Mobile" && !isApp);
    }),
  );
  expect(mismatches).toEqual([]);
});
