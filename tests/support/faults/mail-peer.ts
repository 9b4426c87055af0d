import type { Socket } from "node:net";
import { onTestFinished } from "vitest";
import { smtpPeer } from "#server/testing/smtp.ts";
import { digest } from "./visitors.ts";

/** One received copy of a mail. `name` is the visitor's; `file` is the SHA-256 of the attachment. */
export type Arrival = { messageId: string; name: string; text: string; file: string | undefined };

/** How the mail server fails after receiving a mail. */
export type Fault = "defers" | "disconnects" | "hangs" | undefined;

export type MailPeer = Awaited<ReturnType<typeof mailPeer>>;

/** A local mail server that keeps received mail and fails on request. */
export async function mailPeer(fault: () => Fault = () => undefined, port = 0) {
  const sockets = new Set<Socket>();
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  const deferred = Object.assign(new Error("4.7.1 come back later"), { responseCode: 451 });
  const peer = await smtpPeer(
    // Without TLS: thousands of handshakes would take minutes.
    { disabledCommands: ["STARTTLS", "AUTH"], disableReverseLookup: true },
    (done) => {
      const failure = fault();
      if (failure === "disconnects") disconnect();
      else if (failure !== "hangs") done(failure && deferred);
    },
    port,
  );
  peer.server.on("connection", (socket: Socket) => sockets.add(socket));
  onTestFinished(disconnect);
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
