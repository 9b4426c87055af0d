import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { brands } from "../../tools/assets/brands.ts";
import { about } from "./about.ts";
import { apps } from "./apps.ts";
import { careers } from "./careers.ts";
import { collect, inOrder } from "./collect.ts";
import { jobs } from "./jobs/index.ts";
import { portfolio, stackIcons } from "./portfolio.ts";
import { detailedProjects, projectOf, projects } from "./projects/index.ts";
import { services } from "./services.ts";
import { technologies, technologyOf } from "./technologies/index.ts";
import { stackNames } from "./types/project.ts";
import { serviceAliases } from "./types/service.ts";
import type { StackName } from "./types/project.ts";

const lucide = createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as {
  icons: Record<string, unknown>; // a data file, typed by what is read of it
};
const contentModules = import.meta.glob(["./**/*.ts", "!./**/*.test.ts"], { eager: true });

/** Every value under a key of that name, anywhere in the content, with the file it is in. */
function valuesOf(key: string): { file: string; value: string }[] {
  const found: { file: string; value: string }[] = [];
  const visit = (file: string, node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === key && typeof value === "string") found.push({ file, value });
      else visit(file, value);
    }
  };
  for (const [file, module] of Object.entries(contentModules)) visit(file, module);
  return found;
}

/** What the specification lists; more may follow. */
const specifiedProjects = projects.slice(0, 22);
const specifiedTechnologies = technologies.slice(0, 12);

describe("counts and names the specification fixes", () => {
  it("keeps one of the twelve technologies out of the menu", () => {
    expect(
      specifiedTechnologies.filter((entry) => !entry.inMenu).map((entry) => entry.slug),
    ).toEqual(["mobile"]);
  });

  it("has six service cards where decision 32 wants six, four elsewhere", () => {
    const six = specifiedTechnologies.filter((entry) => entry.services.cards.length === 6);
    expect(six.map((entry) => entry.slug).toSorted()).toEqual([
      "flutter",
      "ios",
      "nextjs",
      "nodejs",
      "react",
      "react-native",
    ]);
    const others = specifiedTechnologies.filter((entry) => !six.includes(entry));
    expect(others.every((entry) => entry.services.cards.length === 4)).toBe(true);
  });

  it("has four points on each technology page, three on Figma's", () => {
    for (const { slug, why } of specifiedTechnologies) {
      expect(why.points, slug).toHaveLength(slug === "figma" ? 3 : 4);
    }
  });

  it("names the technology pages as decision 32 does", () => {
    expect(specifiedTechnologies.map((entry) => entry.h1)).toEqual([
      "React Development",
      "Next.js Development",
      "Angular Development",
      "Node.js Development",
      "Python Development",
      "Android Development",
      "React Native Development",
      "Flutter Development",
      "iOS App Development",
      "Mobile Development",
      "Figma Design",
      "Database Development",
    ]);
  });

  it("names the iOS services and points as specified", () => {
    const { services: grid, why } = technologyOf("ios");
    expect(grid.cards.map((card) => card.title)).toEqual([
      "Swift & SwiftUI",
      "Native Performance",
      "App Security",
      "App Store Deployment",
      "Performance Optimization",
      "API Integration",
    ]);
    expect(why.points.map((point) => point.title)).toEqual([
      "Premium User Experience",
      "Security & Privacy",
      "Performance & Reliability",
      "App Store Success",
    ]);
  });

  it("lists the six openings of the table", () => {
    expect(
      jobs
        .slice(0, 6) // a later opening is one more file, and no change here
        .map((job) => [job.title, job.department, job.location.display, job.experience]),
    ).toEqual([
      ["Senior React Developer", "Engineering", "San Francisco, hybrid", "5+ years"],
      ["UX/UI Designer", "Design", "Remote", "3+ years"],
      ["DevOps Engineer", "DevOps", "London, on-site", "4+ years"],
      ["Data Scientist", "Data Science", "Remote", "3+ years"],
      ["Quality Assurance Engineer", "QA", "Berlin, hybrid", "2+ years"],
      ["Product Manager", "Product", "New York, hybrid", "4+ years"],
    ]);
  });

  it("lists the 22 projects in the specified order", () => {
    expect(specifiedProjects.map((project) => project.title).join(", ")).toBe(
      "Cyber Guardians, TakeNote, IamaDesigner, Ital Plastick, Fazal Shawl, Card Club, HQRE, " +
        "FreedomPay Universe, Global Swift US, Global Swift ASIA, Chauffeurs Australia, " +
        "Lavande by Lara, Ambrella Art, Passu Cones Hotel, Duclair Foundation, Data Force, " +
        "Key Coin, Keycoin, Naseebi, NCS, Rooi Boos, Wedding Mubarak",
    );
    expect(projects.map((project) => project.order)).toEqual(projects.map((_, index) => index + 1));
  });

  it("files the projects as decision 8 does, three of them with a page", () => {
    const titles = (...category: string[]) =>
      specifiedProjects
        .filter((project) => project.category.join() === category.join())
        .map((project) => project.title);
    const both = ["Cyber Guardians", "TakeNote", "IamaDesigner"];
    expect(titles("Website Development", "App Development")).toEqual(both);
    expect(titles("App Development")).toEqual([
      "Card Club",
      "FreedomPay Universe",
      "Key Coin",
      "Naseebi",
      "Wedding Mubarak",
    ]);
    expect(titles("Website Development")).toHaveLength(14);
    expect(detailedProjects.map((project) => project.title)).toEqual(both);
  });

  it("names departments, filters, values, awards, benefits and apps as specified", () => {
    expect(careers.openings.departments).toEqual([
      "All",
      "Engineering",
      "Design",
      "Product",
      "Data Science",
      "DevOps",
      "QA",
    ]);
    expect(portfolio.filters.map((filter) => filter.name)).toEqual([
      "All",
      "Website Development",
      "App Development",
      "UI/UX Designs",
    ]);
    expect(about.values.items.map((value) => value.title)).toEqual([
      "Excellence",
      "Innovation",
      "Integrity",
    ]);
    expect(about.awards.items.map((award) => award.title)).toEqual([
      "Best Software Innovator 2024",
      "Client Satisfaction Leader",
      "Top Rated Development Partner",
      "Excellence in Cloud Solutions",
    ]);
    expect(careers.benefits.columns.map((column) => column.title)).toEqual([
      "Health & Wellness",
      "Professional Growth",
      "Work-Life Balance",
    ]);
    expect(apps.apps.map((app) => [app.name, app.rating, app.downloads])).toEqual([
      ["Mojito VPN", 4.8, "1M+"],
      ["AI Image Generator", 4.9, "500K+"],
    ]);
  });
});

describe("references", () => {
  it("puts each alias in the section decision 4 names", () => {
    const place = Object.fromEntries(
      services.sections.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id])),
    );
    expect(place).toEqual({
      "machine-learning": "data-science-ai",
      "seo-optimization": "seo-digital-marketing",
      "digital-marketing": "seo-digital-marketing",
    });
    expect(Object.keys(place).toSorted()).toEqual([...serviceAliases].toSorted());
  });

  it("leads only to screens and sections that exist", () => {
    const anchors = services.sections.flatMap(({ id, aliases }) => [id, ...aliases]);
    const known = new Set([
      "/",
      "/services",
      "/about",
      "/careers",
      "/portfolio",
      "/our-apps",
      "/privacy",
      "/contact",
      ...anchors.map((anchor) => `/services#${anchor}`),
      ...technologies.map((entry) => `/tech/${entry.slug}`),
      ...detailedProjects.map((project) => `/portfolio/${project.slug}`),
    ]);
    const links = valuesOf("to");
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !known.has(link.value))).toEqual([]);
  });

  it("names only icons that are installed", () => {
    const known = (name: string) =>
      name.startsWith("brand-") ? name.slice("brand-".length) in brands : name in lucide.icons;
    const icons = valuesOf("icon");
    expect(icons.length).toBeGreaterThan(80);
    expect(icons.filter((icon) => !known(icon.value))).toEqual([]);
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
    for (const { slug, projects: slugs } of technologies) {
      for (const project of slugs.map(projectOf)) {
        const wanted = fitting[slug];
        const fits = wanted === undefined || project.stack.some((name) => wanted.includes(name));
        expect(fits, `${project.slug} on ${slug}`).toBe(true);
        if (technologyOf(slug).group === "Mobile") {
          expect(project.category, `${project.slug} on ${slug}`).toContain("App Development");
        }
      }
    }
  });

  it("leads from every mobile technology to the mobile page (decision 26)", () => {
    for (const { slug, group, seeAlso } of technologies) {
      if (group !== "Mobile" || slug === "mobile") continue;
      expect(
        seeAlso.map((link) => link.technology),
        slug,
      ).toContain("mobile");
    }
  });

  it("uses each stack name somewhere, and has an icon for each", () => {
    const used = new Set(projects.flatMap((project) => project.stack));
    expect(stackNames.filter((name) => !used.has(name))).toEqual([]);
    expect(Object.keys(stackIcons)).toEqual([...stackNames]);
  });

  it("gives jobs a location that agrees with itself and dates in order", () => {
    for (const { location, datePosted, validThrough, slug } of jobs) {
      if (location.mode !== "remote") {
        expect(location.display, slug).toBe(`${location.city}, ${location.mode}`);
      }
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
