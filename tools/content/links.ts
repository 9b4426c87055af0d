import { glob } from "node:fs/promises";
import type { Project } from "../../src/content/schemas/project.ts";
import type { Entry, KindName } from "./entries.ts";
import type { Text } from "./texts.ts";

/** Pages that are made one an entry: src/pages/<folder>/[slug].astro. */
const pagesOfEntries: Partial<Record<KindName, string>> = {
  jobs: "/careers",
  projects: "/portfolio",
  services: "/services",
  technologies: "/tech",
};

/** One sentence for each link of an entry to this site (`to`) that leads nowhere. */
export async function brokenAddresses(
  root: string,
  entries: readonly Entry[],
  texts: readonly Text[],
) {
  const pages = await pagesOf(root, entries);
  const anchors = anchorsOf(entries);
  return texts.flatMap(({ where, text }) => {
    if (!/[. ]to$/.test(where) || !text.startsWith("/")) return [];
    const { pathname, hash } = new URL(text, "https://site.invalid");
    if (!pages.has(pathname))
      return [
        `${where} leads to ${pathname}, which is no page; it could be ${near(pathname, pages)}`,
      ];
    const known = anchors.get(pathname);
    if (hash === "" || !known || known.includes(hash)) return [];
    return [
      `${where} leads to ${hash}, which ${pathname} has not; it could be ${known.join(", ")}`,
    ];
  });
}

async function pagesOf(root: string, entries: readonly Entry[]): Promise<Set<string>> {
  const files = await Array.fromAsync(glob("**/*.astro", { cwd: `${root}/src/pages` }));
  const written = files
    // Of services/[...section] there is the address without a section as well.
    .map(
      (file) => `/${file.replaceAll(/\[\.{3}\w+\]\/?/g, "").replace(/(?:index|\/)?\.astro$/, "")}`,
    )
    .filter((path) => !/\[|\/_|\/404$/.test(path));
  const made = entries.flatMap((entry) => {
    const folder = pagesOfEntries[entry.collection];
    return folder !== undefined && hasPage(entry) ? [`${folder}/${entry.id}`] : [];
  });
  return new Set([...written, ...made]);
}

/** A wrong entry is named already: what leads to its page is not. */
const hasPage = ({ collection, data }: Entry) =>
  collection !== "projects" || data === undefined || (data as Project).detail !== undefined; // its schema's

/** Sections that follow the services (src/sections/services). */
const aroundServices = ["steps", "ways", "questions"];

/** Of the pages whose anchors are entries; the build follows the others (tools/site/broken-links.ts). */
function anchorsOf(entries: readonly Entry[]) {
  const services = entries.filter(({ collection }) => collection === "services");
  const ids = services.flatMap(({ id, written: { aliases } }) => [
    id,
    ...(Array.isArray(aliases) ? aliases : []),
  ]);
  return new Map([["/services", [...ids, ...aroundServices].map((id) => `#${id}`)]]);
}

/** The pages in the same folder, or those at the top. */
function near(path: string, pages: ReadonlySet<string>): string {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const beside = [...pages].filter(
    (page) => page.startsWith(folder) && !page.slice(folder.length).includes("/"),
  );
  const top = [...pages].filter((page) => page.lastIndexOf("/") === 0);
  return (beside.length > 0 ? beside : top).toSorted().join(", ");
}
