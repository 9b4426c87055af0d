import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What happens to the next COMMIT: it arrives and its answer is lost, or it never arrives. */
type Fate = "answer lost" | "never arrives";

// PostgreSQL's message for a statement without values.
const commit = Buffer.from("\0\0\0\x0bCOMMIT\0", "latin1");

/** Passes TCP connections on to PostgreSQL on this machine, and cuts or silences them on request. */
export async function startTcpProxy(port: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let fate: Fate | undefined;
  let cuts = 0;
  let silent = false;
  /** Connections that lost packets. */
  const lost = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => {
        pairs.delete(pair);
        client.destroy();
        upstream.end();
      });
    }
    upstream.on("data", (bytes) => void (passes(client) && client.write(bytes)));
    client.on("data", (bytes: Buffer) => {
      if (!passes(client)) return;
      const now = bytes.includes(commit) ? fate : undefined;
      if (now !== "never arrives") upstream.write(bytes);
      if (!now) return;
      fate = undefined;
      cuts += 1;
      client.destroy();
    });
  });
  const passes = (client: Socket): boolean => {
    if (silent) lost.add(client);
    return !lost.has(client);
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port, // of a server that listens on TCP
    /** Cuts all connections. */
    cut,
    /** Cuts the connection that commits next. */
    cutAtCommit: (how: Fate) => void (fate = how),
    cuts: () => cuts,
    /** Whether packets get lost in both directions, and nobody is told. */
    setSilent: (value: boolean) => void (silent = value),
  };
}
