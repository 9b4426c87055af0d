import type { APIRoute } from "astro";
import { company } from "#src/content/company.ts";
import { home } from "#src/content/home.ts";
import { describedPages } from "#src/lib/structured-data/pages.ts";

const groups = { Openings: "/careers/", Projects: "/portfolio/", Technologies: "/tech/" };

/** The site in one text for language models (https://llmstxt.org): what it is, and every page with its description. */
export const GET: APIRoute = () => {
  const pages = describedPages().filter(({ path }) => path !== "/");
  const below = Object.values(groups);
  const parts = {
    Pages: pages.filter(({ path }) => !below.some((start) => path.startsWith(start))),
    ...Object.fromEntries(
      Object.entries(groups).map(([heading, start]) => [
        heading,
        pages.filter(({ path }) => path.startsWith(start)),
      ]),
    ),
  };
  const line = ({ path, words }: (typeof pages)[number]) =>
    `- [${words.title}](${new URL(path, company.origin).href}): ${words.description}`;
  const text = Object.entries(parts)
    .filter(([, listed]) => listed.length > 0)
    .map(([heading, listed]) => `## ${heading}\n\n${listed.map(line).join("\n")}\n`);
  return new Response([`# ${company.name}\n\n> ${home.description}\n`, ...text].join("\n"));
};
