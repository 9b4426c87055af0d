import type { Crumb, Page } from "#src/lib/page.ts";
import type { ListedPage } from "#src/lib/pages.ts";
import {
  absolute,
  type Node,
  organization,
  organizationId,
  reference,
  siteId,
  website,
} from "./organization.ts";

/** All that is said about one page: the company and the site on each, the rest where it applies. */
export const graphOf = (page: Page | ListedPage): Node[] => [
  organization,
  website,
  ...("isAbout" in page ? pageNodes(page) : []),
];

function pageNodes(listed: ListedPage): Node[] {
  const { path, type, fullTitle, description, trail, isAbout } = listed;
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
    ...(isAbout.length > 0 && {
      mainEntity: isAbout.map((entity) => reference(entity["@id"] ?? url)),
    }),
  };
  return [page, ...breadcrumbs, ...isAbout];
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

/** A page's graph as the text of a script element. */
export function structuredData(page: Page | ListedPage): string {
  const graph = { "@context": "https://schema.org", "@graph": graphOf(page) };
  // "</script>" in a text would end the element.
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
