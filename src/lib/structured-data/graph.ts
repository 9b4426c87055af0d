import { absoluteUrl } from "#src/lib/absolute-url.ts";
import type { Crumb, Page } from "#src/lib/page-description.ts";
import type { ListedPage } from "#src/lib/listed-pages.ts";
import { companyDetails, type Node, organization, website } from "./organization.ts";

/** The schema.org nodes of a page: company and site on every page, the others if it is listed. */
export const graphOf = (page: Page | ListedPage): Node[] => [
  page.path === "/" ? { ...organization, ...companyDetails } : organization,
  website,
  ...(page.path && page.trail.length > 0
    ? [breadcrumbList(page.trail, absoluteUrl(page.path))]
    : []),
  ...("mainEntities" in page ? page.mainEntities : []),
];

/** Google requires a URL for every breadcrumb, so levels without a page are left out. */
function breadcrumbList(trail: readonly Crumb[], url: string): Node {
  const steps = trail.filter(({ to }, index) => to !== undefined || index === trail.length - 1);
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumb`,
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to === undefined ? url : absoluteUrl(to),
    })),
  };
}

/** The graph as text for a `script` element. */
export function structuredData(page: Page | ListedPage): string {
  const graph = { "@context": "https://schema.org", "@graph": graphOf(page) };
  // "</script>" in a string would close the element.
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
