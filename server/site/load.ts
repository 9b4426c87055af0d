import { existsSync, readFileSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { retentionDays, type RetentionDays } from "#contract/retention.ts";
import { type SiteFacts, siteFactsPath } from "#contract/site-facts.ts";
import { SettingsError } from "#server/setting-error.ts";
import { sitePolicy } from "./csp.ts";
import { cacheControl, etagOf, resourcePolicy } from "./headers.ts";
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
 * @throws SettingsError when the folder holds no index.html, or its pages tell other days
 */
export async function loadSite(dir: string, days: RetentionDays = retentionDays): Promise<Site> {
  if (!existsSync(join(dir, "index.html")))
    throw new SettingsError(`There is no built site in ${dir}. Build it, or set SITE_DIR.`);
  // `dir` may be a link that is about to lead to the next build.
  const folder = await realpath(dir);
  const bodies = new Map<string, Encoded>();
  for (const path of await listFiles(folder)) {
    // A third of the processor time that reading in another thread takes; requests are answered between two files.
    bodies.set(path, encoded(readFileSync(join(folder, path))));
    await setImmediate();
  }
  const text = bodies.get(siteFactsPath)?.body.toString();
  const facts = text === undefined ? undefined : (JSON.parse(text) as SiteFacts);
  if (facts?.days && !isDeepStrictEqual(facts.days, days))
    throw new SettingsError(
      `The pages in ${dir} say that messages are kept for ${facts.days.message} days and applications for ${facts.days.application}, not ${days.message} and ${days.application}: write RETENTION_MESSAGES and RETENTION_APPLICATIONS into .env.served, and build again.`,
    );
  const files = new Map<string, SiteFile>();
  for (const [path, identity] of bodies) {
    if (/\.(?:br|gz)$/.test(path) && bodies.has(path.replace(/\.\w+$/, ""))) continue;
    const built = { identity, br: bodies.get(`${path}.br`), gzip: bodies.get(`${path}.gz`) };
    const isPage = path.endsWith(".html");
    const file = isPage
      ? page(path, facts?.days ? built : withDays(built, days), facts)
      : { headers: headersOf(path), encodings: built };
    if (isPage) files.set(addressOf(path), file);
    if (!isPage || facts?.ownFiles?.includes(path)) files.set(path, file);
  }
  // For this server only.
  files.delete(siteFactsPath);
  return { name: basename(folder), files, ...(facts && { facts }) };
}

function page(path: string, encodings: SiteFile["encodings"], facts?: SiteFacts): SiteFile {
  const { body, etag } = encodings.identity;
  const policy = facts?.policies?.[etag] ?? sitePolicy([body.toString()]);
  return { headers: { "Content-Security-Policy": policy, ...headersOf(path) }, encodings };
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

function encoded(body: Bytes): Encoded {
  let etag: string | undefined;
  // Hashed when it is asked for, which few files are in each encoding.
  return {
    body,
    get etag() {
      return (etag ??= etagOf(body));
    },
  };
}

/** Fills them in where a build of version 1.2, which is served until the next publish, has left room for them. */
function withDays(built: SiteFile["encodings"], days: RetentionDays): SiteFile["encodings"] {
  const text = built.identity.body.toString();
  const filled = text.replaceAll(
    /\[\[days:(message|application)\]\]/g,
    (_, kind: keyof RetentionDays) => String(days[kind]),
  );
  return filled === text ? built : { identity: encoded(Buffer.from(filled)) };
}

/** `/contact.html` -> `/contact`; `/index.html` -> `/`. */
export const addressOf = (path: string): string =>
  path.replace(/(?:index)?\.html$/, "").replace(/(?<=.)\/$/, "");
