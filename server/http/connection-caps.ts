import type { Server } from "node:http";
import type { ConnectionCaps } from "../limits.ts";
import { clientKey } from "../provider/client-address.ts";

/**
 * Bounds how many connections are open, in all and from one address (IPv6: from one /64). Those
 * beyond are closed without a word: an answer would cost what the cap is to save.
 */
export function capConnections(server: Server, { total, perAddress }: ConnectionCaps): void {
  // The property through which Node's servers take this limit.
  Object.assign(server, { maxConnections: total });
  if (perAddress === undefined) return;
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const key = clientKey(socket.remoteAddress ?? "");
    const count = (open.get(key) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
