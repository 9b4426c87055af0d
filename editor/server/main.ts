/*
 * The editor: a process of its own on PORT (3000), on this computer only unless EDIT_HOST or EDIT_URL is set, with passwords.
 * Forms at /edit; every other address is a page of Astro's development server (preview/proxy.ts).
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { brandFolder } from "#content/brand-folder.ts";
import { dayAt, siteNow } from "#content/now.ts";
import { createCall } from "#editor/api.ts";
import { createDrafts } from "#editor/preview/drafts.ts";
import { createPreview } from "#editor/preview/proxy.ts";
import { createPublisher } from "#editor/publish/publisher.ts";
import { loadServedEnvironment } from "#server/served-environment.ts";
import { createAccess } from "./access.ts";
import { createApp } from "./app.ts";
import { bundled } from "./bundle.ts";
import { fromFile, withPassword } from "./people.ts";
import { isLocal, readSettings, type Settings } from "./settings.ts";
import { createSignIn } from "./sign-in.ts";

// When whatever reads the output is gone (a terminal, a pipe), the editor works on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
process.on("unhandledRejection", (error) => console.error("Not handled:", error));

// Of a user id without a name: spelling and builds look for one. Not a folder where others may write git's settings.
process.env["HOME"] ??= "/";
const settings = settingsOrExit();
const { host, port, publicUrl, password, people } = settings;
const call = createCall(() => publisher.ready());
const report = console.error;
const signIn = await signInOf();
const publisher = createPublisher({
  ...settings,
  call,
  brandFolder,
  today: () => dayAt(siteNow(), "UTC"),
  report,
  engine: process.cwd(),
});
publisher.renewNightly();

const preview = createPreview(settings.previewKey);
const access = createAccess(settings, signIn);
const app = createApp({
  gate: access.gate,
  call,
  built: bundled(join(process.cwd(), ".generated/editor")),
  brandFolder,
  signIn,
  publisher,
  drafts: createDrafts(preview.show),
  passOn: preview.passOn,
  siteUrl: settings.siteUrl,
  isBehindProxy: publicUrl !== undefined,
  report,
});
const server = createServer(
  // Longer than browsers and proxies keep a connection: what somebody saves never meets one that is being closed.
  { keepAliveTimeout: 600_000 },
  getRequestListener(app.fetch),
);
server.on("upgrade", (request: IncomingMessage, socket: Socket) => {
  if (access.maySocket(request)) preview.passOnSocket(request, socket);
  else socket.destroy();
});
async function signInOf() {
  if (people !== undefined) return createSignIn(fromFile(people, report));
  return password === undefined ? undefined : createSignIn(await withPassword(password));
}
function settingsOrExit(): Settings {
  try {
    loadServedEnvironment();
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

// A process that a signal ends does not write what it has compiled for the next start (NODE_COMPILE_CACHE).
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));

server.listen(port, host, () => {
  const isHere = isLocal(settings) || host === "0.0.0.0" || host === "::";
  const origin = publicUrl?.origin ?? `http://${isHere ? "localhost" : host}:${port}`;
  const { address } = server.address() as AddressInfo; // it listens on a port
  console.log(
    `\nEdit words and pictures at ${origin}/edit (listening on ${address}, port ${port})\n`,
  );
});
