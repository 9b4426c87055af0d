import { onTestFinished } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

/** An SMTP server that records all mail, until the test ends. */
export async function smtpPeer(...options: Parameters<typeof startSmtpServer>) {
  const peer = await startSmtpServer(...options);
  onTestFinished(peer.close);
  return peer;
}
