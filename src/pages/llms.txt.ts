import type { APIRoute } from "astro";
import { page as words } from "#words";
import { company } from "#src/entries/company.ts";
import { home } from "#src/entries/home.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { listedPages } from "#src/lib/listed-pages.ts";

const groups = {
  "/articles/": words.articles,
  "/careers/": words.openings,
  "/portfolio/": words.projects,
  "/tech/": words.technologies,
};

/** Overview of the site for language models (https://llmstxt.org). */
export const GET: APIRoute = () => {
  const pages = listedPages().filter(({ path }) => path !== "/");
  const parts = Object.groupBy(
    pages,
    ({ path }) =>
      Object.entries(groups).find(([start]) => path.startsWith(start))?.[1] ?? words.pages,
  );
  const line = ({ path, title, description }: (typeof pages)[number]) =>
    `- [${title}](${absoluteUrl(path)}): ${description}\n`;
  const text = Object.entries(parts).map(
    ([heading, listed = []]) => `## ${heading}\n\n${listed.map(line).join("")}`,
  );
  return new Response([`# ${company.name}\n\n> ${home.description}\n`, ...text].join("\n"));
};
