import type { Context, MiddlewareHandler } from "hono";

/** A line of the table of routes (app.ts): the first one whose path matches answers. */
export type Route = {
  /** Hono's pattern, for the path as `resolvedPath` gives it. */
  path: string;
  /** Who gets what it has: everybody, or who has the random value that its path ends in. */
  access: "open" | "link";
  counted: RequestKind;
  /** Asked first; may answer itself. */
  before?: MiddlewareHandler;
  answer: (c: Context) => Response | Promise<Response>;
};

/** `page` is everything else, files and 404s included. */
export type RequestKind = "page" | "message" | "health";

/**
 * The path of an address whose dots the URL parser has resolved, decoded once for all: router, site and log. %2F, %25 and the
 * like stay, so that none separates folders. What cannot be decoded, or is no text of one line, stays as a whole, and no page
 * has such a path: Hono decodes invalid escapes one by one, which is slow, and its patterns end at line ends.
 */
export function resolvedPath({ url }: Request): string {
  const path = /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || "/";
  if (!path.includes("%")) return path;
  try {
    const decoded = decodeURI(path.replaceAll("%25", "%2525"));
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

const maxLoggedLength = 80;

/** A path without what could be an e-mail address, the value of a link that was copied wrongly, or forge a line. */
export const loggedPath = (path: string): string =>
  path
    .split("/")
    .map((part) => (isPlain(part) ? part : "..."))
    .join("/")
    .slice(0, maxLoggedLength);

const isPlain = (part: string) =>
  /^[\w.-]*$/.test(part) && (part.length < 20 || part === part.toLowerCase());
