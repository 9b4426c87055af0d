import type { MetaDescriptor } from "react-router";
import { company } from "#src/content/company.ts";

export type PageWords = {
  /** What the page is about; the company's name is added. */
  title: string;
  /** One sentence of 50 to 160 characters, shown by search engines. */
  description: string;
};

/** `to` is absent for the page itself and for a level without a page. */
export type Crumb = { label: string; to?: string };

/** Levels of the address that have a name of their own. */
const levels: Record<string, Crumb> = {
  portfolio: { label: "Portfolio", to: "/portfolio" },
  tech: { label: "Technologies" },
  contact: { label: "Contact Us", to: "/contact" },
  careers: { label: "Careers", to: "/careers" },
};

/**
 * Everything said about a page besides the page: its head and its way up.
 *
 * @param path the page's own address from the root; without one it is not to be indexed
 * @param name what the last crumb says, where the title is longer than it need be
 * @returns `fullTitle` as browsers show it, `meta` for the route's meta export, `trail` for the breadcrumbs (empty on home)
 */
export function describePage(
  { title, description }: PageWords,
  path?: string,
  name: string = title,
): { fullTitle: string; meta: MetaDescriptor[]; trail: Crumb[] } {
  return {
    fullTitle: fullTitleOf(title),
    meta: head(title, description, path),
    trail: trail(path, name),
  };
}

const fullTitleOf = (title: string) => `${title} | ${company.name}`;

function head(title: string, description: string, path: string | undefined): MetaDescriptor[] {
  const fullTitle = fullTitleOf(title);
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: "website" },
    { property: "og:image", content: new URL(shareImage(title, path), company.origin).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${fullTitle}: the words beside a picture in an arch` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (path === undefined) return [...tags, { name: "robots", content: "noindex" }];
  const address = new URL(path, company.origin).href;
  return [
    ...tags,
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

/** Where the build puts the image a page shows when it is shared; no two pages have the same. */
function shareImage(title: string, path: string | undefined): string {
  const words = path === "/" ? "home" : (path ?? title);
  const name = words.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
  return `/share/${name.replaceAll(/^-|-$/g, "")}.jpg`;
}

function trail(path: string | undefined, name: string): Crumb[] {
  if (path === "/") return [];
  const [level, below] = path?.split("/").filter(Boolean) ?? [];
  const parent = level !== undefined && below !== undefined ? levels[level] : undefined;
  return [{ label: "Home", to: "/" }, ...(parent ? [parent] : []), { label: name }];
}
