import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { createHeadWriter } from "./heads.ts";
import { fileAnswer } from "../site/file-answer.ts";
import { findableFiles } from "../site/find.ts";
import type { Site } from "../site/load.ts";
import { cameByTls } from "../site/tls.ts";

/** Answers a request if it can. @returns false when nothing was done about it */
export type DirectAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

// Hosts that the app's adapter takes without parsing them; what it refuses has to get there.
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;

/**
 * Files asked for by their own address, straight from the request as Node hands it over: through
 * the app a page costs several times as much. All the rest (other methods and spellings, moved and
 * missing pages) is left to the app, which would give the same answer to these, too.
 */
export function directPages(site: Site, log: Log, proxied: boolean): DirectAnswer {
  const files = findableFiles(site);
  const writeHead = createHeadWriter();
  return (request, response) => {
    const { method = "", url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    const file = files.get(path);
    if (file === undefined || !plainHost.test(headers.host ?? "localhost")) return false;
    const forwarded = headers["x-forwarded-proto"];
    const answer = fileAnswer(file, 200, {
      accept: headers["accept-encoding"]?.toString(),
      ifNoneMatch: headers["if-none-match"],
      tls: cameByTls(forwarded?.toString(), proxied),
    });
    if (answer.status === 200) writeHead(request, response, answer.headers);
    else response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
    // Answered in the same turn of the event loop, so there is no time to measure.
    log.request({ method, path, status: answer.status, ms: 0 });
    return true;
  };
}
