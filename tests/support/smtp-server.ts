import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type Delivery = { to: string[]; mail: Email; raw: string } & Pick<Session, "envelope" | "secure">;
type Session = Parameters<NonNullable<SMTPServerOptions["onData"]>>[1];
type Done = (error?: Error) => void;

/**
 * Starts an SMTP server that records all mail.
 * @param finish answers after the data of a mail; by default accepts it
 */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  finish = (done: Done) => done(),
  port = 0,
) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    async onData(stream, { envelope, secure }, done) {
      const bytes = await buffer(stream).catch(() => undefined);
      if (!bytes) return; // the client disconnected
      const to = envelope.rcptTo.map(({ address }) => address);
      const mail = await PostalMime.parse(bytes);
      deliveries.push({ to, mail, raw: bytes.toString("latin1"), envelope, secure });
      finish(done);
    },
    ...options,
  });
  server.on("error", () => {});
  await once(server.listen(port, "127.0.0.1"), "listening");
  const bound = server.server.address() as AddressInfo; // of a TCP server that listens
  return {
    // Its certificate is self-signed.
    url: `smtp://127.0.0.1:${bound.port}?tls.rejectUnauthorized=false`,
    server: server.server,
    port: bound.port,
    deliveries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
