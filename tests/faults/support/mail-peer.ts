import type { Socket } from "node:net";
import { onTestFinished } from "vitest";
import { smtpPeer } from "../../../server/testing/smtp.ts";
import { digest } from "./visitors.ts";

/** One copy of a mail as it arrived. `name` is the visitor's, `file` the SHA-256 of what is attached. */
export type Arrival = { messageId: string; name: string; text: string; file: string | undefined };

/** What a mail server does with a mail that has arrived instead of taking it. */
export type Fault = "puts it off" | "hangs up" | "hangs" | undefined;

export type MailPeer = Awaited<ReturnType<typeof mailPeer>>;

/** A mail server on this machine that keeps what arrives and fails as it is told. */
export async function mailPeer(fault: () => Fault = () => undefined, port = 0) {
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const later = Object.assign(new Error("4.7.1 come back later"), { responseCode: 451 });
  const peer = await smtpPeer(
    // On this machine, mails of tests need no TLS; thousands of handshakes take minutes.
    { disabledCommands: ["STARTTLS", "AUTH"], disableReverseLookup: true },
    (done) => {
      const what = fault();
      if (what === "hangs up") hangUp();
      else if (what !== "hangs") done(what && later);
    },
    port,
  );
  peer.server.on("connection", (socket: Socket) => sockets.add(socket));
  onTestFinished(hangUp);
  return {
    url: `smtp://127.0.0.1:${peer.port}?requireTLS=false`,
    arrivals: (): Arrival[] =>
      peer.deliveries.map(({ mail }) => ({
        messageId: mail.messageId ?? "",
        name: mail.replyTo?.[0]?.name ?? "",
        text: mail.text ?? "",
        // An ArrayBuffer, unless asked otherwise.
        file:
          mail.attachments[0] && digest(new Uint8Array(mail.attachments[0].content as ArrayBuffer)),
      })),
  };
}
