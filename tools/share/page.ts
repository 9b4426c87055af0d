import { join } from "node:path";
import { parse } from "node-html-parser";

export type SharePage = ReturnType<typeof readPage>;

/**
 * Reads from a built page what its share image shows.
 * @param file the page's path within `folder`
 * @param folder the built site
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
    /** URL path of the share image. */
    image: new URL(meta("image")).pathname,
    /** The canonical URL path. */
    path: new URL(meta("url") || file.replace(/\.html$/, ""), `${origin}/`).pathname,
    /** The parent's name or, on the top level, the page's own if its title differs. */
    section: crumbs.length > 1 ? crumbs.at(-2) : crumbs.find((crumb) => crumb !== title),
    title,
    /** Files of the page's pictures, in page order. */
    pictures: root
      .querySelectorAll("main img")
      .map((picture) => join(folder, picture.getAttribute("src") ?? "")),
  };
}
