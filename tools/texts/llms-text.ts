import type { PageHead } from "./page-heads.ts";

const groups: [heading: string, below: string][] = [
  ["Openings", "/careers/"],
  ["Projects", "/portfolio/"],
  ["Technologies", "/tech/"],
];

/**
 * The site in one text for language models (https://llmstxt.org): what it is, then every page with
 * its description, as search engines see them.
 * @throws when there is no home page
 */
export function llmsText(name: string, pages: readonly PageHead[]): string {
  const home = pages.find(({ path }) => path === "/");
  if (!home) throw new Error("The built site has no home page");
  const inGroup = (below: string) => pages.filter(({ path }) => path.startsWith(below));
  const others = pages.filter(
    (page) => page !== home && !groups.some(([, below]) => page.path.startsWith(below)),
  );
  const parts = [
    ["Pages", others] as const,
    ...groups.map(([heading, below]) => [heading, inGroup(below)] as const),
  ].filter(([, listed]) => listed.length > 0);
  const line = ({ title, address, description }: PageHead) =>
    `- [${title.replace(` | ${name}`, "")}](${address}): ${description}`;
  return [
    `# ${name}\n\n> ${home.description}\n`,
    ...parts.map(([heading, listed]) => `## ${heading}\n\n${listed.map(line).join("\n")}\n`),
  ].join("\n");
}
