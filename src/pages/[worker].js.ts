import type { APIRoute, GetStaticPaths } from "astro";
import { olderWorkers } from "#content/rules/older-workers.ts";

/** A file of the same name in the brand's public/ takes its place. */
export const getStaticPaths: GetStaticPaths = () =>
  olderWorkers.map((worker) => ({ params: { worker } }));

/**
 * Browsers keep a service worker whose script is not found. They take this one in its place, which ends itself and loads
 * the open pages anew. Not waited for: a page may take its time, and the worker is gone by then.
 */
const endOfWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll()) page.navigate(page.url).catch(() => {});
}
`;

export const GET: APIRoute = () => new Response(endOfWorker);
