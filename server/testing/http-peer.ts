import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Received = { headers: IncomingHttpHeaders; path: string; body: string };

/** An HTTP server of the test's own, which records what is posted to it. @param answer by default 200 */
export async function httpPeer(
  answer: (response: Parameters<RequestListener>[1], received: Received) => void = (response) =>
    response.end("ok"),
  port = 0,
) {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { headers: request.headers, path: request.url ?? "", body };
      received.push(one);
      answer(response, one);
    });
  });
  server.on("connection", () => (connections += 1));
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const { port: bound } = server.address() as AddressInfo; // of a TCP server that listens
  return {
    url: new URL(`http://127.0.0.1:${bound}/hook`),
    port: bound,
    received,
    connections: () => connections,
    close,
  };
}
