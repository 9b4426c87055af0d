import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Log } from "#server/log.ts";
import { SettingsError } from "#server/setting-error.ts";
import type { Settings } from "#server/settings.ts";
import { clientKey } from "./client.ts";
import { securityHeaders } from "#server/site/headers.ts";

const timeouts = {
  // Headers fit in one or two packets.
  headersTimeout: 10_000,
  // Longer than the page's own timeout, so that the page can report it.
  requestTimeout: 200_000, // 5 MB at 256 kbit/s take 160 s,
  // Node's default is 30 seconds.
  connectionsCheckingInterval: 2_000,
};
// Without a byte in either direction, such as a client that never reads the response.
const idleMs = 60_000;

type Options = Pick<Settings, "trustedHeader"> & { connections?: typeof connections };

/** Open at a time: a page takes six, and a thousand with their buffers fit into the memory of a small machine. */
const connections = { total: 1000, client: 50 };

/** Creates the HTTP server of an app, not yet listening. */
export function createHttpServer(app: Pick<Hono, "fetch">, log: Log, options: Options): Server {
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 clients, such as health checks, may omit Host.
    hostname: "localhost",
    // It would disconnect a sender half a second after an error; bodies are read to their end (body.ts).
    autoCleanupIncoming: false,
    errorHandler: (error) => errorResponse(error, log),
  });
  // The app itself answers a missing Host, so that this answer has the security headers too.
  const server: Server = createServer(
    { ...timeouts, requireHostHeader: false },
    limitPipelining(
      (request, response) => void listener(request, response),
      () => openSockets.get(server)?.keys() ?? [],
    ),
  );
  server.setTimeout(idleMs);
  server.on("checkExpectation", (_, response) => {
    response.writeHead(417, { ...securityHeaders(), Connection: "close" }).end();
  });
  limitConnections(server, options);
  answerClientErrors(server);
  return server;
}

/** Called when no Request object could be created. */
function errorResponse(error: unknown, log: Log): Response {
  const isInvalidUrl = error instanceof Error && error.name === "RequestError";
  const headers = securityHeaders();
  if (isInvalidUrl)
    return new Response("The request's address is not valid.", { status: 400, headers });
  log.error({ err: error }, "A request failed before it reached the app.");
  return new Response("Something went wrong on our side.", { status: 500, headers });
}

/** Open connections with the key of their client. */
const openSockets = new WeakMap<Server, Map<Socket, string>>();

/** Behind a proxy there is no limit per client: all connections come from the proxy's address. */
function limitConnections(
  server: Server,
  { connections: most = connections, trustedHeader }: Options,
) {
  server.maxConnections = most.total;
  const open = new Map<Socket, string>();
  openSockets.set(server, open);
  server.on("connection", (socket: Socket) => {
    const client = clientKey(socket.remoteAddress ?? "");
    const count = open.values().reduce((sum, other) => sum + Number(other === client), 0);
    if (trustedHeader === undefined && count >= most.client) return void socket.destroy();
    open.set(socket, client);
    socket.once("close", () => open.delete(socket));
  });
}

// Browsers and proxies wait for each answer. Requests sent ahead are all worked on at once and kept with
// their answers: 400 connections with 2,500 requests each took 1.1 GB.
const maxUnanswered = 4;

/** Closes connections that send more requests ahead. @param open all connections */
function limitPipelining(listener: RequestListener, open: () => Iterable<Socket>): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count === maxUnanswered + 1) closeBeforeOthers(socket, open());
    if (count > maxUnanswered) return;
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

/**
 * Node parses the rest of the bytes it has read, up to 2,500 requests (4 MB), and keeps them until the connection
 * is closed, after it has read from all the others. So these wait until then.
 */
function closeBeforeOthers(socket: Socket, open: Iterable<Socket>): void {
  const waiting = [...open].filter((other) => other !== socket && !other.isPaused());
  for (const other of waiting) other.pause();
  socket.once("close", () => {
    for (const other of waiting) other.resume();
  });
  socket.destroy();
}

const clientErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers invalid HTTP as Node would by itself, but with the security headers. */
function answerClientErrors(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => latest.set(socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket; // of an HTTP server
    const response = latest.get(socket);
    const reject = () => {
      const headers = { ...securityHeaders(), Connection: "close", "Content-Length": "0" };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const status = clientErrors[error.code ?? ""] ?? "400 Bad Request";
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n`);
      // A client that keeps sending would keep the connection open.
      setTimeout(() => socket.destroy(), 1000).unref();
    };
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else if (!response || response.writableFinished) reject();
    // A complete request came before the invalid bytes and may have been stored: it is answered first.
    else if (response.req.complete) response.once("finish", reject);
    else if (response.headersSent) socket.destroy();
    else reject();
  });
}

/**
 * @param port 0 lets the system choose
 * @returns the actual port
 * @throws SettingsError when the address is taken or not available
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    // Such as `listen EADDRINUSE: address already in use 127.0.0.1:3000`.
    const { message } = error as Error;
    throw new SettingsError(`HOST or PORT cannot be used: ${message}.`);
  }
  return (server.address() as AddressInfo).port; // only a pipe's address is a string
}

/** Accepts no more connections, waits for requests in flight, and closes the rest after `timeoutMs`. */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  // Also connections that become idle meanwhile, and those browsers preconnected: Node counts a
  // connection as active until its first request.
  const closeIdle = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of openSockets.get(server)?.keys() ?? [])
      if (socket.bytesRead === 0) socket.destroy();
  }, 100);
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(closeIdle);
  clearTimeout(timeout);
}
