import { expect, it } from "vitest";
import { about } from "#src/entries/about.ts";
import { apps } from "#src/entries/apps.ts";
import { careers } from "#src/entries/careers.ts";
import { home } from "#src/entries/home.ts";
import { jobs } from "#src/entries/jobs.ts";
import { portfolio } from "#src/entries/portfolio.ts";
import { detailedProjects, projects } from "#src/entries/projects.ts";
import { services } from "#src/entries/services.ts";
import { technologies } from "#src/entries/technologies.ts";
import { testimonials } from "#src/entries/testimonials.ts";
import { specified } from "./specified.ts";

/* How many of each thing this company promises. There may be more; the engine shows any number. */

it.each<[what: string, count: number, things: readonly unknown[] | undefined]>([
  ["figures in the hero", 4, home.hero.stats],
  ["code samples", 3, home.hero.samples],
  ["service cards on Home", 6, home.services?.cards],
  ["statistics", 4, home.statistics?.tiles],
  ["groups of technologies", 4, home.technologies?.groups],
  ["testimonials", 8, testimonials],
  ["values", 3, about.values?.items],
  ["awards", 4, about.awards?.items],
  ["services", 6, services.sections],
  ["ways to work together", 3, services.ways?.items],
  ["pictures of the culture", 4, careers.culture?.pictures],
  ["highlights of the culture", 2, careers.culture?.highlights],
  ["columns of benefits", 3, careers.benefits?.columns],
  ["departments", 6, careers.openings.departments],
  ["openings", 6, jobs],
  ["projects", 22, projects],
  ["projects with a page", 3, detailedProjects],
  ["filters of projects", 4, portfolio.filters],
  ["apps", 2, apps.apps],
  ["reasons for our apps", 3, apps.why?.blurbs],
  ["technology pages", 12, technologies],
])("there are as many %s as promised: %i", (_, count, things = []) => {
  expect(things.length).toBeGreaterThanOrEqual(count);
});

it("each specified opening has five requirements or more", () => {
  const openings = jobs.filter(({ title }) => specified.openings.includes(title));
  expect(openings).toHaveLength(specified.openings.length);
  for (const { slug, requirements } of openings)
    expect(requirements.length, slug).toBeGreaterThanOrEqual(5);
});
