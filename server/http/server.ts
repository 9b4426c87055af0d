import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { finished } from "node:stream/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { SettingsError } from "#server/setting-error.ts";
import type { Settings } from "#server/settings.ts";
import { lengthOf, maxBodyBytes } from "./body-length.ts";
import { clientKey } from "./client.ts";

const timeouts = {
  // Headers fit in one or two packets.
  headersTimeout: 10_000,
  // Longer than the page's own timeout, so that the page can report it.
  requestTimeout: 200_000, // 5 MB at 256 kbit/s take 160 s,
  // Node's default is 30 seconds.
  connectionsCheckingInterval: 2_000,
};
// Without a byte in either direction, such as an upload that stalls, or a client that never reads the response.
const idleMs = 60_000;

type Options = Pick<Settings, "trustedHeader"> & { connections?: typeof connections };

/** Open at a time: a page takes six, and a thousand with their buffers fit into the memory of a small machine. */
const connections = { total: 1000, client: 50 };

/** Creates the HTTP server of an app, not yet listening. What is not valid HTTP Node answers by itself. */
export function createHttpServer(app: Pick<Hono, "fetch">, options: Options): Server {
  const answer = async (request: Request, env: HttpBindings) => {
    const response = await app.fetch(request, env);
    await readRest(env.incoming);
    return response;
  };
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings), {
    // HTTP/1.0 clients, such as health checks, may omit Host.
    hostname: "localhost",
    // It would disconnect a sender half a second after an early answer.
    autoCleanupIncoming: false,
  });
  const server = createServer(timeouts, (request, response) => void listener(request, response));
  server.setTimeout(idleMs);
  // Those sent ahead wait with their answers: 400 connections with 2,500 each took 360 MB.
  server.maxRequestsPerSocket = 100;
  limitConnections(server, options);
  return server;
}

/**
 * Browsers and proxies send a body to its end before they read the answer. A connection that is kept Node reads to its end
 * after an early answer, too; with `Connection: close`, as nginx asks, it closes, and the answer is lost.
 */
async function readRest(incoming: IncomingMessage): Promise<void> {
  const length = lengthOf(incoming);
  if (incoming.method !== "POST" || length === 0 || length > maxBodyBytes || incoming.complete)
    return;
  await finished(incoming.resume()).catch(() => {}); // the sender has gone
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

/** Whether systemd has opened the socket, which it keeps while servers come and go (sd_listen_fds(3)). */
const isOpened = ({ LISTEN_PID, LISTEN_FDS } = process.env) =>
  LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";

/**
 * @param port 0 lets the system choose
 * @returns the actual port
 * @throws SettingsError when the address is taken or not available
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await once(server.listen(isOpened() ? { fd: 3 } : { port, host }), "listening");
  } catch (error) {
    // Such as `listen EADDRINUSE: address already in use 127.0.0.1:3000`.
    const { message } = error as Error;
    const what = isOpened() ? "The socket that LISTEN_FDS promises" : "HOST or PORT";
    throw new SettingsError(`${what} cannot be used: ${message}.`);
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
