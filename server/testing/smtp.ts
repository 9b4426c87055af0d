import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

type Delivery = { from: string; to: string[]; mail: Email; raw: string; secure: boolean };

type Done = (error?: Error) => void;

/**
 * Starts an SMTP server that records all mail.
 * @param finish answers after the data of a mail; by default accepts it
 */
export async function smtpPeer(
  options: SMTPServerOptions = {},
  finish = (done: Done) => done(),
  port = 0,
) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, { envelope, secure }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          deliveries.push({ from, to, mail, raw: raw.toString("latin1"), secure });
          finish(callback);
        });
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const bound = server.server.address() as AddressInfo; // of a TCP server that listens
  // Its certificate is self-signed.
  const url = `smtp://127.0.0.1:${bound.port}?tls.rejectUnauthorized=false`;
  return { url, server: server.server, port: bound.port, deliveries };
}
