import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";

/** What a share image says; `image` and `path` (of the page it is made for) are paths on the site. */
export type SharePage = {
  image: string;
  path: string;
  /** The level above the page, or the page's name where its title is another. */
  section: string | undefined;
  title: string;
  /** Files of the pictures that the page shows, in its order. */
  pictures: string[];
};

/**
 * Reads from a built site which share images its pages ask for. Pages that are the same for a
 * search engine (one canonical address) share one.
 *
 * @throws naming the pages that ask for one image, the page that asks for none or has no heading
 */
export async function sharePages(folder: string, origin: string): Promise<SharePage[]> {
  const found = new Map<string, SharePage>();
  const files = await Array.fromAsync(glob("**/*.html", { cwd: folder }));
  for (const file of files.toSorted()) {
    const page = readPage(await readFile(join(folder, file), "utf8"), file, origin, folder);
    if (!page.image.startsWith("/share/")) continue; // a picture of the entry's own
    const first = found.get(page.image) ?? page;
    if (first.title !== page.title)
      throw new Error(`${file} and ${first.path} ask for the same share image, ${page.image}`);
    found.set(page.image, first);
  }
  return [...found.values()];
}

function readPage(html: string, file: string, origin: string, folder: string): SharePage {
  const root = parse(html);
  const meta = (name: string) =>
    root.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
  const image = meta("image");
  if (!image.startsWith(`${origin}/`))
    throw new Error(`${file}: og:image is not one of the site's own: ${image}`);
  const title = root.querySelector("main h1")?.structuredText.replaceAll(/\s+/g, " ").trim();
  if (!title) throw new Error(`${file}: there is no h1 in main`);
  const crumbs = root
    .querySelectorAll('nav[aria-label="Breadcrumb"] li:not([aria-hidden])')
    .map((crumb) => crumb.text.trim())
    .slice(1);
  return {
    image: image.slice(origin.length),
    path: new URL(meta("url") || file.replace(/\.html$/, ""), `${origin}/`).pathname,
    section: crumbs.length > 1 ? crumbs.at(-2) : crumbs.find((crumb) => crumb !== title),
    title,
    pictures: root
      .querySelectorAll("main img")
      .map((picture) => join(folder, picture.getAttribute("src") ?? "")),
  };
}
