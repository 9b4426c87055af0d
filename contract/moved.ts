/*
 * Addresses that have moved: where visitors of an old one are led. Entries name them as people write them; pages and server
 * know them by their keys.
 */

/** By the key of the old address, in ASCII: a path of this site, perhaps with a place on it (`/services#apps`); null: gone for good. */
export type Moved = Readonly<Record<string, string | null>>;

/**
 * A path decoded, once: %2F, %3F, %23 and %25 stay, so that none separates folders or ends a path. What cannot be decoded, or is
 * no text of one line, stays as a whole, and nothing has such an address.
 */
export function decodedPath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    const decoded = decodeURIComponent(path.replaceAll(/%(?=2[35f]|3f)/gi, "%25"));
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

/** What all spellings of an address have in common: decoded, accents as one letter with theirs, no slashes at the end. */
export const keyOf = (path: string): string =>
  decodedPath(path)
    .normalize()
    .replace(/(?<!\/)\/+$/, "") || "/";

/** The inverse of `decodedPath`, for headers and files. */
export const encodedPath = (path: string): string => encodeURI(path).replaceAll("%25", "%");

/**
 * Where an address has moved to.
 * @param search what was asked for besides, such as `?page=2`: it is kept
 * @returns for `Location`; null if it is gone for good, undefined if it has not moved
 */
export function newAddressOf(moved: Moved | undefined, path: string, search: string) {
  const key = keyOf(path);
  const to = moved && Object.hasOwn(moved, key) ? moved[key] : undefined;
  const [page, ...place] = to?.split(/(?=#)/) ?? [];
  return page === undefined ? to : page + search + place.join("");
}
