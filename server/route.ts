import type { Context, MiddlewareHandler } from "hono";
import { decodedPath } from "#contract/moved.ts";

/** A line of the table of routes (app.ts): the first one whose path matches answers. */
export type Route = {
  /** Hono's pattern, for the path as `resolvedPath` gives it. */
  path: string;
  /** Who gets what it has: everybody, whoever has the random value that its path ends in, or who comes past the proxy. */
  access: "open" | "link" | "inside";
  /** Load balancers ask for it every few seconds, which fills no log. */
  isPolled?: true;
  /** Asked first; may answer itself. */
  before?: MiddlewareHandler;
  answer: (c: Context) => Response | Promise<Response>;
};

/** The path of an address whose dots the URL parser has resolved, decoded once for all: router, site and log. */
export const resolvedPath = ({ url }: Request): string =>
  // Hono decodes invalid escapes one by one, which is slow, and its patterns end at line ends.
  decodedPath(/^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || "/");

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
