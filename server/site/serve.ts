import type { Context } from "hono";
import { chooseEncoding } from "./encoding.ts";
import { find } from "./find.ts";
import type { Site, SiteFile } from "./load.ts";

/** Answers whatever the provider's routes left over. Hono takes the body off a HEAD's answer. */
export function serveSite(site: Site): (c: Context) => Response {
  return (c) => {
    const url = new URL(c.req.url);
    const found = find(site, url.pathname);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return otherMethod(found.kind !== "missing");
    }
    switch (found.kind) {
      case "file":
        return fileAnswer(c.req.raw.headers, found.file, 200);
      case "moved":
        return new Response(null, {
          status: 308,
          headers: { Location: found.location + url.search, "Cache-Control": "no-cache" },
        });
      case "missing":
        return found.file
          ? fileAnswer(c.req.raw.headers, found.file, found.status)
          : textAnswer(found.status, "There is nothing at this address.");
    }
  };
}

function fileAnswer(request: Headers, file: SiteFile, status: 200 | 404 | 410): Response {
  const { body, etag, encoding } = chooseEncoding(
    file,
    request.get("accept-encoding") ?? undefined,
  );
  const headers: Record<string, string> = {
    "Content-Type": file.type,
    "Cache-Control": status === 200 ? file.cacheControl : "no-cache",
    Vary: "Accept-Encoding",
    "Cross-Origin-Resource-Policy": file.resourcePolicy,
  };
  if (file.policy) headers["Content-Security-Policy"] = file.policy;
  if (encoding) headers["Content-Encoding"] = encoding;
  if (status === 200) {
    headers["ETag"] = etag;
    if (matches(request.get("if-none-match"), etag)) {
      delete headers["Content-Type"];
      delete headers["Content-Encoding"];
      return new Response(null, { status: 304, headers });
    }
  }
  headers["Content-Length"] = String(body.byteLength);
  return new Response(body, { status, headers });
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
