import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { notePage } from "./documents.ts";

/*
 * Passes requests on to Astro's development server, which answers on loopback only. Instead of its error pages there is
 * a sentence.
 */

/** Headers as if the browser had asked Astro's server itself: it and the site's server compare Host with Origin. */
function headersFor({ headers }: IncomingMessage, port: number) {
  const host = `localhost:${port}`;
  return { ...headers, host, ...(headers.origin !== undefined && { origin: `http://${host}` }) };
}

/** @returns when Astro's server has begun to answer: what the page shows is read by then */
export async function passOn(
  asked: IncomingMessage,
  response: ServerResponse,
  port: number,
  path = asked.url,
): Promise<void> {
  // While it waited for its turn, the browser has gone on to another page.
  if (response.destroyed) return;
  const { promise, resolve: begun } = Promise.withResolvers<void>();
  const { method } = asked;
  const isPage = /document|iframe/.test(String(asked.headers["sec-fetch-dest"] ?? ""));
  const options = { host: "localhost", port, method, path, headers: headersFor(asked, port) };
  const upstream = request(options, (answer) => {
    begun();
    if (isPage && (answer.statusCode ?? 0) >= 500) {
      answer.resume();
      showNote(response, "broken");
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on("close", begun);
  upstream.on("error", () => {
    if (response.headersSent) response.destroy();
    else if (isPage) showNote(response, "starting");
    else response.writeHead(502).end();
  });
  response.on("close", () => upstream.destroy());
  asked.pipe(upstream);
  return promise;
}

function showNote(response: ServerResponse, state: "broken" | "starting") {
  response.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    refresh: state === "starting" ? "1" : "4",
  });
  response.end(notePage(state));
}

/** Passes on a web socket: through it Astro's server reloads pages. */
export function passOnSocket(asked: IncomingMessage, socket: Socket, port: number): void {
  const upstream = connect(port, "localhost", () => {
    const lines = Object.entries(headersFor(asked, port)).map(
      ([name, it]) => `${name}: ${String(it)}`,
    );
    upstream.write([`GET ${asked.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    upstream.pipe(socket).pipe(upstream);
  });
  const close = () => {
    upstream.destroy();
    socket.destroy();
  };
  upstream.on("error", close).on("close", close);
  socket.on("error", close).on("close", close);
}
