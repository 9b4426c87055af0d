/*
 * The editor: a process of its own on PORT (3000), on this computer only unless EDIT_HOST or EDIT_URL is set, with passwords.
 * Forms at /edit; every other address is a page of Astro's development server (PREVIEW_PORT).
 */
import { createServer, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { brandFolder } from "#src/content/brand-folder.ts";
import { today } from "#src/content/forms/descriptions.ts";
import { readBySchemas } from "#editor/kind-groups.ts";
import { renewNightly } from "#editor/publish/nightly.ts";
import { createPublisher } from "#editor/publish/publisher.ts";
import { loadServedEnvironment } from "#server/served-environment.ts";
import { createApp } from "./app.ts";
import { bundleApp } from "./bundle.ts";
import { startContent } from "./content.ts";
import { isOwn } from "./guard.ts";
import { fromFile, withPassword } from "./people.ts";
import { passOn, passOnSocket } from "./preview.ts";
import { readSettings, type Settings } from "./settings.ts";
import { createSignIn } from "./sign-in.ts";
import { createUnsavedForms, isPage, showOn } from "./unsaved-forms.ts";

// When whatever reads the output is gone (a terminal, a pipe), the editor works on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
process.on("unhandledRejection", (error) => console.error("Not handled:", error));

// Threads inherit it.
process.env["LAST_READ"] = join(process.cwd(), ".generated/last-read");
loadServedEnvironment();
const settings = settingsOrExit();
const { host, port, previewPort, password, people } = settings;
const signIn = await signInOf();
const built = join(process.cwd(), ".generated/editor");
const { call } = startContent(
  Object.values(readBySchemas).map((file) => join(brandFolder, "content", file)),
);
const report = console.error;
const publisher = createPublisher({
  call,
  brandFolder,
  today,
  report,
  engine: join(import.meta.dirname, "../.."),
  buildsDir: settings.buildsDir,
  siteUrl: settings.siteUrl,
  command: settings.publishCommand,
});
await bundleApp(built);
renewNightly(publisher, report);

const unsaved = createUnsavedForms(showOn(previewPort, process.env["PREVIEW_KEY"] ?? ""));
const app = createApp({
  call,
  built,
  brandFolder,
  signIn,
  publisher,
  unsaved,
  isBehindProxy: settings.publicHost !== undefined,
  report,
});
const answer = getRequestListener(app.fetch);
const isEditor = (url = "") => /^\/edit(?:[/?]|$)/.test(url);
const isSignedIn = ({ headers }: IncomingMessage) =>
  signIn === undefined || signIn.nameOf(headers.cookie) !== undefined;
/** Also for those who have not signed in. */
const isOpen = (url = "") => /^\/edit\/(?:sign-in|app\.css|brand\.css|logo\.svg|font\/)/.test(url);

const server = createServer((request, response) => {
  if (!isOwn(request, settings))
    return response.writeHead(403).end("The editor answers its own pages only.");
  if (!isSignedIn(request) && !isOpen(request.url))
    return response
      .writeHead(request.method === "GET" ? 303 : 401, { location: "/edit/sign-in" })
      .end();
  if (isEditor(request.url)) return void answer(request, response);
  if (!isPage(request)) return void passOn(request, response, previewPort);
  void unsaved.page(request.url ?? "/", (url) => passOn(request, response, previewPort, url));
});
server.on("upgrade", (request: IncomingMessage, socket: Socket) => {
  if (isOwn(request, settings) && isSignedIn(request)) passOnSocket(request, socket, previewPort);
  else socket.destroy();
});
async function signInOf() {
  if (people !== undefined) return createSignIn(fromFile(people));
  return password === undefined ? undefined : createSignIn(await withPassword(password));
}
function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

server.listen(port, host, () =>
  console.log(`\nEdit words and pictures at http://${host}:${port}/edit\n`),
);
