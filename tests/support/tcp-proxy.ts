import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What happens to the next COMMIT: it arrives and its answer is lost, or it never arrives. */
type Fate = "answer lost" | "never arrives";

// PostgreSQL's message for a statement without values.
const commit = Buffer.from("\0\0\0\x0bCOMMIT\0", "latin1");

/** Passes TCP connections on to PostgreSQL on this machine, and cuts them on request. */
export async function startTcpProxy(port: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let fate: Fate | undefined;
  let cuts = 0;

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
    upstream.on("data", (bytes) => client.write(bytes));
    client.on("data", (bytes: Buffer) => {
      const now = bytes.includes(commit) ? fate : undefined;
      if (now !== "never arrives") upstream.write(bytes);
      if (!now) return;
      fate = undefined;
      cuts += 1;
      client.destroy();
    });
  });
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
  };
}
