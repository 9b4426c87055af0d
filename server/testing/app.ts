import type { Hono } from "hono";
import { onTestFinished } from "vitest";
import { sendFormPath } from "#contract/provider.ts";
import { createApp, type AppDeps } from "../app.ts";
import { openStore, type MessageStore } from "../inbox/store.ts";
import type { Log, RequestLine } from "../log.ts";
import { noRelay } from "../relay/relay.ts";
import { aMessageText } from "./entries.ts";
import { emptySite } from "../site/load.ts";
import { tempDir } from "./temp.ts";

export const ids = {
  user_id: "thirteen-gates",
  service_id: "site",
  template_id: "contact",
} as const;

export const typed = aMessageText;

/** A time that moves only when a test says so. */
export function fixedClock(start = "2026-03-01T09:00:00.000Z") {
  let ms = Date.parse(start);
  return { now: () => new Date(ms), advance: (seconds: number) => (ms += seconds * 1000) };
}

export function recordingLog() {
  const requests: RequestLine[] = [];
  const notes: string[] = [];
  const errors: string[] = [];
  const log: Log = {
    request: (line) => void requests.push(line),
    info: (text) => void notes.push(text),
    error: (text, detail) => void errors.push(`${text} ${String(detail ?? "")}`),
  };
  return { log, requests, notes, errors };
}

export const providerIds = {
  publicKey: ids.user_id,
  serviceId: ids.service_id,
  contactTemplateId: ids.template_id,
  applicationTemplateId: "application",
} as const;

export type TestApp = {
  app: Hono;
  store: MessageStore;
  clock: ReturnType<typeof fixedClock>;
  logged: ReturnType<typeof recordingLog>;
};

export type Changes = Partial<
  Omit<AppDeps, "config" | "store"> & {
    config: Partial<AppDeps["config"]>;
    store: Partial<AppDeps["store"]>;
  }
>;

/** The whole app on a real store in a folder of its own. */
export function testApp(changes: Changes = {}): TestApp {
  const store = openStore(tempDir());
  onTestFinished(() => store.close());
  const clock = fixedClock();
  const logged = recordingLog();
  const config = {
    ids: providerIds,
    rateLimits: { client: undefined, total: undefined },
    trustedHeader: undefined,
    leastFreeBytes: 0,
    mail: undefined,
  };
  const deps: AppDeps = {
    config,
    store,
    freeBytes: () => 1,
    relay: noRelay,
    clock,
    site: emptySite,
    log: logged.log,
  };
  // A test changes what it is about: of the store, most change only `add`.
  const merged = { ...deps, ...changes, config: { ...config, ...changes.config } };
  return {
    app: createApp({ ...merged, store: { ...store, ...changes.store } }),
    store,
    clock,
    logged,
  };
}

/** A form with the fields in the order the client library sends them: what was typed, then ids. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export const sendForm = (
  { app }: Pick<TestApp, "app">,
  fields: Record<string, string> = { ...typed, ...ids },
  headers: Record<string, string> = {},
) => app.request(sendFormPath, { method: "POST", body: formOf(fields), headers });
