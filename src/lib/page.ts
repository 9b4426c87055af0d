import { company } from "#src/content/company.ts";

export type PageWords = {
  /** What the page is about; the company's name is added. */
  title: string;
  /** One sentence of 50 to 160 characters, shown by search engines. */
  description: string;
};

/** `to` is absent for the page itself and for a level without a page. */
export type Crumb = { label: string; to?: string };

/** Everything said about a page besides the page: its head and its way up. */
export type Page = {
  /** As browsers show it. */
  fullTitle: string;
  description: string;
  /** The page's own address from the root; a page without one is not to be indexed. */
  path: string | undefined;
  /** The breadcrumbs; none on the home page. */
  trail: Crumb[];
  /** Address of the image that is shown where the page is shared; each page has its own. */
  shareImage: string;
};

/** Levels of the address that have a name of their own. */
const levels: Record<string, Crumb> = {
  portfolio: { label: "Portfolio", to: "/portfolio" },
  tech: { label: "Technologies" },
  contact: { label: "Contact Us", to: "/contact" },
  careers: { label: "Careers", to: "/careers" },
};

/** @param name what the last crumb says, where the title is longer than it need be */
export function describePage(
  { title, description }: PageWords,
  path?: string,
  name: string = title,
): Page {
  return {
    fullTitle: `${title} | ${company.name}`,
    description,
    path,
    trail: trailTo(path, name),
    shareImage: new URL(shareImagePath(title, path), company.origin).href,
  };
}

function shareImagePath(title: string, path: string | undefined): string {
  const words = path === "/" ? "home" : (path ?? title);
  const name = words.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
  return `/share/${name.replaceAll(/^-|-$/g, "")}.jpg`;
}

function trailTo(path: string | undefined, name: string): Crumb[] {
  if (path === "/") return [];
  const [level, below] = path?.split("/").filter(Boolean) ?? [];
  const parent = level !== undefined && below !== undefined ? levels[level] : undefined;
  return [{ label: "Home", to: "/" }, ...(parent ? [parent] : []), { label: name }];
}
