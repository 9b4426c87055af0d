import { once } from "node:events";
import { glob } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { check, LinkState } from "linkinator";

/**
 * Follows every link, hash, picture and font of a built site, from all its pages.
 * @param folder a built site
 * @param origin the site's own, with which canonical addresses and share images begin
 * @returns one line for each that leads nowhere: the page's file, and what it asks for
 */
export async function brokenLinks(folder: string, origin: string): Promise<string[]> {
  const pages = await Array.fromAsync(glob("**/*.html", { cwd: folder }));
  if (pages.length === 0) throw new Error(`There is no page in ${folder}`);
  const { url, stop } = await serveFiles(folder);
  const { links } = await check({
    path: pages.map((file) => `${url}/${file}`),
    checkFragments: true,
    checkCss: true,
    concurrency: 20,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(origin)}`), replacement: url }],
    // Other sites, mail and telephone.
    linksToSkip: async (link) => ![origin, url].includes(new URL(link).origin),
  }).finally(stop);
  const own = (address = "") => address.replace(url, "");
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map((link) => `${own(link.parent)}: ${own(link.url)}`)
    .toSorted();
}

/**
 * Linkinator's own server answers /services with the folder `services/`, not with `services.html`;
 * the site's answers any section of it. Here nothing is found but a page's own file.
 */
async function serveFiles(folder: string) {
  const rewriteRequestPath = (path: string) =>
    path === "/" ? "/index.html" : extname(path) ? path : `${path}.html`;
  const app = new Hono().use(serveStatic({ root: folder, rewriteRequestPath }));
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens by TCP
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
