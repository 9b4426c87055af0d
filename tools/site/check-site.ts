import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { descriptionBounds } from "../../src/content/types/page.ts";

type Page = { file: string; path: string; root: HTMLElement };

/**
 * Reads a built site as a visitor's browser would and says what in it leads nowhere: links and
 * hashes inside the site, pictures, icons of the sprite, descriptions out of bounds or used twice.
 *
 * @param folder a built site (dist/served or dist/static)
 * @returns one sentence a fault, with the file and the value; empty when all is well
 * @throws when the folder holds no page at all
 */
export async function checkSite(folder: string): Promise<string[]> {
  const files = new Set(await Array.fromAsync(glob("**/*", { cwd: folder })));
  const pages = await readPages(folder, files);
  if (pages.length === 0) throw new Error(`There is no page in ${folder}`);
  const sprites = await readSprites(folder, files);
  return [
    ...pages.flatMap((page) => faultyLinks(page, pages, files)),
    ...pages.flatMap((page) => faultyPictures(page, files)),
    ...pages.flatMap((page) => faultyIcons(page, sprites)),
    ...faultyDescriptions(pages),
  ];
}

async function readPages(folder: string, files: Set<string>): Promise<Page[]> {
  const htmlFiles = [...files].filter((file) => file.endsWith(".html")).toSorted();
  return Promise.all(
    htmlFiles.map(async (file) => ({
      file,
      path: `/${file.replace(/\/?index\.html$/, "").replace(/\.html$/, "")}`,
      root: parse(await readFile(join(folder, file), "utf8")),
    })),
  );
}

async function readSprites(folder: string, files: Set<string>): Promise<Map<string, Set<string>>> {
  const sprites = [...files].filter((file) => /(^|\/)(icons|brands)[^/]*\.svg$/.test(file));
  return new Map(
    await Promise.all(
      sprites.map(async (file): Promise<[string, Set<string>]> => {
        const svg = await readFile(join(folder, file), "utf8");
        return [
          `/${file}`,
          new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? "")),
        ];
      }),
    ),
  );
}

function faultyLinks(page: Page, pages: Page[], files: Set<string>): string[] {
  return page.root.querySelectorAll("a[href]").flatMap((link) => {
    const href = link.getAttribute("href") ?? "";
    if (/^(https?:|mailto:|tel:)/.test(href)) return [];
    const { pathname, hash } = new URL(href, `http://site${page.path}`);
    const target = pages.find(({ path }) => path === pathname);
    if (!target)
      return files.has(pathname.slice(1))
        ? []
        : [`${page.file}: the link ${href} leads to no page`];
    if (hash === "" || target.root.querySelector(`[id="${hash.slice(1)}"]`)) return [];
    return [`${page.file}: the link ${href} leads to no element of ${target.file}`];
  });
}

function faultyPictures(page: Page, files: Set<string>): string[] {
  return page.root.querySelectorAll("img").flatMap((image) => {
    const source = image.getAttribute("src") ?? "";
    const faults = [];
    if (!files.has(source.slice(1))) faults.push(`${page.file}: there is no picture ${source}`);
    if (image.getAttribute("alt") === undefined)
      faults.push(`${page.file}: the picture ${source} has no alt`);
    return faults;
  });
}

function faultyIcons(page: Page, sprites: Map<string, Set<string>>): string[] {
  return page.root.querySelectorAll("use").flatMap((use) => {
    const href = use.getAttribute("href") ?? "";
    const [file = "", id = ""] = href.split("#");
    const exists =
      file === "" ? page.root.querySelector(`[id="${id}"]`) : sprites.get(file)?.has(id);
    return exists ? [] : [`${page.file}: there is no icon ${href}`];
  });
}

/** Pages that search engines are kept from may share a description with the page they belong to. */
function faultyDescriptions(pages: Page[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, path, root }) => {
    const text = root.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    const faults = [];
    if (text.length < descriptionBounds.min || text.length > descriptionBounds.max)
      faults.push(
        `${file}: the description has ${text.length} characters, not 50 to 160: "${text}"`,
      );
    const canonical = root.querySelector("link[rel=canonical]")?.getAttribute("href");
    if (canonical === undefined || new URL(canonical).pathname !== path) return faults;
    const owner = owners.get(text);
    if (owner) faults.push(`${file}: the description is also that of ${owner}: "${text}"`);
    owners.set(text, file);
    return faults;
  });
}
