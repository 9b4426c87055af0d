import type { MiddlewareHandler } from "astro";
import { isPresent } from "./lib/present-pages.ts";

/** Parts of the site without entries are not built: Astro writes no file for a response without a body. */
export const onRequest: MiddlewareHandler = ({ url }, next) =>
  isPresent(url.pathname) ? next() : new Response(null, { status: 404 });
