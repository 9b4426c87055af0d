import { Refusal } from "./refusal.ts";

/** Whether a browser is waiting for a page (a form posted without scripts), not a script for text. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get("sec-fetch-mode");
  if (mode !== null) return mode === "navigate";
  return (headers.get("accept") ?? "").includes("text/html");
}

/**
 * Refuses what another site's page posts in a visitor's name. Programs send neither header and
 * pass: they could claim any origin.
 * Sec-Fetch-Site decides where there is one, since a proxy may have rewritten Host.
 * @throws Refusal 403
 */
export function refuseOtherSites(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = headers.get("origin");
  const own = origin === null || sameHost(origin, headers.get("host") ?? "");
  if (site === "cross-site" || !own) {
    throw new Refusal(403, "Messages are taken from this site's own pages only.");
  }
}

function sameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Parsed with the origin's scheme, so that example.com:443 and https://example.com are one.
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === originHost;
}
