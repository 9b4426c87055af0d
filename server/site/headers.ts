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

/** `tls`: whether the visitor, not only the last proxy, came by TLS. */
export type Connection = { tls: boolean };

/**
 * All of them for one answer.
 * @param own what the answer is allowed by itself
 */
export const securityHeaders = (
  { tls }: Connection,
  own: { policy?: string | undefined; resourcePolicy?: string | undefined } = {},
): Record<string, string> => ({
  ...commonHeaders,
  ...(tls && tlsHeaders),
  "Content-Security-Policy": tls
    ? withUpgrade(own.policy ?? closedPolicy)
    : (own.policy ?? closedPolicy),
  "Cross-Origin-Resource-Policy": own.resourcePolicy ?? "same-origin",
});

/** Fills in what an answer does not say itself. */
export function addSecurityHeaders(headers: Headers, connection: Connection = { tls: false }) {
  const policy = headers.get("Content-Security-Policy") ?? undefined;
  const own = headers.get("Cross-Origin-Resource-Policy") ?? undefined;
  const added = securityHeaders(connection, { policy, resourcePolicy: own });
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
}

/** Answers that hold all of them from the start. */
const secured = new WeakSet<Response>();

/**
 * Whether an answer needs no more headers. Touched again, it would be turned from a plain record
 * into the platform's objects: that halves how many pages a second of processor time serves.
 */
export const isSecured = (answer: Response): boolean => secured.has(answer);

/** An answer whose headers include those of `securityHeaders`. */
export function securedAnswer(
  body: Uint8Array<ArrayBuffer> | string | null,
  init: { status: number; headers: Record<string, string> },
): Response {
  const answer = new Response(body, init);
  secured.add(answer);
  return answer;
}

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
