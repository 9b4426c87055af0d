import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { type AppDeps, createApp } from "#server/app.ts";
import { createReadiness } from "#server/watch/readiness.ts";
import { closeServer, createHttpServer, listen } from "#server/http/server.ts";
import { openInbox } from "#server/inbox/inbox.ts";
import { createProblems } from "#server/problems.ts";
import { type Environment, readSettings, type Settings } from "#server/settings.ts";
import { emptySite, type Site } from "#server/site/load.ts";
import { systemClock, systemTimer } from "#server/time.ts";
import { ask, type Headers } from "./ask.ts";
import { formOf } from "./forms.ts";
import { recordingLog } from "./log.ts";
import { submissionsIn, openedStore } from "./store.ts";
import { tempDir } from "./temp.ts";

type Changes = Partial<
  Pick<AppDeps, "assets" | "onStored" | "isTest" | "notFound" | "clock" | "scan">
> & {
  site?: Site | (() => Site);
  env?: Environment;
  freeBytes?: () => number;
  connections?: { total: number; client: number };
  settings?: Partial<Settings>;
  dataDir?: string;
};

export type Serving = Awaited<ReturnType<typeof serving>>;

/** Serves the whole app on a real port, with a store in a temporary folder and without mail. */
export async function serving(changes: Changes = {}) {
  const site = asFunction(changes.site ?? emptySite);
  const { onStored = () => {}, env = {}, dataDir = tempDir() } = changes;
  // Too little for the reserve file (disk-reserve.ts), which takes 50 ms to write.
  const { freeBytes = () => 30e6, clock = systemClock } = changes;
  const read = readSettings({ RATE_LIMIT: "off", MIN_FREE_MB: "0", ...env });
  const settings = { ...read, ...changes.settings };
  const { log, lines: logged } = recordingLog();
  const inbox = await openInbox({
    ...settings,
    place: { dataDir },
    freeBytes,
    timer: systemTimer,
    log,
  });
  const { signal: stopping } = new AbortController();
  const problems = createProblems();
  const readiness = createReadiness({ inbox, settings, site, problems, stopping, clock });
  const { assets, scan, isTest, notFound } = changes;
  const shown = { site, assets, readiness, notFound, ...(isTest && { isTest }) };
  const deps = { settings, inbox, scan, onStored, clock, log, ...shown };
  const app = createApp(deps);
  const server = createHttpServer(app, {
    ...settings,
    ...(changes.connections && { connections: changes.connections }),
  });
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(async () => {
    await closeServer(server, 0);
    await inbox.close();
  });
  const url = `http://127.0.0.1:${port}`;
  /** Posts a body as a browser encodes it; its type gives the Content-Type, which bytes have not. */
  async function post(body: BodyInit, headers: Headers = {}, path = sendFormPath) {
    const encoded = new Response(body);
    const type = encoded.headers.get("content-type");
    const own = { ...(type && { "content-type": type }), ...headers };
    return ask(url + path, own, "POST", Buffer.from(await encoded.arrayBuffer()));
  }
  return {
    /** The paths of its router. */
    paths: [...new Set(app.routes.map(({ path }) => path))],
    server,
    readiness,
    inbox,
    port,
    url,
    dataDir,
    logged,
    /** All stored submissions. */
    kept: () => submissionsIn(openedStore(dataDir).store),
    post,
    /** Posts a form with these fields. */
    send: (fields: Record<string, string | File>, headers?: Headers) =>
      post(formOf(fields), headers),
  };
}

const asFunction = (site: Site | (() => Site)) => (typeof site === "function" ? site : () => site);

/**
 * A TCP connection for requests that no HTTP client would send.
 * @returns `text`: everything received so far; `closed`: when it is closed, cleanly or not
 */
export async function rawConnection(port: number, first = "", localAddress = "127.0.0.1") {
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
