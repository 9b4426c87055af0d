import type { Context } from "hono";
import { fileAnswer } from "./file-answer.ts";
import { find } from "./find.ts";
import { type Connection, securedAnswer } from "./headers.ts";
import type { Site, SiteFile } from "./load.ts";

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
    const request = c.req.raw.headers;
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return otherMethod(found.kind !== "missing");
    }
    switch (found.kind) {
      case "file":
        return answer(request, found.file, 200, connectionOf(request));
      case "moved":
        return new Response(null, {
          status: 308,
          headers: { Location: found.location + url.search, "Cache-Control": "no-cache" },
        });
      case "missing":
        return found.file
          ? answer(request, found.file, found.status, connectionOf(request))
          : textAnswer(found.status, "There is nothing at this address.");
    }
  };
}

function answer(
  request: Headers,
  file: SiteFile,
  status: 200 | 404 | 410,
  { tls }: Connection,
): Response {
  const { body, ...init } = fileAnswer(file, status, {
    accept: request.get("accept-encoding") ?? undefined,
    ifNoneMatch: request.get("if-none-match") ?? undefined,
    tls,
  });
  return securedAnswer(body, { ...init, headers: { ...init.headers } });
}

function otherMethod(known: boolean): Response {
  if (!known) return textAnswer(404, "There is nothing at this address.");
  return textAnswer(405, "This address can only be read.", { Allow: "GET, HEAD" });
}

function textAnswer(status: number, text: string, extra: Record<string, string> = {}): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(text, { status, headers: { ...headers, ...extra } });
}
