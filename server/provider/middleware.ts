import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { causes, sentenceOf } from "#contract/causes.ts";

export const noStore = { "Cache-Control": "no-store" };

const checkOrigin = csrf({
  origin: (origin, c) => sameHost(origin, c.req.header("host") ?? ""),
  secFetchSite: (site) => site === "same-origin" || site === "none",
});

/** Rejects cross-site posts. Programs send neither header and pass: they could claim any origin. */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  if (!c.req.header("origin") && !c.req.header("sec-fetch-site")) return next();
  try {
    return await checkOrigin(c, next);
  } catch (error) {
    if (!(error instanceof HTTPException)) throw error;
    return c.text(sentenceOf("crossSite"), causes.crossSite.status, noStore);
  }
};

function sameHost(origin: string, host: string): boolean {
  const sender = URL.parse(origin);
  // Parsed with the origin's scheme, so that example.com:443 and https://example.com are equal.
  return sender !== null && URL.parse(`${sender.protocol}//${host}`)?.host === sender.host;
}
