import { join } from "node:path";
import { parse } from "node-html-parser";

export type SharePage = ReturnType<typeof readPage>;

/**
 * What a page of a built site wants of its share image.
 * @param file the page, from the site's folder on
 * @param origin the site's own
 */
export function readPage(html: string, file: string, folder: string, origin: string) {
  const root = parse(html);
  const meta = (name: string) =>
    root.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
  const title = root.querySelector("main h1")?.structuredText.replaceAll(/\s+/g, " ").trim() ?? "";
  const crumbs = root
    .querySelectorAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])')
    .map((crumb) => crumb.text.trim())
    .slice(1);
  return {
    /** Its path on the site. */
    image: new URL(meta("image")).pathname,
    /** The page's, or that of the page it is the same as for a search engine. */
    path: new URL(meta("url") || file.replace(/\.html$/, ""), `${origin}/`).pathname,
    /** The level above the page, or the page's name where its title is another. */
    section: crumbs.length > 1 ? crumbs.at(-2) : crumbs.find((crumb) => crumb !== title),
    title,
    /** Files of the pictures that the page shows, in its order. */
    pictures: root
      .querySelectorAll("main img")
      .map((picture) => join(folder, picture.getAttribute("src") ?? "")),
  };
}
