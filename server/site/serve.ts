import type { Context } from "hono";
import { chooseEncoding } from "./encoding.ts";
import { find } from "./find.ts";
import { type Connection, securityHeaders } from "./headers.ts";
import type { Site, SiteFile } from "./load.ts";

/** Answers that hold their security headers from the start (`isSecured`). */
const secured = new WeakSet<Response>();

/**
 * Whether an answer needs no more headers. Touched again, it would be turned from a plain record
 * into the platform's objects: that halves how many pages a second of processor time serves.
 */
export const isSecured = (answer: Response): boolean => secured.has(answer);

/**
 * Answers whatever the provider's routes left over. Hono takes the body off a HEAD's answer.
 * @param connectionOf how a request's visitor is connected
 */
export function serveSite(
  site: Site,
  connectionOf: (request: Headers) => Connection,
): (c: Context) => Response {
  return (c) => {
    const url = new URL(c.req.url);
    const found = find(site, url.pathname);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return otherMethod(found.kind !== "missing");
    }
    switch (found.kind) {
      case "file":
        return fileAnswer(c.req.raw.headers, found.file, 200, connectionOf);
      case "moved":
        return new Response(null, {
          status: 308,
          headers: { Location: found.location + url.search, "Cache-Control": "no-cache" },
        });
      case "missing":
        return found.file
          ? fileAnswer(c.req.raw.headers, found.file, found.status, connectionOf)
          : textAnswer(found.status, "There is nothing at this address.");
    }
  };
}

function fileAnswer(
  request: Headers,
  file: SiteFile,
  status: 200 | 404 | 410,
  connectionOf: (request: Headers) => Connection,
): Response {
  const { body, etag, encoding } = chooseEncoding(
    file,
    request.get("accept-encoding") ?? undefined,
  );
  const headers: Record<string, string> = {
    ...securityHeaders(connectionOf(request), file),
    "Content-Type": file.type,
    "Cache-Control": status === 200 ? file.cacheControl : "no-cache",
    Vary: "Accept-Encoding",
  };
  if (encoding) headers["Content-Encoding"] = encoding;
  if (status === 200) {
    headers["ETag"] = etag;
    if (matches(request.get("if-none-match"), etag)) {
      delete headers["Content-Type"];
      delete headers["Content-Encoding"];
      return keep(new Response(null, { status: 304, headers }));
    }
  }
  headers["Content-Length"] = String(body.byteLength);
  return keep(new Response(body, { status, headers }));
}

function keep(answer: Response): Response {
  secured.add(answer);
  return answer;
}

/** Weak comparison, as RFC 9110, 13.1.2 asks for: a proxy may have marked the tag as weak. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(",").some((entry) => {
    const tag = entry.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag;
  });
}

function otherMethod(known: boolean): Response {
  if (!known) return textAnswer(404, "There is nothing at this address.");
  return textAnswer(405, "This address can only be read.", { Allow: "GET, HEAD" });
}

function textAnswer(status: number, text: string, extra: Record<string, string> = {}): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(text, { status, headers: { ...headers, ...extra } });
}
