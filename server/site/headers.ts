import { closedPolicy, withUpgrade } from "./csp.ts";

/** The same on every answer, whatever it is; static hosts get them, too (tools/site/static-host.ts). */
export const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Only where the visitor came by TLS. Two years; of subdomains the site knows nothing. */
export const tlsHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
};

/** Who may embed a file: share images are made for other sites, everything else is not. */
export const resourcePolicy = (path: string): string =>
  path.startsWith("/share/") ? "cross-origin" : "same-origin";

/**
 * Those of one answer.
 * @param tls whether the visitor, not only the last proxy, came by TLS
 * @param policy of a page; every other answer may load, run and frame nothing
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

/**
 * Whether the visitor came by TLS. The server itself speaks plain HTTP, so only a proxy can know:
 * `X-Forwarded-Proto` counts where there is a trusted one, and of several values its own, the last.
 * @param forwarded that header's value
 * @param proxied whether TRUST_PROXY is set: anybody else could write that header, too
 */
export const cameByTls = (forwarded: string | undefined, proxied: boolean): boolean =>
  proxied && forwarded?.split(",").at(-1)?.trim().toLowerCase() === "https";

/** Where the build puts files whose names change with their content. */
export const hashedFiles = "/_astro/";
// A year, the longest that caches look at.
export const forever = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
// So that the page a visitor is about to open can be fetched ahead: browsers ask again for one that
// they may not keep. The price: a new build is seen up to a minute later.
const oneMinute = "public, max-age=60";

/**
 * How long a file of the site may be kept.
 * @param path of the file, such as `/about.html` or `/_astro/menu.1f2e.js`
 */
export function cacheControl(path: string): string {
  if (path.endsWith(".html")) return oneMinute;
  return path.startsWith(hashedFiles) ? forever : oneHour;
}
