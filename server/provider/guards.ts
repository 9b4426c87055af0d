import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";

export const noStore = { "Cache-Control": "no-store" };

/** Refuses what another site's page posts in a visitor's name. */
const checkOrigin = csrf({
  origin: (origin, c) => sameHost(origin, c.req.header("host") ?? ""),
  secFetchSite: (site) => site === "same-origin" || site === "none",
});

/** Programs send neither header and pass: they could claim any origin. */
export const refuseOtherSites: MiddlewareHandler = (c, next) =>
  c.req.header("origin") || c.req.header("sec-fetch-site") ? checkOrigin(c, next) : next();

/**
 * A body in chunks of a byte costs Node 200 ms of processor for 100 kB, whoever reads it. Browsers send
 * forms with their length; the connection is closed with the answer, so that no more is read.
 */
export const refuseChunks: MiddlewareHandler = async (c, next) => {
  if (c.req.header("transfer-encoding") === undefined) return next();
  return c.text("Send the body with its length.", 411, { Connection: "close", ...noStore });
};

function sameHost(origin: string, host: string): boolean {
  const sender = URL.parse(origin);
  // Parsed with the origin's scheme, so that example.com:443 and https://example.com are one.
  return sender !== null && URL.parse(`${sender.protocol}//${host}`)?.host === sender.host;
}
