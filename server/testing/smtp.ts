import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

type Delivery = { from: string; to: string[]; mail: Email; secure: boolean };

export type SmtpPeer = {
  url: string;
  deliveries: Delivery[];
  /** Ends when so many mails have been taken. */
  received(count: number): Promise<void>;
};

/** A real SMTP server on this machine that keeps what it takes, or does what `options` say. */
export async function smtpPeer(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const deliveries: Delivery[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const from = mailFrom ? mailFrom.address : "";
          const to = rcptTo.map(({ address }) => address);
          deliveries.push({ from, to, mail, secure: session.secure });
          callback();
          for (const { count, done } of waiting) if (deliveries.length >= count) done();
        });
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    // Its certificate is its own, and made for tests.
    url: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    deliveries,
    received: (count) =>
      new Promise((done) => {
        if (deliveries.length >= count) done();
        waiting.push({ count, done });
      }),
  };
}

/** Takes connections and never says a word. */
export async function silentPeer(): Promise<{ url: string }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}` };
}
