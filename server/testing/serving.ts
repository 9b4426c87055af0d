import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { sendFormPath } from "#contract/provider.ts";
import { type AppDeps, createApp } from "../app.ts";
import { systemClock } from "../clock.ts";
import { createMetrics, type Metrics } from "../health/metrics.ts";
import { createReadiness } from "../health/readiness.ts";
import { closeServer, createHttpServer, listen } from "../http/server.ts";
import type { Entry } from "../inbox/entry.ts";
import { openInbox } from "../inbox/inbox.ts";
import { openStore, type Store } from "../inbox/store.ts";
import { createRateLimit } from "../provider/rate-limit.ts";
import { readSettings, type Environment, type Settings } from "../settings.ts";
import { emptySite } from "../site/load.ts";
import { systemTimer } from "../timer.ts";
import { typedMessage } from "./entries.ts";
import { tempDir } from "./temp.ts";

/** The ids of `.env.served`, which the built pages hold. */
export const environment = {
  VITE_EMAIL_PUBLIC_KEY: "thirteen-gates",
  VITE_EMAIL_SERVICE_ID: "site",
  VITE_EMAIL_CONTACT_TEMPLATE_ID: "contact",
  VITE_EMAIL_APPLICATION_TEMPLATE_ID: "application",
};
export const contactIds = { user_id: "thirteen-gates", service_id: "site", template_id: "contact" };
const applicationIds = { ...contactIds, template_id: "application" };

type Changes = Partial<Pick<AppDeps, "site" | "onStored">> & {
  env?: Environment;
  freeBytes?: () => number;
  dataDir?: string;
};

export type Serving = {
  server: Server;
  port: number;
  url: string;
  dataDir: string;
  settings: Settings;
  /** What has been logged, a line each. */
  logged: string[];
  metrics: Metrics;
  /** A second look at the store, as the command line has it. */
  store(): Store;
  /** All that is stored. */
  kept(): Entry[];
  get(path: string, init?: RequestInit): Promise<Response>;
  send(fields: Record<string, string | File>, headers?: Record<string, string>): Promise<Response>;
};

/** The whole app behind a real port, on a real store in a folder of its own, without mail. */
export async function serving(changes: Changes = {}): Promise<Serving> {
  const { site = emptySite, onStored = () => {}, env = {}, dataDir = tempDir() } = changes;
  // Too little for the reserve of 16 MB (disk-reserve.ts), which would cost each test some 50 ms.
  const { freeBytes = () => 30e6 } = changes;
  const settings = readSettings({ ...environment, RATE_LIMIT: "off", MIN_FREE_MB: "0", ...env });
  const logged: string[] = [];
  const note = (detail: unknown, text = "") => {
    const { err } = detail as { err?: unknown };
    logged.push(`${text} ${err === undefined ? JSON.stringify(detail) : String(err)}`);
  };
  const log = { info: note, warn: note, error: note } as AppDeps["log"]; // what is called of it
  const { capacity } = settings;
  const inbox = openInbox({ dataDir, capacity, freeBytes, timer: systemTimer, log });
  const clock = systemClock;
  const readiness = createReadiness({ inbox, settings, isStopping: () => false, clock });
  const rateLimit = createRateLimit(settings.rateLimits);
  const metrics = createMetrics(readiness, inbox);
  const app = createApp({
    settings,
    inbox,
    onStored,
    rateLimit,
    site,
    clock,
    log,
    readiness,
    metrics,
  });
  const server = createHttpServer(app, log, settings);
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(async () => {
    server.closeAllConnections();
    await closeServer(server, 0);
    inbox.close();
  });
  const url = `http://127.0.0.1:${port}`;
  const look = () => {
    const store = openStore(dataDir);
    onTestFinished(() => store.close());
    return store;
  };
  return {
    server,
    port,
    url,
    dataDir,
    settings,
    logged,
    metrics,
    store: look,
    kept: () => [...look().entries()],
    get: (path, init) => fetch(url + path, { redirect: "manual", ...init }),
    send: (fields, headers = {}) =>
      fetch(url + sendFormPath, {
        method: "POST",
        body: formOf(fields),
        headers,
        redirect: "manual",
      }),
  };
}

/** A form with its fields in this order. @param more pairs, which may repeat a name */
export function formOf(
  fields: Record<string, string | File>,
  ...more: [string, string | File][]
): FormData {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(fields), ...more]) form.append(name, value);
  return form;
}

export const pdf = new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "Ayesha Khan.pdf");

export const message = { ...contactIds, ...typedMessage };

/** The message in the JSON variant, with changes to its top and to what was typed. */
export function jsonOf(changes: object = {}, params: object = {}): string {
  const { user_id, service_id, template_id, ...typed } = message;
  const ids = { user_id, service_id, template_id };
  return JSON.stringify({ ...ids, ...changes, template_params: { ...typed, ...params } });
}

export const application = {
  ...applicationIds,
  job_title: "Data Scientist",
  full_name: "Ayesha Khan",
  email: "ayesha@example.org",
  phone_number: "",
  location: "lahore",
  github_url: "https://github.com/ayesha",
  linkedin_url: "",
  cover_letter: "",
  resume: pdf,
};

export type Raw = {
  socket: Socket;
  /** Everything that has come so far. */
  text(): string;
  /** Ends when the other side has hung up, cleanly or not. */
  closed: Promise<void>;
};

/** A connection for bytes that no HTTP client would send. */
export async function rawConnection(
  port: number,
  first = "",
  localAddress = "127.0.0.1",
): Promise<Raw> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  socket.write(first, "latin1");
  return { socket, text: () => text, closed };
}

const encoded = new URLSearchParams(message).toString();

/** `message` as a request, byte for byte. */
export const rawMessage =
  `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Length: ${encoded.length}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\n\r\n${encoded}`;
