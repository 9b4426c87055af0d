import { expect, it } from "vitest";
import { home } from "#src/entries/home.ts";
import { projectOf, projects } from "#src/entries/projects.ts";
import { services } from "#src/entries/services.ts";
import { technologies, technologyOf } from "#src/entries/technologies.ts";
import { testimonials } from "#src/entries/testimonials.ts";
import { readBuiltPages } from "#tests/support/journeys/built.ts";

/*
 * Claims in one entry that another one should back up. Advice, shown with the test's result: whoever changes one of the
 * entries may be about to change the other.
 */

it("compares claims", async ({ annotate }) => {
  const claims = [...quotes(), ...tools(), ...stacks(), ...(await repeatedVoices())];
  for (const claim of claims) await annotate(claim);
  expect(testimonials.length + projects.length).toBeGreaterThan(0);
});

/** The client of a project is the company of who is quoted about it. */
const quotes = () =>
  testimonials.flatMap(({ slug, company, project }) => {
    const client = project === undefined ? company : projectOf(project).client;
    return client === company ? [] : [`${slug} is of ${company}, the project's client ${client}`];
  });

/** Recommended technologies are used by a project, or mentioned by a service. */
function tools() {
  const bare = (name: string) => name.toLowerCase().replace(/\.?js$/, "");
  const pages = services.sections.flatMap(({ technologies: used }) => used?.slugs ?? []);
  const used = new Set(
    [
      ...projects.flatMap(({ stack, detail }) => [...stack, ...(detail?.technologies ?? [])]),
      ...pages.map((slug) => technologyOf(slug).name),
    ].map(bare),
  );
  const told = services.sections.map(({ tools: others }) => others ?? "").join(" ");
  return (home.technologies?.groups ?? [])
    .flatMap(({ items }) => items.map(({ name }) => name))
    .filter((name) => !used.has(bare(name)))
    .filter((name) => !new RegExp(`\\b${RegExp.escape(name)}\\b`).test(told))
    .map((name) => `No project uses ${name}, and no service mentions it`);
}

/** Projects on a technology's page were built with it. */
function stacks() {
  const names: Record<string, readonly string[]> = {
    react: ["ReactJs"],
    nextjs: ["NextJs"],
    nodejs: ["NodeJs"],
    python: ["Python"],
    database: ["MySQL", "MongoDB"],
    android: ["Java"],
    "react-native": ["ReactJs"],
  };
  return technologies.flatMap(({ slug, group, projects: shown }) =>
    shown
      .map(projectOf)
      .filter(({ stack, category }) => {
        const hasStack = !names[slug] || stack.some((name) => names[slug]?.includes(name));
        const isApp = category.some((name) => name === "App Development");
        return !hasStack || (group === "Mobile" && !isApp);
      })
      .map(({ title }) => `${title} was not built with ${slug}`),
  );
}

/** Nobody says the same sentence on more than three pages. */
async function repeatedVoices() {
  const places = new Map<string, string[]>();
  // The pages below /services/ are that page, opened at a section.
  const pages = (await readBuiltPages()).filter(({ path }) => !path.startsWith("/services/"));
  for (const { path, root } of pages)
    for (const { text } of root.querySelectorAll("main li p"))
      if (/^“.+”$/.test(text)) places.set(text, [...(places.get(text) ?? []), path]);
  return [...places]
    .filter(([, paths]) => paths.length > 3)
    .map(([sentence, paths]) => `${sentence} is on ${paths.join(", ")}`);
}
