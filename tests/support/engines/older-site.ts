import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startProductionServer } from "#tools/production-server.ts";
import { testSite } from "#tests/support/journeys/server.ts";
import { startProxy } from "./proxy.ts";

const worker = "/service-worker.js";
const page = `<!doctype html><title>Older site</title><main>
<script>navigator.serviceWorker.register("${worker}")</script>`;
/** As generators wrote it: what was seen once comes from the cache, and the network is not asked. */
const cacheFirst = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(answer(event.request)));
async function answer(request) {
  const cache = await caches.open("pages");
  if (!(await cache.match(request))) await cache.add(request);
  return cache.match(request);
}`;

/** A site with a service worker, which the production build replaces at the same address. */
export async function openOlderSite() {
  const older = createServer(({ url }, answer) => {
    const [type, body] = url === worker ? ["text/javascript", cacheFirst] : ["text/html", page];
    answer.writeHead(200, { "Content-Type": type }).end(body);
  });
  await once(older.listen(0, "127.0.0.1"), "listening");
  const { port } = older.address() as AddressInfo; // of a server that listens on TCP
  const { url, releaseScripts, exchange, close } = await startProxy(`http://127.0.0.1:${port}`);
  releaseScripts();
  const server = await startProductionServer(testSite.folder);
  return {
    url,
    replace: () => exchange(async () => server.url),
    async close() {
      close();
      older.close();
      older.closeAllConnections();
      await server.stop();
    },
  };
}
