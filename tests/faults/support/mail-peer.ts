import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import { digest } from "./visitors.ts";

/** One copy of a mail as it arrived; times in milliseconds of the test's process. */
export type Arrival = {
  messageId: string;
  /** Name of the visitor, from Reply-To. */
  tag: string;
  text: string;
  /** SHA-256 of the attached file in hex. */
  resume: string | undefined;
  begun: number;
  ended: number;
};

type Fault = { code: number; text: string } | "break off" | "hang" | undefined;

type Behaviour = {
  /** Answer to the sender's address. */
  onMail?: () => Fault;
  /** Answer to the whole mail, which has arrived by then. */
  onData?: () => Fault;
  /** How long taking a mail lasts. */
  delayMs?: () => number;
};

export type MailPeer = { url: string; port: number; arrivals: Arrival[]; close(): Promise<void> };

/** A mail server on this machine that keeps what it takes and fails as it is told. */
export async function mailPeer(behaviour: Behaviour = {}, port = 0): Promise<MailPeer> {
  const arrivals: Arrival[] = [];
  const end = (fault: Fault, id: string, callback: (error?: Error | null) => void): void => {
    if (fault === "break off") hangUp(server, id);
    else if (fault === undefined) callback(null);
    else if (fault !== "hang") {
      callback(Object.assign(new Error(fault.text), { responseCode: fault.code }));
    }
  };
  const options: SMTPServerOptions = {
    // On this machine, mails of tests need no TLS; thousands of handshakes take minutes.
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onMailFrom: (_address, { id }, callback) => end(behaviour.onMail?.(), id, callback),
    onData(stream, { id }, callback) {
      const chunks: Buffer[] = [];
      const begun = performance.now();
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void taken());
      async function taken() {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await new Promise((done) => setTimeout(done, behaviour.delayMs?.() ?? 0));
        const [file] = mail.attachments;
        arrivals.push({
          messageId: mail.messageId ?? "",
          tag: mail.replyTo?.[0]?.name ?? "",
          text: mail.text ?? "",
          resume: file && digest(new Uint8Array(file.content as ArrayBuffer)),
          begun,
          ended: performance.now(),
        });
        end(behaviour.onData?.(), id, callback);
      }
    },
  };
  const server = new SMTPServer(options);
  // Senders that are killed hang up in the middle.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const bound = (server.server.address() as AddressInfo).port;
  return { url: `smtp://127.0.0.1:${bound}?requireTLS=false`, port: bound, arrivals, close };
}

/** Its connections have no public name. */
function hangUp(server: SMTPServer, id: string): void {
  const { connections } = server as unknown as {
    connections: Set<{ id: string; _socket: { destroy(): void } }>;
  };
  for (const one of connections) if (one.id === id) one._socket.destroy();
}
