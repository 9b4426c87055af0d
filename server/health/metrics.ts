import { Counter, Gauge, Registry } from "prom-client";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { RequestKind } from "#server/route.ts";
import type { Readiness } from "./readiness.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics for Prometheus, without personal data. */
export function createMetrics(readiness: () => Promise<Readiness>, inbox: Pick<Inbox, "state">) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter("http_requests_total", "Answered requests", ["kind", "status"]);
  const stored = counter("messages_stored_total", "Messages and applications stored");
  const sent = counter("mails_sent_total", "Mails that a mail server has taken");
  const gauge = (name: string, help: string, value: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  const queue = async () => (await readiness()).queue;
  const room = async () => inbox.state();
  const [waiting, unanswered] = [
    "Mails owed to the mail server",
    "Of those, mails without an answer",
  ];
  gauge("mails_waiting", waiting, async () => (await queue())?.waiting ?? 0);
  gauge("mails_unanswered", unanswered, async () => (await queue())?.unanswered ?? 0);
  gauge("mails_parked", "Mails that were given up", async () => (await queue())?.parked ?? 0);
  const age = async () => (await queue())?.oldestWaitingSeconds ?? 0;
  gauge("mails_oldest_waiting_seconds", "Age of the mail that waits longest", age);
  gauge("store_bytes", "Bytes in use by messages", async () => (await room()).usedBytes);
  gauge(
    "disk_free_bytes",
    "Bytes left where messages are kept",
    async () => (await room()).freeBytes,
  );
  gauge("store_ready", "1 when messages can be stored", async () =>
    Number((await readiness()).ready),
  );
  return {
    count: (kind: RequestKind, status: number) => requests.inc({ kind, status }),
    stored: () => stored.inc(),
    sent: () => sent.inc(),
    registry,
  };
}
