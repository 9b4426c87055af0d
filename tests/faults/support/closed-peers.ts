import { createServer, type AddressInfo } from "node:net";

/** A port of this machine where nobody listens. */
export async function deadPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Says in its greeting that it takes no mail, as one does that is overloaded or being mended. */
export async function closedPeer(): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end("421 4.3.2 not now\r\n");
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((done) => server.close(done)) };
}

/** Mails of tests are not worth a TLS handshake. */
export const smtpAt = (port: number) => `smtp://127.0.0.1:${port}?requireTLS=false`;
