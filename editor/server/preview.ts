import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import type { UnsavedEntry } from "#editor/content/unsaved-entry.ts";
import { keyHeader } from "#integrations/preview-key.ts";
import { notePage } from "./documents.ts";

/*
 * Passes requests on to Astro's development server, which answers on loopback, and only who knows its key. Instead of
 * its error pages there is a sentence.
 */

/** @param key of Astro's server */
export function createPreview(port: number, key: string) {
  const to = { host: "localhost", port };
  const host = `localhost:${port}`;
  /** As if the browser had asked Astro's server itself: it and the site's server compare Host with Origin. */
  const headersFor = (headers: IncomingHttpHeaders) => ({
    ...headers,
    host,
    ...(headers.origin !== undefined && { origin: `http://${host}` }),
    [keyHeader]: key,
  });

  return {
    /**
     * @param path as the router has read it, with the query
     * @param signal aborts when the browser has gone on to another page
     * @returns when Astro's server has begun to answer: what the page shows is read by then
     */
    async passOn(asked: IncomingMessage, path: string, signal: AbortSignal): Promise<Response> {
      const { method, headers } = asked;
      const isPage = /document|iframe/.test(String(headers["sec-fetch-dest"] ?? ""));
      const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
        const options = { ...to, method, path, headers: headersFor(headers), signal };
        const upstream = request(options, resolve).on("error", () => resolve(undefined));
        asked.pipe(upstream);
      });
      if (!answer) return isPage ? note("starting") : new Response(null, { status: 502 });
      const { statusCode: status = 502 } = answer;
      const isNote = isPage && status >= 500;
      const isEmpty = method === "HEAD" || status === 204 || status === 304;
      if (isNote || isEmpty) answer.resume();
      if (isNote) return note("broken");
      const lines = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      return new Response(isEmpty ? null : bodyOf(answer), { status, headers: lines });
    },

    /** A web socket: through it Astro's server reloads pages. */
    passOnSocket(asked: IncomingMessage, socket: Socket): void {
      const url = URL.parse(asked.url ?? "", `http://${host}`);
      const upstream = connect(port, "localhost", () => {
        const lines = Object.entries(headersFor(asked.headers)).map(
          ([name, it]) => `${name}: ${String(it)}`,
        );
        const path = `${url?.pathname ?? "/"}${url?.search ?? ""}`;
        upstream.write([`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
        upstream.pipe(socket).pipe(upstream);
      });
      const close = () => {
        upstream.destroy();
        socket.destroy();
      };
      upstream.on("error", close).on("close", close);
      socket.on("error", close).on("close", close);
    },

    /** Has Astro's server show a form, or saved entries only (integrations/unsaved-form.ts). */
    show: (form: UnsavedEntry | null) =>
      new Promise<void>((resolve, reject) => {
        const headers = { [keyHeader]: key, "content-type": "application/json" };
        const options = { ...to, method: "POST", path: "/unsaved-form", headers };
        request(options, (answer) => answer.resume().on("end", resolve).on("error", reject))
          .on("error", reject)
          .end(JSON.stringify(form));
      }),
  };
}

// The types of Node's streams and of the platform's differ, but not the streams.
const bodyOf = (answer: IncomingMessage) => Readable.toWeb(answer) as ReadableStream<Uint8Array>;

const note = (state: "broken" | "starting") =>
  new Response(notePage(state), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      refresh: state === "starting" ? "1" : "4",
    },
  });
