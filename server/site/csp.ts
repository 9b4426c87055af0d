import { createHash } from "node:crypto";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** For answers that are no page: nothing may load, run or frame them. */
export const closedPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by hash, everything
 * else from the site itself. Style attributes stay blocked; the pages have none.
 * @param html the whole document, byte for byte as it is sent
 * @param provider origin the forms are sent to, where that is another one
 */
export function pagePolicy(html: string, provider = ""): string {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => isInlineCode(attributes))
    .map(([, , code = ""]) => hash(code));
  const styles = [...html.matchAll(styleElement)].map(([, code = ""]) => hash(code));
  return [
    "default-src 'none'",
    directive("script-src", scripts),
    directive("style-src", styles),
    "img-src 'self'",
    "font-src 'self'",
    directive("connect-src", [provider]),
    directive("form-action", [provider]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Behind TLS nothing of a page may travel without it; elsewhere this would break every request. */
export const withUpgrade = (policy: string): string => `${policy}; upgrade-insecure-requests`;

// JSON-LD and a page's data are no code and need no hash; speculation rules and import maps do need one.
function isInlineCode(attributes: string): boolean {
  return !/\ssrc\s*=/i.test(attributes) && !/application\/(?:ld\+)?json/i.test(attributes);
}

const directive = (name: string, sources: string[]) =>
  [name, "'self'", ...new Set(sources)].filter(Boolean).join(" ");

/** Browsers hash what the parser made of the text, where every line ends in a line feed. */
function hash(code: string): string {
  const text = code.replaceAll(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
