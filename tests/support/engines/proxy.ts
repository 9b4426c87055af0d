import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

/** A reverse proxy, so that a site keeps its address while its server is exchanged. Holds back scripts until told. */
export async function startProxy(origin: string) {
  let upstream = Promise.resolve(origin);
  const scripts = Promise.withResolvers<void>();
  const answering = new Set<Promise<void>>();

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.endsWith(".js")) await scripts.promise;
    const answered = passOn(incoming, outgoing, await upstream).catch(() => {
      outgoing.destroy();
    });
    answering.add(answered);
    await answered;
    answering.delete(answered);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // of a server that listens on TCP

  return {
    url: `http://127.0.0.1:${port}`,
    releaseScripts: () => scripts.resolve(),
    /**
     * Exchanges the server after its last answer. No request meets a closed port: they wait.
     * @param start returns the new one's address
     */
    async exchange(start: () => Promise<string>) {
      const next = Promise.withResolvers<string>();
      upstream = next.promise;
      await Promise.all(answering);
      next.resolve(start());
      await upstream;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @throws when either side ends the connection */
async function passOn(incoming: IncomingMessage, outgoing: ServerResponse, origin: string) {
  const { method, headers, url = "/" } = incoming;
  const passed = request(origin + url, { method, headers, agent: false });
  incoming.pipe(passed);
  const [answer] = (await once(passed, "response")) as [IncomingMessage];
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, outgoing);
}
