import { company } from "#src/content/company.ts";
import { sharedPicture } from "#src/lib/pictures/own-pictures.ts";
import type { PageMeta } from "#src/content/schemas/fields.ts";

/** `to` is absent for the page itself and for a level without a page. */
export type Crumb = { label: string; to?: string };

/** Levels of the address that have a name of their own. */
const levels: Record<string, Crumb> = {
  portfolio: { label: "Portfolio", to: "/portfolio" },
  tech: { label: "Technologies" },
  contact: { label: "Contact Us", to: "/contact" },
  careers: { label: "Careers", to: "/careers" },
};

/** `name`: what the last crumb says, where the title is longer than it need be. */
type Meta = PageMeta & { name?: string };

/**
 * Everything said about a page besides the page: its head and its way up.
 * @param path its own address from the root; a page without one is not to be indexed
 */
export const describePage = (
  { title, description, shareImage, shareImageAlt, name = title }: Meta,
  path?: string,
) => ({
  title,
  fullTitle: fullTitleOf(title),
  description,
  path,
  /** The breadcrumbs; none on the home page. */
  trail: trailTo(path, name),
  /** Address of the image that is shown where the page is shared; each page has its own. */
  shareImage: new URL(
    shareImage === undefined
      ? drawnCardPath(title, path)
      : sharedPicture(shareImage, shareImageAlt),
    company.origin,
  ).href,
  shareImageAlt: shareImageAlt ?? `${fullTitleOf(title)}: the words beside a picture in an arch`,
});
export type Page = ReturnType<typeof describePage>;

const fullTitleOf = (title: string) => `${title} | ${company.name}`;

function drawnCardPath(title: string, path: string | undefined): string {
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
