import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, realpath } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { retentionDays, retentionTokenPattern } from "#contract/retention.ts";
import { type SiteFacts, siteFactsPath } from "#contract/site-facts.ts";
import { SettingsError } from "#server/settings.ts";
import { sitePolicy } from "./csp.ts";
import { cacheControl, resourcePolicy } from "./headers.ts";
import { mediaType } from "./media-type.ts";

/** The bytes of a file in one encoding, with a strong ETag. */
type Encoded = { body: Bytes; etag: string };
type Bytes = NonSharedBuffer;

export type SiteFile = {
  /** Content-Type, Cache-Control and Cross-Origin-Resource-Policy; of a page also its Content-Security-Policy. */
  headers: Readonly<Record<string, string>>;
  encodings: { identity: Encoded; br?: Encoded | undefined; gzip?: Encoded | undefined };
};

export type Site = {
  /** Of the folder that it was read from, links resolved; "" without a build. */
  name: string;
  /** By URL path: `/`, `/contact`, `/_astro/menu.js`. */
  files: ReadonlyMap<string, SiteFile>;
  /** Undefined without a build: applicants can choose anything. */
  facts?: SiteFacts;
};

export const emptySite: Site = { name: "", files: new Map() };

/**
 * Reads a built site into memory, so that a build while the server runs cannot mix old and new files; requests are
 * answered meanwhile. `x.br` and `x.gz` are encodings of `x`, not files of their own.
 * @param days how long entries are kept, which the pages tell
 * @throws SettingsError when the folder holds no index.html
 */
export async function loadSite(
  dir: string,
  days: typeof retentionDays = retentionDays,
): Promise<Site> {
  if (!existsSync(join(dir, "index.html")))
    throw new SettingsError(`There is no built site in ${dir}. Build it, or set SITE_DIR.`);
  // `dir` may be a link that is about to lead to the next build.
  const folder = await realpath(dir);
  const bodies = new Map<string, Encoded>();
  for (const path of await listFiles(folder))
    bodies.set(path, encoded(await readFile(join(folder, path))));
  const files = new Map<string, SiteFile>();
  for (const [path, identity] of bodies) {
    if (/\.(?:br|gz)$/.test(path) && bodies.has(path.replace(/\.\w+$/, ""))) continue;
    const isPage = path.endsWith(".html");
    const filled = isPage && (await withDays(identity.body, days));
    const encodings = filled || {
      identity,
      br: bodies.get(`${path}.br`),
      gzip: bodies.get(`${path}.gz`),
    };
    const policy = isPage && {
      "Content-Security-Policy": sitePolicy([encodings.identity.body.toString()]),
    };
    files.set(isPage ? addressOf(path) : path, {
      headers: { ...policy, ...headersOf(path) },
      encodings,
    });
  }
  // For this server only.
  const text = files.get(siteFactsPath)?.encodings.identity.body.toString();
  files.delete(siteFactsPath);
  const facts = text === undefined ? {} : { facts: JSON.parse(text) as SiteFacts };
  return { name: basename(folder), files, ...facts };
}

const headersOf = (path: string) => ({
  "Content-Type": mediaType(path),
  "Cache-Control": cacheControl(path),
  "Cross-Origin-Resource-Policy": resourcePolicy(path),
});

/** A file other than a page. @param path of its URL */
export const siteFile = (
  path: string,
  { identity, br, gzip }: { identity: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
): SiteFile => ({
  headers: headersOf(path),
  encodings: { identity: encoded(identity), br: br && encoded(br), gzip: gzip && encoded(gzip) },
});

const listFiles = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")}`);

const encoded = (body: Bytes): Encoded => ({
  body,
  etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
});

/** @returns undefined for a page that does not tell how long entries are kept */
async function withDays(
  page: Buffer,
  days: typeof retentionDays,
): Promise<SiteFile["encodings"] | undefined> {
  const html = page.toString();
  const filled = html.replaceAll(retentionTokenPattern, (_, kind: keyof typeof days) =>
    String(days[kind]),
  );
  if (filled === html) return undefined;
  const body = Buffer.from(filled);
  const identity = encoded(body);
  // In other threads. The best quality (11) makes pages 2% smaller, and takes three times as long at each start.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body),
  ]);
  return { identity, br: encoded(br), gzip: encoded(gz) };
}

/** `/contact.html` -> `/contact`; `/index.html` -> `/`. */
export const addressOf = (path: string): string =>
  path.replace(/(?:index)?\.html$/, "").replace(/(?<=.)\/$/, "");
