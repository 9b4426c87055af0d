import { createHash } from "node:crypto";
import { closedPolicy, withUpgrade } from "./csp.ts";

/** On every response, also from static hosts (tools/site/static-host.ts). */
export const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Only over TLS. Two years, without subdomains, which may not belong to the site. */
export const tlsHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
};

/** Cross-Origin-Resource-Policy of a file: other sites embed share images and nothing else. */
export const resourcePolicy = (path: string): string =>
  path.startsWith("/share/") ? "cross-origin" : "same-origin";

/**
 * @param tls whether the visitor's own connection uses TLS (see cameByTls in http/client.ts)
 * @param policy Content-Security-Policy of a page
 */
export function securityHeaders({ tls = false, policy = closedPolicy } = {}): Record<
  string,
  string
> {
  return {
    ...commonHeaders,
    ...(tls && tlsHeaders),
    "Content-Security-Policy": tls ? withUpgrade(policy) : policy,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Folder of the files whose names contain a hash of their content. */
export const hashedFiles = "/_astro/";
// A year: caches ignore longer times.
export const forever = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
// Makes prefetching work: browsers request a page again that they may not cache. The cost: visitors
// may see a new build a minute late.
// `no-transform` keeps proxies from rewriting pages: Cloudflare replaces mail links by scripts that the
// Content-Security-Policy blocks. They pass on the compressed pages as they are.
const oneMinute = "public, max-age=60, no-transform";

/** @param path of a file, such as `/about.html` or `/_astro/menu.1f2e.js` */
export function cacheControl(path: string): string {
  if (path.endsWith(".html")) return oneMinute;
  return path.startsWith(hashedFiles) ? forever : oneHour;
}

/** Of a file's bytes in one encoding; a strong one. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
