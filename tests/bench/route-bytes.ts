import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type HTMLElement, parse } from "node-html-parser";
import { pageModules } from "../../tools/site/page-modules.ts";

/** Bytes a page costs a first visitor, brotli where it is compressed. */
export type RouteBytes = {
  /** With its styles. */
  HTML: number;
  /** The part of the page that is styles, compressed by itself. */
  CSS: number;
  /** What the page's scripts import, and those in turn; not what they load later. */
  JavaScript: number;
  fonts: number;
  /** Pictures that do not wait until they are near, and the icons. */
  images: number;
};

/**
 * Weighs a page of the build from its files alone, so that no browser and no clock is needed.
 * @param site a built site with its `.br` files
 * @param file the page, such as `careers.html`
 */
export async function routeBytes(site: string, file: string): Promise<RouteBytes> {
  const html = await readFile(join(site, file), "utf8");
  const root = parse(html);
  const style = root.querySelector("style")?.rawText ?? "";
  const fonts = attributes(root, "link[rel=preload][as=font]", "href");
  return {
    HTML: await weigh(site, [`/${file}`]),
    CSS: style === "" ? 0 : brotliCompressSync(style).length,
    JavaScript: await weigh(site, await pageModules(site, root)),
    fonts: await weigh(site, fonts),
    images: await weigh(site, eagerImages(root)),
  };
}

function eagerImages(root: HTMLElement): string[] {
  const eager = root
    .querySelectorAll("img")
    .filter((img) => img.getAttribute("loading") !== "lazy");
  const sprites = attributes(root, "use", "href").map((href) => href.split("#")[0] ?? "");
  return [...eager.map(chosen), ...sprites];
}

/** The dearest of what a browser may choose: the first format's widest file. */
function chosen(img: HTMLElement): string {
  const source = img.closest("picture")?.querySelector("source") ?? img;
  const widest = source.getAttribute("srcset")?.split(",").at(-1)?.trim().split(/\s+/)[0];
  return widest ?? img.getAttribute("src") ?? "";
}

const attributes = (root: HTMLElement, selector: string, name: string) =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);

async function weigh(site: string, paths: readonly string[]): Promise<number> {
  const sizes = [...new Set(paths)]
    .filter((path) => path.startsWith("/"))
    .map(async (path) => {
      const file = join(site, path);
      const { size } = await stat(`${file}.br`).catch(() => stat(file));
      return size;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
