import { Hono } from "hono";
import type { Readiness } from "./readiness.ts";

const noStore = { "Cache-Control": "no-store" };

const healthPath = "/healthz";
const readyPath = "/readyz";

/**
 * For whoever watches the server. `/healthz`: the process answers (200, "ok"). `/readyz`: it can
 * keep messages (200) or cannot (503), with figures as JSON; none of them is about a person.
 */
export function healthRoutes(readiness: () => Readiness): Hono {
  const routes = new Hono();
  routes.get(healthPath, (c) => c.text("ok", 200, noStore));
  routes.get(readyPath, (c) => {
    const found = readiness();
    return c.json(found, found.ready ? 200 : 503, noStore);
  });
  return routes;
}

/** A good answer to a watcher is no news: with one every few seconds a log would hold little else. */
export const isRoutine = (path: string, status: number): boolean =>
  (path === healthPath || path === readyPath) && status === 200;
