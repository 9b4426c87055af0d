import type { APIContext } from "astro";
import { expect, it } from "vitest";
import { shareCards } from "#src/lib/share/cards.ts";
import { listedPages } from "#src/lib/listed-pages.ts";
import { openJobs } from "#src/lib/open-jobs.ts";
import { presentLinks } from "#src/lib/present-pages.ts";
import { GET as siteFacts } from "#src/pages/site-facts.json.ts";
import { laterJobs } from "./jobs.ts";
import { navigation } from "./navigation.ts";
import { laterProjects, projects } from "./projects.ts";
import { services } from "./services.ts";
import { testimonials } from "./testimonials.ts";

const later = [
  ...laterJobs.map(({ slug, title }) => ({ page: `/careers/${slug}`, slug, title })),
  ...laterProjects.map(({ slug, title }) => ({ page: `/portfolio/${slug}`, slug, title })),
];

it("shows nothing of an entry before its first day, and no link to it", async () => {
  expect(later.map(({ slug }) => slug)).toEqual(["redaktion", "fahrplan"]);
  const shown = JSON.stringify([
    listedPages(),
    shareCards(),
    openJobs,
    projects,
    await (await siteFacts({} as APIContext)).json(),
    navigation.footerGroups.map(({ links }) => presentLinks(links)),
    services.sections.map((service) => service.projects),
    testimonials.map(({ project }) => project),
  ]);
  for (const { page, slug, title } of later)
    for (const it of [page, `"${slug}"`, `"${title}"`]) expect(shown).not.toContain(it);
  expect(JSON.stringify(navigation.footerGroups)).toContain(later[1]?.page);
});
