import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { uploadSeconds } from "#contract/provider.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { SettingsError } from "../settings-values.ts";
import { clientKey } from "./client.ts";
import { securityHeaders } from "../site/headers.ts";

const timeouts = {
  // Headers are one packet or two.
  headersTimeout: 10_000,
  // Longer than the page waits, so that it is the page that gives up.
  requestTimeout: (uploadSeconds + 20) * 1000,
  // Node looks only every 30 seconds by itself.
  connectionsCheckingInterval: 2_000,
};
// Without a byte either way: who asks for a page and never takes it.
const idleMs = 60_000;

type Options = Pick<Settings, "connections" | "trustedHeader" | "clientPrefix">;

/** Puts an app behind Node's HTTP server, not yet listening. */
export function createHttpServer(app: Hono, log: Log, options: Options): Server {
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 clients, health checks among them, may leave Host out.
    hostname: "localhost",
    // It would cut off a sender half a second after an error; bodies are read to their end (body.ts).
    autoCleanupIncoming: false,
    errorHandler: (error) => unreadable(error, log),
  });
  // A missing Host is answered by the app, with the headers every answer has.
  const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
  server.setTimeout(idleMs);
  server.on("checkExpectation", (_, response) => {
    response.writeHead(417, { ...securityHeaders(), Connection: "close" }).end();
  });
  watchConnections(server, options);
  answerBrokenRequests(server);
  return server;
}

/** Called when no Request could be made of what arrived. */
function unreadable(error: unknown, log: Log): Response {
  const theirs = error instanceof Error && error.name === "RequestError";
  if (!theirs) log.error({ err: error }, "A request failed before it reached the app.");
  const text = theirs ? "The request's address is not valid." : "Something went wrong on our side.";
  return new Response(text, { status: theirs ? 400 : 500, headers: securityHeaders() });
}

/** Open connections, each with the client it is counted against. */
const openSockets = new WeakMap<Server, Map<Socket, string>>();

/** One client gets a share only; behind a proxy all connections come from its address. */
function watchConnections(server: Server, { connections, trustedHeader, clientPrefix }: Options) {
  const [total, perClient] = connections;
  server.maxConnections = total;
  const open = new Map<Socket, string>();
  openSockets.set(server, open);
  server.on("connection", (socket: Socket) => {
    const client = clientKey(socket.remoteAddress ?? "", clientPrefix);
    const count = open.values().reduce((sum, other) => sum + Number(other === client), 0);
    if (trustedHeader === undefined && count >= perClient) return void socket.destroy();
    open.set(socket, client);
    socket.once("close", () => open.delete(socket));
  });
}

const brokenRequests: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Node's own answer to bytes that are not HTTP, with this site's headers added. */
function answerBrokenRequests(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }, response) => latest.set(socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket; // of an HTTP server
    const answer = latest.get(socket);
    const refuse = () => {
      const headers = { ...securityHeaders(), Connection: "close", "Content-Length": "0" };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const status = brokenRequests[error.code ?? ""] ?? "400 Bad Request";
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n`);
      // Whoever keeps sending would otherwise keep the connection.
      setTimeout(() => socket.destroy(), 1000).unref();
    };
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else if (!answer || answer.writableFinished) refuse();
    // A whole request came before what is broken: it may have been stored, so its own answer is first.
    else if (answer.req.complete) answer.once("finish", refuse);
    else if (answer.headersSent) socket.destroy();
    else refuse();
  });
}

/**
 * Starts listening.
 * @returns the port, which the system chose if 0 was asked for
 * @throws SettingsError in one sentence when the port or host cannot be had
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    // Such as `listen EADDRINUSE: address already in use 127.0.0.1:3000`.
    const { message } = error as Error;
    throw new SettingsError(`HOST, PORT or METRICS_PORT cannot be had: ${message}.`);
  }
  return (server.address() as AddressInfo).port; // a TCP server's is never a pipe's name
}

/** Takes no new requests and waits for those in flight, at most `patienceMs`; then hangs up. */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  // Connections that fall idle while stopping: nobody waits for them. Node takes those for busy that
  // have not sent anything yet, which browsers open ahead.
  const idle = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of openSockets.get(server)?.keys() ?? [])
      if (socket.bytesRead === 0) socket.destroy();
  }, 100);
  const late = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}
