import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { sitePolicy } from "./csp.ts";
import { cacheControl, resourcePolicy } from "./headers.ts";

/** The bytes of a file in one encoding, and a strong validator of exactly those bytes. */
type Encoded = { body: NonSharedBuffer; etag: string };

export type SiteFile = {
  isPage: boolean;
  /** Content-Type, Cache-Control, who may embed it. */
  headers: Readonly<Record<string, string>>;
  encodings: { identity: Encoded; br?: Encoded; gzip?: Encoded };
};

export type Site = {
  /** By address: `/`, `/contact`, `/_astro/menu.js`. */
  files: ReadonlyMap<string, SiteFile>;
  /** The Content-Security-Policy of every page. */
  policy: string;
};

/** There is no built site in the folder. */
export class SiteMissing extends Error {}

export const emptySite: Site = { files: new Map(), policy: sitePolicy([]) };

/**
 * Reads a built site into memory, once: a later build is served after a restart, and never by
 * halves. `x.br` and `x.gz` are encodings of `x`, not files of their own.
 * @throws SiteMissing when the folder holds no index.html
 */
export function loadSite(dir: string): Site {
  const bodies = new Map(listFiles(dir).map((path) => [path, encoded(join(dir, path))]));
  if (!bodies.has("/index.html")) throw new SiteMissing(`There is no built site in ${dir}.`);
  const files = new Map<string, SiteFile>();
  const pages: string[] = [];
  for (const [path, identity] of bodies) {
    if (/\.(?:br|gz)$/.test(path) && bodies.has(path.replace(/\.\w+$/, ""))) continue;
    const [br, gzip] = [bodies.get(`${path}.br`), bodies.get(`${path}.gz`)];
    const isPage = path.endsWith(".html");
    if (isPage) pages.push(identity.body.toString());
    files.set(isPage ? addressOf(path) : path, {
      isPage,
      headers: {
        // Unknown ones are offered for download, which is safe with nosniff.
        "Content-Type": getMimeType(path) ?? "application/octet-stream",
        "Cache-Control": cacheControl(path),
        "Cross-Origin-Resource-Policy": resourcePolicy(path),
      },
      encodings: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return { files, policy: sitePolicy(pages) };
}

function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
  } catch (cause) {
    throw new SiteMissing(`There is no built site in ${dir}.`, { cause });
  }
}

function encoded(file: string): Encoded {
  const body = readFileSync(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}

/** `/contact.html` -> `/contact`; `/index.html` -> `/`. */
export const addressOf = (path: string): string =>
  path.replace(/(?:index)?\.html$/, "").replace(/(?<=.)\/$/, "");
