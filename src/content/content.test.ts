import { describe, expect, it } from "vitest";
import { describedPages } from "#src/lib/structured-data/pages.ts";
import { collect, inOrder } from "./collect.ts";
import { jobs } from "./jobs/index.ts";
import { projectOf, projects } from "./projects/index.ts";
import { technologies } from "./technologies/index.ts";
import { descriptionBounds } from "./types/page.ts";
import type { StackName } from "./types/project.ts";

describe("descriptions of pages", () => {
  const descriptions = describedPages().map(({ words }) => words.description);

  it("are no shorter and no longer than search results show", () => {
    const { min, max } = descriptionBounds;
    expect(descriptions.filter(({ length }) => length < min || length > max)).toEqual([]);
  });

  it("are one page's alone", () => {
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe("references", () => {
  it("files the projects as decision 8 does", () => {
    const titles = (...category: string[]) =>
      projects
        .slice(0, 22) // what the specification lists; more may follow
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

  it("shows under a technology only projects whose stack has it", () => {
    const fitting: Record<string, readonly StackName[]> = {
      react: ["ReactJs"],
      nextjs: ["NextJs"],
      nodejs: ["NodeJs"],
      python: ["Python"],
      database: ["MySQL", "MongoDB"],
      android: ["Java"],
      "react-native": ["ReactJs"],
    };
    const unfitting = technologies.flatMap(({ slug, group, projects }) =>
      projects.map(projectOf).filter(({ stack, category }) => {
        const wanted = fitting[slug];
        const hasStack = !wanted || stack.some((name) => wanted.includes(name));
        const isApp = category.some((name) => name === "App Development");
        return !hasStack || (group === "Mobile" && !isApp);
      }),
    );
    expect(unfitting).toEqual([]);
  });

  it("gives jobs a location that agrees with itself and dates in order", () => {
    for (const { location, datePosted, validThrough, slug } of jobs) {
      if (location.mode !== "remote")
        expect(location.display, slug).toBe(`${location.city}, ${location.mode}`);
      expect(Date.parse(validThrough), slug).toBeGreaterThan(Date.parse(datePosted));
    }
  });
});

describe("collecting a folder", () => {
  it("refuses a file without an entry, by name", () => {
    expect(() => collect("src/content/jobs", { "./tea-taster.ts": undefined })).toThrow(
      "src/content/jobs/tea-taster.ts",
    );
  });

  it("refuses a slug that is not the file's name", () => {
    expect(() => collect("src/content/jobs", { "./tea-taster.ts": { slug: "taster" } })).toThrow(
      /tea-taster\.ts has the slug "taster"/,
    );
  });

  it("refuses two entries with one number, naming both", () => {
    const entries = [
      { slug: "a", id: 2 },
      { slug: "b", id: 1 },
      { slug: "c", id: 2 },
    ];
    expect(() => inOrder("jobs", entries, (entry) => entry.id)).toThrow("a.ts and c.ts");
    expect(inOrder("jobs", entries.slice(0, 2), (entry) => entry.id)[0]?.slug).toBe("b");
  });
});
