import type { Server } from "node:http";

// Kept-alive connections that fall idle while stopping; nobody waits for them.
const idleCheckMs = 100;

/**
 * Takes no new requests and waits for those in flight, at most `patienceMs`; then hangs up.
 */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const late = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}
