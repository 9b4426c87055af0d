import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { notePage } from "#editor/server/documents.ts";
import type { FromPreview, ShownDraft, ToPreview } from "./draft-module.ts";
import { keyHeader } from "./key.ts";

/*
 * Shows what Astro's development server makes: pages, scripts and pictures by GET, and changes by its web socket. Of what a
 * browser sends it gets a path and a few headers. It answers on loopback, and only the key. Instead of its error pages
 * there is a sentence.
 */

/** Not the cookie of a session, and nothing that says where a body ends. */
const passedOn = /^(?:accept|if-|range$|user-agent$|sec-(?:fetch|websocket)-)/;

const ofConnection = /^(?:connection|keep-alive|transfer-encoding)$/;

/** A draft is shown at once; Astro's server may be on its way out. */
const shownWithinMs = 10_000;

/** @param key of Astro's server */
export function createPreview(key: string) {
  /** Another program may have taken the port that was meant for it, so only its own process says it. */
  let address: AddressInfo | undefined;
  process.on("message", (it: FromPreview) => {
    ({ address } = it);
  });
  const headersFor = (headers: IncomingHttpHeaders) => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => passedOn.test(name))),
    host: `localhost:${address?.port}`,
    [keyHeader]: key,
  });

  return {
    /**
     * @param path as the router has read it, with the query
     * @param signal aborts when the browser has gone on to another page
     * @returns when Astro's server has begun to answer: what the page shows is read by then
     */
    async passOn(headers: IncomingHttpHeaders, path: string, signal: AbortSignal) {
      const isPage = /document|iframe/.test(String(headers["sec-fetch-dest"] ?? ""));
      const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
        if (!address) return resolve(undefined);
        const to = { host: address.address, port: address.port };
        request({ ...to, path, headers: headersFor(headers), signal }, resolve)
          .on("error", () => resolve(undefined))
          .end();
      });
      if (!answer) return isPage ? note("starting") : new Response(null, { status: 502 });
      const { statusCode: status = 502 } = answer;
      const isNote = isPage && status >= 500;
      const isEmpty = status === 204 || status === 304;
      if (isNote || isEmpty) answer.resume();
      if (isNote) return note("broken");
      const lines = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        ofConnection.test(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      return new Response(isEmpty ? null : bodyOf(answer), { status, headers: lines });
    },

    /** A web socket: through it Astro's server reloads pages. What the page says ends here. */
    passOnSocket(asked: IncomingMessage, socket: Socket): void {
      const { pathname = "/", search = "" } = URL.parse(asked.url ?? "", "http://localhost") ?? {};
      const upstream = connect(address?.port ?? 0, address?.address, () => {
        const headers = {
          ...headersFor(asked.headers),
          connection: "Upgrade",
          upgrade: "websocket",
        };
        const lines = Object.entries(headers).map(([name, it]) => `${name}: ${String(it)}`);
        upstream.write([`GET ${pathname}${search} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
        upstream.pipe(socket).resume();
      });
      const close = () => {
        upstream.destroy();
        socket.destroy();
      };
      upstream.on("error", close).on("close", close);
      socket.on("error", close).on("close", close).on("end", close);
    },

    /** Has Astro's server show a draft, or saved entries only (draft-module.ts). */
    async show(draft: ShownDraft | null): Promise<void> {
      if (!address) throw new Error("Astro's server does not listen yet");
      const heard = once(process, "message", { signal: AbortSignal.timeout(shownWithinMs) });
      process.send?.({ draft } satisfies ToPreview, undefined, undefined, () => {});
      await heard;
    },
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
