import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { uploadSeconds } from "#contract/provider.ts";
import type { Log } from "../log.ts";
import { SettingsError, type Settings } from "../settings.ts";
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
  rememberOpen(server);
  capConnections(server, options);
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

const openSockets = new WeakMap<Server, Set<Socket>>();

function rememberOpen(server: Server): void {
  const sockets = new Set<Socket>();
  openSockets.set(server, sockets);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
}

/** One client gets a share only; behind a proxy all connections come from its address. */
function capConnections(server: Server, { connections, trustedHeader, clientPrefix }: Options) {
  const [total, perClient] = connections;
  server.maxConnections = total;
  if (trustedHeader !== undefined) return;
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const client = clientKey(socket.remoteAddress ?? "", clientPrefix);
    const count = (open.get(client) ?? 0) + 1;
    if (count > perClient) return void socket.destroy();
    open.set(client, count);
    socket.once("close", () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
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
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program: stop it, or choose another number.`,
        EACCES: `This user may not listen on port ${port}: choose one above 1023.`,
        EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine.`,
        ENOTFOUND: `HOST "${host}" is not an address of this machine.`,
      };
      const unknown = `The server cannot listen on ${host}:${port} (${message}).`;
      reject(new SettingsError(sentences[code ?? ""] ?? unknown));
    });
    // A TCP server's address is never a pipe's name.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes no new requests and waits for those in flight, at most `patienceMs`; then hangs up. */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  // Connections that fall idle while stopping: nobody waits for them. Node takes those for busy that
  // have not sent anything yet, which browsers open ahead.
  const idle = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of openSockets.get(server) ?? [])
      if (socket.bytesRead === 0) socket.destroy();
  }, 100);
  const late = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}
