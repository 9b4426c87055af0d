import type { Context, MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { causes, sentenceOf } from "#contract/causes.ts";
import { referenceHeader } from "#contract/form-endpoint.ts";
import type { Sentences } from "#contract/sentences/fill.ts";

export const noStore = { "Cache-Control": "no-store" };

const checkOrigin = csrf({
  origin: (origin, c) => sameHost(origin, c.req.header("host") ?? ""),
  secFetchSite: (site) => site === "same-origin" || site === "none",
});

/**
 * Rejects posts of other sites than these. Programs send neither header and pass: they could claim any origin.
 * @param origins of sites whose forms are taken, too; their scripts may read the answers
 * @param forms the sentences of the site's forms, in its language: a visitor without scripts reads the answer
 */
export const requireKnownOrigin =
  (origins: readonly string[], forms: () => Sentences["forms"] | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (siteOf(c, origins) !== undefined) {
      await next();
      allowReading(c);
      return;
    }
    if (!c.req.header("origin") && !c.req.header("sec-fetch-site")) return next();
    try {
      return await checkOrigin(c, next);
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      return c.text(sentenceOf("crossSite", forms()), causes.crossSite.status, noStore);
    }
  };

/** @returns the origin of the other site that a form came from, if it is one of these */
function siteOf(c: Context, origins: readonly string[]): string | undefined {
  const origin = c.req.header("origin");
  return origin !== undefined && origins.includes(origin) ? origin : undefined;
}

/**
 * The other site to lead back to: that of the form, or of the form on the page that this server answered with.
 * @returns undefined for this server's own pages
 */
export function homeOf(c: Context, origins: readonly string[]): string | undefined {
  const named = c.req.query(homeParameter) ?? "";
  return siteOf(c, origins) ?? (origins.includes(named) ? named : undefined);
}
export const homeParameter = "home";

/** Without cookies, which nothing here has. An upload with progress is asked for first. */
function allowReading(c: Context): void {
  const headers = {
    "Access-Control-Allow-Origin": c.req.header("origin") ?? "",
    Vary: "Origin",
    "Access-Control-Expose-Headers": referenceHeader,
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...(c.req.method === "OPTIONS" && {
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Max-Age": "7200",
    }),
  };
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
}

function sameHost(origin: string, host: string): boolean {
  const sender = URL.parse(origin);
  // Parsed with the origin's scheme, so that example.com:443 and https://example.com are equal.
  return sender !== null && URL.parse(`${sender.protocol}//${host}`)?.host === sender.host;
}
