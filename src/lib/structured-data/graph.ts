import { absoluteUrl } from "#src/lib/absolute-url.ts";
import type { Crumb, Page } from "#src/lib/page.ts";
import type { ListedPage } from "#src/lib/pages.ts";
import {
  type Node,
  organization,
  organizationId,
  reference,
  siteId,
  website,
} from "./organization.ts";

/** The schema.org nodes of a page: company and site on every page, the others if it is listed. */
export const graphOf = (page: Page | ListedPage): Node[] => [
  organization,
  website,
  ...("mainEntities" in page ? pageNodes(page) : []),
];

function pageNodes(listed: ListedPage): Node[] {
  const { path, type, fullTitle, description, trail, mainEntities } = listed;
  const url = absoluteUrl(path);
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
    ...(mainEntities.length > 0 && {
      mainEntity: mainEntities.map((entity) => reference(entity["@id"] ?? url)),
    }),
  };
  return [page, ...breadcrumbs, ...mainEntities];
}

/** Google requires a URL for every breadcrumb, so levels without a page are left out. */
function breadcrumbList(trail: readonly Crumb[], path: string): Node {
  const steps = trail.filter(({ to }, index) => to !== undefined || index === trail.length - 1);
  return {
    "@type": "BreadcrumbList",
    "@id": `${absoluteUrl(path)}#breadcrumb`,
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(to ?? path),
    })),
  };
}

/** The graph as text for a `script` element. */
export function structuredData(page: Page | ListedPage): string {
  const graph = { "@context": "https://schema.org", "@graph": graphOf(page) };
  // "</script>" in a string would close the element.
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
