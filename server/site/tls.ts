/**
 * Whether the visitor came by TLS. The server itself speaks plain HTTP, so only a proxy can know:
 * `X-Forwarded-Proto` counts where there is a trusted one, and of several values its own, the last.
 * @param forwarded that header's value
 * @param proxied whether TRUST_PROXY is set: anybody else could write that header, too
 */
export const cameByTls = (forwarded: string | undefined, proxied: boolean): boolean =>
  proxied && forwarded?.split(",").at(-1)?.trim().toLowerCase() === "https";
