import { openJobs } from "#src/lib/open-jobs.ts";
import type { Crumb } from "#src/lib/page.ts";
import {
  absolute,
  type Node,
  organization,
  organizationId,
  reference,
  siteId,
  website,
} from "./organization.ts";
import { describedPages, type DescribedPage } from "./pages.ts";

/**
 * All that is said about one page: the company and the site on each, the rest where it applies.
 * @param open the openings of the day it is said on
 */
export function graphOf(path: string | undefined, open = openJobs): Node[] {
  const page = describedPages(open).find((described) => described.path === path);
  return [organization, website, ...(page ? pageNodes(page) : [])];
}

function pageNodes(described: DescribedPage): Node[] {
  const { path, type, fullTitle, description, trail, entities } = described;
  const url = absolute(path);
  const breadcrumbs = trail.length > 0 ? [breadcrumbList(trail, path)] : [];
  const page: Node = {
    "@type": type,
    "@id": `${url}#webpage`,
    url,
    name: fullTitle,
    description,
    inLanguage: "en-US",
    isPartOf: reference(siteId),
    ...(path === "/" && { about: reference(organizationId) }),
    ...(breadcrumbs[0]?.["@id"] && { breadcrumb: reference(breadcrumbs[0]["@id"]) }),
    ...(entities.length > 0 && {
      mainEntity: entities.map((entity) => reference(entity["@id"] ?? url)),
    }),
  };
  return [page, ...breadcrumbs, ...entities];
}

/**
 * The way up as the page shows it. Every item needs an address (Google, "Breadcrumb"), so a level
 * without a page of its own is left out; the last is the page itself.
 */
function breadcrumbList(trail: readonly Crumb[], path: string): Node {
  const steps = trail.filter(({ to }, index) => to !== undefined || index === trail.length - 1);
  return {
    "@type": "BreadcrumbList",
    "@id": `${absolute(path)}#breadcrumb`,
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(to ?? path),
    })),
  };
}

/**
 * A page's graph as the text of a script element.
 * @param path the page's own address; pages without one say nothing of themselves
 * @param open the openings of the day it is said on
 */
export function structuredData(path: string | undefined, open = openJobs): string {
  const graph = { "@context": "https://schema.org", "@graph": graphOf(path, open) };
  // "</script>" in a text would end the element.
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
