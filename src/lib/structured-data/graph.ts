import { describePage } from "#src/lib/page.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { absolute, type Node, reference } from "./node.ts";
import { organization, organizationId, siteId, website } from "./organization.ts";
import { describedPages, type DescribedPage } from "./pages.ts";

/** All that is said about one page: the company and the site on each, the rest where it applies. */
export function graphOf(pathname: string): Node[] {
  const path = pathname.replace(/(?<=.)\/$/, "");
  // Every section's address is the Services screen (docs/decisions: its canonical one is /services).
  const canonical = path.startsWith("/services/") ? "/services" : path;
  const page = describedPages().find((described) => described.path === canonical);
  return [organization(), website(), ...(page ? pageNodes(page) : [])];
}

function pageNodes({ path, type, words, name, entities }: DescribedPage): Node[] {
  const { trail, fullTitle } = describePage(words, path, name);
  const url = absolute(path);
  const breadcrumbs = trail.length > 0 ? [breadcrumbList(trail, path)] : [];
  const page: Node = {
    "@type": type,
    "@id": `${url}#webpage`,
    url,
    name: fullTitle,
    description: words.description,
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
 * Puts a page's graph at the end of its head. In finished HTML and not through React: mounting any
 * script element in the browser throws under the site's Trusted Types policy, and no visitor needs
 * these bytes a second time (docs/decisions/0011).
 * @throws when the page has no head to put it into
 */
export function addStructuredData(html: string, pathname: string): string {
  const graph = { "@context": "https://schema.org", "@graph": graphOf(pathname) };
  // "</script>" in a text would end the element.
  const json = JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
  if (!html.includes("</head>")) throw new Error(`The page ${pathname} has no head`);
  return html.replace(
    "</head>",
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
