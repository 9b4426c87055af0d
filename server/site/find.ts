import { retryPagePaths } from "#contract/retry-page.ts";
import type { Site, SiteFile } from "./load.ts";

export type Found =
  | { kind: "file"; file: SiteFile }
  /** `location` is a path on this site. */
  | { kind: "moved"; location: string }
  /** `file` says so: the nearest not-found page, if there is one, or the closed page's own word. */
  | { kind: "missing"; status: 404 | 410; file: SiteFile | undefined };

// Decision 1: any section's address shows the Services screen, from its top if unknown.
const servicesPage = "/services";
const servicesSection = /^\/services\/[^/]+$/;

/**
 * What the site has at an address.
 * @param pathname as in the request line, percent-encoded, without the query
 */
export function find(site: Site, pathname: string): Found {
  const path = decoded(pathname);
  if (path === undefined) return missing(site, "/");
  const file = fileAt(site, path);
  if (file) return { kind: "file", file };
  const location = canonical(site, path);
  // Encoded again: what was asked for may hold anything, a header may not.
  if (location) return { kind: "moved", location: encodeURI(location) };
  return missing(site, path);
}

/** Leaves %2F and its like encoded, so that a slash in a name is never taken for a folder. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** Files by the addresses they are asked for by, those aside that no request line holds as such. */
export function findableFiles(site: Site): ReadonlyMap<string, SiteFile> {
  const findable = [...site.files].filter(
    ([path]) => fileAt(site, path) !== undefined && new URL(path, "http://a").pathname === path,
  );
  return new Map(findable);
}

function fileAt(site: Site, path: string): SiteFile | undefined {
  // Reachable as an answer only: by themselves they say that nothing is here.
  if (retryPagePaths.includes(path) || /\/4(?:04|10)$/.test(path)) return undefined;
  const file = site.files.get(path);
  if (file) return file;
  const isSection = servicesSection.test(path) && !path.endsWith(".html");
  return isSection ? site.files.get(servicesPage) : undefined;
}

/** The one address of a page that was asked for by its file or with a slash at the end. */
function canonical(site: Site, path: string): string | undefined {
  const page = site.pageOfFile.get(path) ?? path.replace(/\/+$/, "");
  // Only what the site has: `//evil.example/` can therefore never become a Location.
  return page !== path && fileAt(site, page) ? page : undefined;
}

/** `/careers/tea-taster` -> `/careers/tea-taster/410`; `/portfolio/nope` -> `/portfolio/404`, else `/404`. */
function missing(site: Site, path: string): Found {
  const closed = site.files.get(`${path.replace(/\/+$/, "")}/410`);
  if (closed) return { kind: "missing", status: 410, file: closed };
  for (
    let at = path.lastIndexOf("/");
    at >= 0;
    at = at === 0 ? -1 : path.lastIndexOf("/", at - 1)
  ) {
    const file = site.files.get(`${path.slice(0, at)}/404`);
    if (file) return { kind: "missing", status: 404, file };
  }
  return { kind: "missing", status: 404, file: undefined };
}
