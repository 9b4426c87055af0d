import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { contentType } from "./content-types.ts";
import { sitePolicy } from "./csp.ts";
import { cacheControl, resourcePolicy } from "./headers.ts";

/** The bytes of a file in one encoding, and a strong validator of exactly those bytes. */
export type Representation = { body: NonSharedBuffer; etag: string };

export type SiteFile = {
  type: string;
  cacheControl: string;
  /** Who may embed it. */
  resourcePolicy: string;
  /** Pages only. */
  policy: string | undefined;
  plain: Representation;
  br: Representation | undefined;
  gzip: Representation | undefined;
};

export type Site = {
  /** By address: `/`, `/contact`, `/_astro/menu.js`. */
  files: ReadonlyMap<string, SiteFile>;
  /** The Content-Security-Policy of every page. */
  policy: string;
  /** Addresses under which a page's file lies: `/contact/index.html` -> `/contact`. */
  pageOfFile: ReadonlyMap<string, string>;
};

/** There is no built site in the folder. */
export class SiteMissing extends Error {}

export const emptySite: Site = { files: new Map(), pageOfFile: new Map(), policy: sitePolicy([]) };

/**
 * Reads a built site into memory, once: a later build is served after a restart, and never by
 * halves. `x.br` and `x.gz` are encodings of `x`, not files of their own.
 * @throws SiteMissing when the folder holds no index.html
 */
export function loadSite(dir: string): Site {
  const paths = listFiles(dir);
  const bodies = new Map(paths.map((path) => [path, representation(join(dir, path))]));
  if (!bodies.has("/index.html")) throw new SiteMissing(`There is no built site in ${dir}.`);
  const pages = [...bodies].filter(([path]) => isPage(path));
  const policy = sitePolicy(pages.map(([, { body }]) => body.toString()));
  const files = new Map<string, SiteFile>();
  const pageOfFile = new Map<string, string>();
  for (const [path, plain] of bodies) {
    if (isEncodingOf(path, bodies)) continue;
    const address = pageAddress(path);
    if (address !== path) pageOfFile.set(path, address);
    // `x/index.html` sorts before `x.html` below and wins.
    if (!files.has(address)) {
      const encodings = { br: bodies.get(`${path}.br`), gzip: bodies.get(`${path}.gz`) };
      files.set(address, { ...describe(path, policy), plain, ...encodings });
    }
  }
  return { files, pageOfFile, policy };
}

function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
      .toSorted((a, b) => Number(b.endsWith("/index.html")) - Number(a.endsWith("/index.html")));
  } catch (cause) {
    throw new SiteMissing(`There is no built site in ${dir}.`, { cause });
  }
}

const describe = (path: string, policy: string) => ({
  type: contentType(path),
  cacheControl: cacheControl(path),
  resourcePolicy: resourcePolicy(path),
  policy: isPage(path) ? policy : undefined,
});

const isPage = (path: string) => path.endsWith(".html");

function representation(file: string): Representation {
  const body = readFileSync(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}

function isEncodingOf(path: string, bodies: ReadonlyMap<string, unknown>): boolean {
  return /\.(?:br|gz)$/.test(path) && bodies.has(path.replace(/\.\w+$/, ""));
}

/** `/contact/index.html` and `/contact.html` -> `/contact`; `/index.html` -> `/`. */
function pageAddress(path: string): string {
  return path.replace(/\/index\.html$|\.html$/, "") || "/";
}
