import { closedPolicy } from "./csp.ts";

/** On every answer, whatever it is. A static export can write the same ones for its host. */
const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Fills in what an answer does not say itself. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", closedPolicy);
  }
}

const oneHour = "public, max-age=3600";
// A year: the name of these files changes with their content.
const forever = "public, max-age=31536000, immutable";
const askEachTime = "no-cache";

/**
 * How long a file of the site may be kept.
 * @param path its address, such as `/assets/app-1f2e.js`
 * @param changesWithPages pages, and the data files that belong to one build of them
 */
export function cacheControl(path: string, changesWithPages: boolean): string {
  if (changesWithPages) return askEachTime;
  return path.startsWith("/assets/") ? forever : oneHour;
}
