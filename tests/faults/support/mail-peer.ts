import type { AddressInfo, Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { digest } from "./visitors.ts";

/** One copy of a mail as it arrived. `name` is the visitor's, `file` the SHA-256 of what is attached. */
export type Arrival = { messageId: string; name: string; text: string; file: string | undefined };

/** What a mail server does with a mail that has arrived instead of taking it. */
export type Fault = "puts it off" | "hangs up" | "hangs" | undefined;

export type MailPeer = { url: string; arrivals: Arrival[] };

/** A mail server on this machine that keeps what arrives and fails as it is told. */
export async function mailPeer(fault: () => Fault = () => undefined, port = 0): Promise<MailPeer> {
  const arrivals: Arrival[] = [];
  const sockets = new Set<Socket>();
  const later = Object.assign(new Error("4.7.1 come back later"), { responseCode: 451 });
  const server = new SMTPServer({
    // On this machine, mails of tests need no TLS; thousands of handshakes take minutes.
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      // Which never comes when a sender is killed.
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const [file] = mail.attachments;
        arrivals.push({
          messageId: mail.messageId ?? "",
          name: mail.replyTo?.[0]?.name ?? "",
          text: mail.text ?? "",
          file: file && digest(new Uint8Array(file.content as ArrayBuffer)), // unless asked otherwise
        });
        const what = fault();
        if (what === "hangs up") for (const socket of sockets) socket.destroy();
        else if (what !== "hangs") callback(what && later);
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const bound = server.server.address() as AddressInfo; // of a TCP server that listens
  return { url: `smtp://127.0.0.1:${bound.port}?requireTLS=false`, arrivals };
}
