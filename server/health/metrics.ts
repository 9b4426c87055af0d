import type { Inbox } from "#server/inbox/inbox.ts";
import type { RequestKind } from "#server/route.ts";
import type { Readiness } from "./readiness.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** Counts what happens, and tells it with the state of queue and store; without personal data. */
export function createMetrics(readiness: () => Promise<Readiness>, inbox: Pick<Inbox, "state">) {
  /** By their labels. */
  const requests = new Map<string, number>();
  let [stored, sent] = [0, 0];

  return {
    count(kind: RequestKind, status: number): void {
      const labels = `{kind="${kind}",status="${status}"}`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
    },
    stored: () => void (stored += 1),
    sent: () => void (sent += 1),
    /** In the format of `metricsType`. */
    async text(): Promise<string> {
      const [{ queue, ready }, { usedBytes, freeBytes }] = await Promise.all([
        readiness(),
        inbox.state(),
      ]);
      const { waiting = 0, unanswered = 0, parked = 0, oldestWaitingSeconds = 0 } = queue ?? {};
      return [
        samples("http_requests_total", "Answered requests", [...requests], "counter"),
        counter("messages_stored_total", "Messages and applications stored", stored),
        counter("mails_sent_total", "Mails that a mail server has taken", sent),
        gauge("mails_waiting", "Mails owed to the mail server", waiting),
        gauge("mails_unanswered", "Of those, mails without an answer", unanswered),
        gauge("mails_parked", "Mails that were given up", parked),
        gauge(
          "mails_oldest_waiting_seconds",
          "Age of the mail waiting longest",
          oldestWaitingSeconds,
        ),
        gauge("store_bytes", "Bytes in use by messages", usedBytes),
        gauge("disk_free_bytes", "Bytes left where messages are kept", freeBytes),
        gauge("store_ready", "1 when messages can be stored", Number(ready)),
      ].join("");
    },
  };
}

type Sample = readonly [labels: string, value: number];

const samples = (
  name: string,
  help: string,
  values: readonly Sample[],
  type: "counter" | "gauge",
) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value === Infinity ? "+Inf" : value}`),
    "",
  ].join("\n");
const counter = (name: string, help: string, value: number) =>
  samples(name, help, [["", value]], "counter");
const gauge = (name: string, help: string, value: number) =>
  samples(name, help, [["", value]], "gauge");
