import type { APIRoute, InferGetStaticPropsType } from "astro";
import { company } from "#src/content/company.ts";
import { home } from "#src/content/home.ts";
import { absoluteUrl } from "#src/lib/absolute-url.ts";
import { pathsByDay } from "#src/lib/open-jobs.ts";
import { listedPages } from "#src/lib/pages.ts";

export const getStaticPaths = () => pathsByDay();
type Props = InferGetStaticPropsType<typeof getStaticPaths>;

const groups = { "/careers/": "Openings", "/portfolio/": "Projects", "/tech/": "Technologies" };

/** Overview of the site for language models (https://llmstxt.org). */
export const GET: APIRoute<Props> = ({ props }) => {
  const pages = listedPages(props.open).filter(({ path }) => path !== "/");
  const parts = Object.groupBy(
    pages,
    ({ path }) => Object.entries(groups).find(([start]) => path.startsWith(start))?.[1] ?? "Pages",
  );
  const line = ({ path, title, description }: (typeof pages)[number]) =>
    `- [${title}](${absoluteUrl(path)}): ${description}\n`;
  const text = Object.entries(parts).map(
    ([heading, listed = []]) => `## ${heading}\n\n${listed.map(line).join("")}`,
  );
  return new Response([`# ${company.name}\n\n> ${home.description}\n`, ...text].join("\n"));
};
