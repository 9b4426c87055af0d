import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { retryPagePaths } from "#contract/retry-page.ts";
import { addressOf, type Site, type SiteFile, siteOn } from "./load.ts";

// Decision 1: any section's address shows the Services screen, from its top if unknown.
const servicesPage = "/services";
// No address of a site is as long; what is looked for below stays short.
const longestPath = 500;

/**
 * Answers whatever the other routes left over. Hono takes the body off a HEAD's answer.
 * @param today ISO date in UTC; the pages of a day are served from its first request on
 */
export function serveSite(whole: Site, today: () => string) {
  let [day, site] = ["", whole];
  return (c: Context): Response => {
    if (day !== today()) {
      day = today();
      site = siteOn(whole, day);
    }
    const path = decoded(c.req.path);
    const file = path === undefined ? undefined : fileAt(site, path);
    const { method } = c.req;
    if (method !== "GET" && method !== "HEAD")
      return file
        ? text(405, "This address can only be read.", { Allow: "GET, HEAD" })
        : text(404, "There is nothing at this address.");
    const closed = path && site.files.get(`${canonical(path)}/410`);
    if (closed) return answer(c, site, closed, 410);
    if (file) return answer(c, site, file, 200);
    const moved = path && canonical(path);
    // Only what the site has: `//evil.example/` can therefore never become a Location.
    if (moved && moved !== path && fileAt(site, moved)) {
      // Encoded again: what was asked for may hold anything, a header may not.
      const location = encodeURI(moved) + new URL(c.req.url).search;
      return new Response(null, { status: 308, headers: { Location: location, ...uncached } });
    }
    const notFound = nearestNotFound(site, path ?? "/");
    if (notFound) return answer(c, site, notFound, 404);
    return text(404, "There is nothing at this address.");
  };
}

const uncached = { "Cache-Control": "no-cache" };

function text(status: number, sentence: string, more: Record<string, string> = {}): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", ...uncached, ...more };
  return new Response(sentence, { status, headers });
}

/** Leaves %2F and its like encoded, so that a slash in a name is never taken for a folder. */
function decoded(pathname: string): string | undefined {
  if (pathname.length > longestPath) return undefined;
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

function fileAt(site: Site, path: string): SiteFile | undefined {
  // Reachable as an answer only: by themselves they say that nothing is here.
  if (retryPagePaths.includes(path) || /\/4(?:04|10)$/.test(path)) return undefined;
  const isSection = /^\/services\/[^/]+$/.test(path) && !path.endsWith(".html");
  return site.files.get(path) ?? (isSection ? site.files.get(servicesPage) : undefined);
}

/** The one address of a page that was asked for by its file or with slashes at the end. */
function canonical(path: string): string {
  if (path.endsWith(".html")) return addressOf(path);
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** `/portfolio/nope` -> `/portfolio/404`, else `/404`. */
function nearestNotFound(site: Site, path: string): SiteFile | undefined {
  const folders = path.split("/");
  while (folders.pop() !== undefined) {
    const file = site.files.get(`${folders.join("/")}/404`);
    if (file) return file;
  }
  return undefined;
}

function answer(c: Context, site: Site, file: SiteFile, status: number): Response {
  const { br, gzip, identity } = file.encodings;
  const encoding = accepts(c, {
    header: "Accept-Encoding",
    supports: [...(br ? ["br"] : []), ...(gzip ? ["gzip"] : [])],
    default: "identity",
    // The smallest one that is taken: browsers name gzip first and mean nothing by it.
    match: (accepted, { supports, default: usual }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? usual,
  });
  const { body, etag } =
    (encoding === "br" ? br : encoding === "gzip" ? gzip : identity) ?? identity;
  const headers: Record<string, string> = {
    ...(file.isPage && { "Content-Security-Policy": site.policy }),
    ...file.headers,
    Vary: "Accept-Encoding",
    ...(status === 200 ? { ETag: etag } : uncached),
  };
  const known = c.req.header("If-None-Match");
  if (status === 200 && known && matches(known, etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.byteLength);
  return new Response(body, { status, headers });
}

/** Weak comparison, as RFC 9110, 13.1.2 asks for: a proxy may have marked the tag as weak. */
const matches = (header: string, etag: string): boolean =>
  header.split(",").some((entry) => ["*", etag, `W/${etag}`].includes(entry.trim()));
