import { createServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { ConnectionCaps } from "../limits.ts";
import type { Log } from "../log.ts";
import { addSecurityHeaders } from "../site/headers.ts";
import { capConnections } from "./connection-caps.ts";
import type { DirectAnswer } from "./pages.ts";
import { dropSlowSenders, type Pace } from "./slow-senders.ts";

type Timeouts = {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
};

// Headers are one packet or two; a body is a message, or a resume of 5 MB.
const usual: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Node looks only every 30 seconds by itself.
  connectionsCheckingInterval: 2_000,
};

// Without a byte either way: who asks for a page and never takes it.
const idleMs = 90_000;

// After an answer that ends a connection, for the sender to read it before the socket is gone.
const lingerMs = 1_000;

/** All times in milliseconds; tests have less patience. */
export type ListenerLimits = { connections: ConnectionCaps; pace?: Pace; timeouts?: Timeouts };

/**
 * Puts an app behind Node's HTTP server, not yet listening.
 * @param direct is asked first
 */
export function createHttpServer(
  app: Hono,
  log: Log,
  limits: ListenerLimits,
  direct: DirectAnswer,
): Server {
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 clients, health checks among them, may leave Host out.
    hostname: "localhost",
    // It would cut off a sender half a second after a refusal; Node discards small rests itself,
    // and provider/body.ts the large ones.
    autoCleanupIncoming: false,
    errorHandler: (error) => unreadable(error, log),
  });
  const { connections, pace, timeouts = usual } = limits;
  // A request for a page then comes without a stream of its own that has to be ended.
  const options = { ...timeouts, optimizeEmptyRequests: true };
  const server = createServer(options, (request, response) => {
    if (!direct(request, response)) void listener(request, response);
  });
  server.setTimeout(idleMs);
  server.on("clientError", refuseBrokenRequest);
  capConnections(server, connections);
  dropSlowSenders(server, pace);
  return server;
}

/** Called when no Request could be made of what arrived: a broken Host or target. */
function unreadable(error: unknown, log: Log): Response {
  const ours = !(error instanceof Error && error.name === "RequestError");
  if (ours) log.error("A request failed before it reached the app.", error);
  const text = ours ? "Something went wrong on our side." : "The request's address is not valid.";
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
  addSecurityHeaders(headers);
  return new Response(text, { status: ours ? 500 : 400, headers });
}

const brokenRequests: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What a socket is answering; the property Node's default handler looks at has no public name. */
type Answering = { _httpMessage?: ServerResponse | null };

/** Node's own answer to bytes that are not HTTP, with this site's headers added. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, stream: unknown): void {
  const socket = stream as Socket & Answering;
  const answer = socket._httpMessage;
  if (error.code === "ECONNRESET" || !socket.writable || answer?.headersSent) {
    socket.destroy();
    return;
  }
  // A whole request came before what is broken: it may have been stored, so its own answer is first.
  if (answer?.req.complete) {
    answer.once("finish", () => {
      // Otherwise Node is ending it already, once all is sent.
      if (socket.writable) refuseBrokenRequest(error, socket);
    });
    return;
  }
  const headers = new Headers({ Connection: "close", "Content-Length": "0" });
  addSecurityHeaders(headers);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const status = brokenRequests[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n`);
  // Whoever keeps sending would otherwise keep the connection, too.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
