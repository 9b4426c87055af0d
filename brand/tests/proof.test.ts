import { expect, it } from "vitest";
import { home } from "#src/content/home.ts";
import { detailedProjects, projectOf, projects } from "#src/content/projects.ts";
import { services } from "#src/content/services.ts";
import { technologyOf } from "#src/content/technologies.ts";
import { testimonials } from "#src/content/testimonials.ts";

/* Claims in one place that content in another place has to back up. */

it("names the project or the work of every testimonial", () => {
  const quoted = testimonials.filter(({ project }) => project);
  expect(quoted.length).toBeGreaterThan(0);
  for (const { slug, company, project = "" } of quoted)
    expect(projectOf(project).client, slug).toBe(company);
  for (const { slug, project, work } of testimonials) expect(project ?? work, slug).toBeTruthy();
});

it("has a testimonial for each project with a page", () => {
  const quoted = testimonials.map(({ project }) => project);
  expect(quoted).toEqual(expect.arrayContaining(detailedProjects.map(({ slug }) => slug)));
});

it("recommends only technologies that projects or services use", () => {
  const bare = (name: string) => name.toLowerCase().replace(/\.?js$/, "");
  const pages = services.sections.flatMap(({ technologies: used }) => used?.slugs ?? []);
  const used = new Set(
    [
      ...projects.flatMap(({ stack, detail }) => [...stack, ...(detail?.technologies ?? [])]),
      ...pages.map((slug) => technologyOf(slug).name),
    ].map(bare),
  );
  const told = services.sections.map(({ tools }) => tools ?? "").join(" ");
  const recommended = (home.technologies?.groups ?? []).flatMap(({ items }) => items);
  expect(recommended.length).toBeGreaterThan(0);
  const unused = recommended
    .map(({ name }) => name)
    .filter((name) => !used.has(bare(name)))
    .filter((name) => !new RegExp(`\\b${RegExp.escape(name)}\\b`).test(told));
  expect(unused).toEqual([]);
});
