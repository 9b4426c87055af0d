import { createHash } from "node:crypto";

/** For everything except pages: allows nothing. */
export const closedPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const tag = /<(\/?)(script|style)\b([^<>]*)>/gi;

/**
 * The Content-Security-Policy of pages: their inline scripts and styles by hash, everything else from the
 * site's own origin. Style attributes stay blocked. The site's server sends each page with its own: the hashes
 * of all pages together take 350 bytes of a connection's first window.
 * @param pages complete documents, byte for byte as they are sent
 * @param provider origin the forms are sent to, if it is another one
 */
export function sitePolicy(pages: readonly string[], provider = ""): string {
  return [
    "default-src 'none'",
    directive("script-src", hashes(pages, "script")),
    directive("style-src", hashes(pages, "style")),
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

/** For TLS only: on plain HTTP it would break every request. */
export const withUpgrade = (policy: string): string => `${policy}; upgrade-insecure-requests`;

const directive = (name: string, sources: string[]) =>
  [name, "'self'", ...sources].filter(Boolean).join(" ");

/** Sorted, so that the policy does not depend on the order of the files. */
function hashes(pages: readonly string[], wanted: string): string[] {
  const inline = pages
    .flatMap((html) => [...elements(html)])
    .filter(({ name, attributes }) => name === wanted && isInlineCode(attributes));
  return [...new Set(inline.map(({ code }) => hash(code)))].toSorted();
}

/** Script and style elements. Text that looks like a tag inside one of them is code. */
function* elements(html: string) {
  let open: { name: string; attributes: string; start: number } | undefined;
  for (const match of html.matchAll(tag)) {
    const [text, slash, tagName = "", attributes = ""] = match;
    const name = tagName.toLowerCase();
    if (!open && !slash) open = { name, attributes, start: match.index + text.length };
    else if (open?.name === name && slash) {
      yield { ...open, code: html.slice(open.start, match.index) };
      open = undefined;
    }
  }
}

// JSON-LD is data and needs no hash; speculation rules and import maps do.
function isInlineCode(attributes: string): boolean {
  return !/\ssrc\s*=/i.test(attributes) && !/application\/(?:ld\+)?json/i.test(attributes);
}

/** Browsers hash the parsed text, in which every line ends with a line feed. */
function hash(code: string): string {
  const text = code.replaceAll(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
