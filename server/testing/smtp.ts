import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

type Delivery = { from: string; to: string[]; mail: Email; raw: string; secure: boolean };

/** A real SMTP server on this machine that keeps what it takes, or does what `options` say. */
export async function smtpPeer(options: SMTPServerOptions = {}) {
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
          callback();
        });
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  // Its certificate is its own, and made for tests.
  return { url: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`, deliveries };
}
