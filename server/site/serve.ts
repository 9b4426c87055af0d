import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { encodedPath, newAddressOf } from "#contract/moved.ts";
import { isClosed } from "#contract/site-facts.ts";
import { applicationSentPath, retryPagePaths, sentPagePath } from "#contract/retry-page.ts";
import { server as english } from "#contract/sentences/en.ts";
import type { AssetStore } from "./asset-store.ts";
import { etagOf, hashedFiles } from "./headers.ts";
import { addressOf, type Site, type SiteFile } from "./load.ts";

// Shown for `/services/<section>`, too (docs/specification.md#pages).
const servicesPage = "/services";
// No page has a longer path. Bounds the work of the lookups below.
const maxPathLength = 500;

/**
 * Serves the built site, of which each answer takes everything from one build. Hono removes the body from responses to HEAD.
 * @param siteNow the build that is served now
 * @param now decides which openings have closed
 * @param assets files of earlier builds
 */
export function serveSite(siteNow: () => Site, now: () => Date, assets?: Pick<AssetStore, "find">) {
  return async (c: Context): Promise<Response> => {
    const site = siteNow();
    const said = site.facts?.sentences?.server ?? english;
    const hasClosed = (path: string) =>
      site.facts?.openings.some((it) => it.page === path && isClosed(it, now()));
    const path = c.req.path.length > maxPathLength ? undefined : c.req.path;
    const file = path === undefined ? undefined : fileAt(site, path);
    const { method } = c.req;
    if (method !== "GET" && method !== "HEAD")
      return file
        ? c.text(said.onlyRead, 405, { ...uncached, Allow: "GET, HEAD" })
        : c.text(said.nothingHere, 404, uncached);
    const { search } = new URL(c.req.url);
    const moved = path !== undefined && movedFrom(site, path, search);
    if (moved) return leadTo(moved);
    const isGone = path !== undefined && (moved === null || hasClosed(canonicalPath(path)));
    const gone = isGone && nearestNotFound(site, path);
    if (gone) return respond(c, gone, 410);
    const sent = file && path && withReference(file, path, c.req.query("reference") ?? "");
    if (sent) return respond(c, sent, 200);
    const answer = file ?? (path === undefined ? undefined : await assets?.find(path));
    if (answer) return respond(c, answer, 200);
    if (path !== undefined && builtPicture.test(path))
      return c.text(said.nothingHere, 410, uncached);
    const canonical = path && canonicalPath(path);
    // Existing files only, so that `//evil.example/` can never become a Location.
    if (canonical && canonical !== path && fileAt(site, canonical)) {
      // Encoded again: a decoded path may contain characters a header must not.
      return leadTo(encodedPath(canonical) + search);
    }
    // Browsers, phones and robots ask for icons and the like that no page names; they show no page.
    const notFound = isFileRequest(c) ? undefined : nearestNotFound(site, path ?? "/");
    if (notFound) return respond(c, notFound, 404);
    return c.text(said.nothingHere, 404, uncached);
  };
}

const uncached = { "Cache-Control": "no-cache" };

/**
 * A picture with a hash in its name, or a share image: names that only builds give, and nobody asks for by mistake. Of one that is
 * not there, it can be said without a list that it is gone.
 */
const builtPicture = new RegExp(
  String.raw`^(?:${hashedFiles}[\w.~@+-]+\.[\w-]{8,}\.(?:avif|webp|png|jpe?g|svg)|/share/[^/]+\.jpg)$`,
);

/** By the very address, or by that of its page, as where there is one: `/old.html` is `/old`. What is there does not move. */
function movedFrom(site: Site, path: string, search: string): string | null | undefined {
  const newAddress = (it: string) =>
    site.files.has(it) ? undefined : newAddressOf(site.facts?.moved, it, search);
  const found = newAddress(path);
  return found === undefined && !site.files.has(path) ? newAddress(canonicalPath(path)) : found;
}

/** Whether a build has a page or file at a path, leads on from it, or says that it is gone. */
export const isFound = (site: Site, path: string): boolean =>
  [path, canonicalPath(path)].some((it) => fileAt(site, it)) ||
  movedFrom(site, path, "") !== undefined;

/** @param location in ASCII, without a host */
const leadTo = (location: string) =>
  new Response(null, { status: 308, headers: { Location: location, ...uncached } });

function fileAt(site: Site, path: string): SiteFile | undefined {
  // Error pages and retry pages are never served under their own paths.
  if (retryPagePaths.includes(path) || path.endsWith("/404")) return undefined;
  const isSection = /^\/services\/[^/]+$/.test(path) && !path.endsWith(".html");
  return site.files.get(path) ?? (isSection ? site.files.get(servicesPage) : undefined);
}

/** @returns the page after success with what was sent, in which only letters and digits can be; undefined for others */
function withReference(file: SiteFile, path: string, reference: string): SiteFile | undefined {
  if (![sentPagePath, applicationSentPath].includes(path) || !/^[A-Z2-9]{8}$/.test(reference))
    return undefined;
  const page = file.encodings.identity.body.toString();
  const shown = page.replace(
    /(<span) hidden=""([^<>]*>[^<>]*)\[\[reference\]\]/,
    `$1$2${reference}`,
  );
  const body = Buffer.from(shown);
  const headers = { ...file.headers, ...noStored };
  return { headers, encodings: { identity: { body, etag: etagOf(body) } } };
}
const noStored = { "Cache-Control": "no-store" };

/** Whether a file other than a page is asked for, and not by a visitor who waits for a page. */
const isFileRequest = (c: Context): boolean =>
  /\.(?!html$)\w+$/.test(c.req.path) && !(c.req.header("Accept") ?? "").includes("text/html");

/** Without `.html` and slashes at the end. */
const canonicalPath = (path: string): string =>
  path.endsWith(".html") ? addressOf(path) : path.replace(/(?<!\/)\/+$/, "") || "/";

/** `/portfolio/nope` -> `/portfolio/404`, else `/404`. */
function nearestNotFound(site: Site, path: string): SiteFile | undefined {
  const folders = path.split("/");
  while (folders.pop() !== undefined) {
    const file = site.files.get(`${folders.join("/")}/404`);
    if (file) return file;
  }
  return undefined;
}

function respond(c: Context, file: SiteFile, status: number): Response {
  const accepted = parseAccept(c.req.header("Accept-Encoding") ?? "");
  // Brotli before gzip whatever the client's order: it is smaller, and browsers list gzip first.
  const encoding =
    (["br", "gzip"] as const).find(
      (name) => file.encodings[name] && accepted.some(({ type, q }) => type === name && q > 0),
    ) ?? "identity";
  const { body, etag } = file.encodings[encoding] ?? file.encodings.identity;
  const headers: Record<string, string> = {
    ...file.headers,
    Vary: "Accept-Encoding",
    ...(status === 200 ? { ETag: etag } : uncached),
  };
  const ifNoneMatch = c.req.header("If-None-Match");
  if (status === 200 && ifNoneMatch && matches(ifNoneMatch, etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.byteLength);
  return new Response(body, { status, headers });
}

/** Weak comparison, as RFC 9110, 13.1.2 requires: a proxy may have weakened the tag. */
const matches = (header: string, etag: string): boolean =>
  header.split(",").some((entry) => ["*", etag, `W/${etag}`].includes(entry.trim()));
