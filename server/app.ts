import { Hono } from "hono";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createReadiness } from "./health/readiness.ts";
import { healthRoutes, isRoutine } from "./health/routes.ts";
import type { MessageStore } from "./inbox/store.ts";
import type { Log } from "./log.ts";
import { createRateLimit } from "./provider/rate-limit.ts";
import { retryPages } from "./provider/retry-page.ts";
import { providerRoutes } from "./provider/routes.ts";
import { createUploadBudget, type UploadBudget } from "./provider/upload-budget.ts";
import type { Relay } from "./relay/relay.ts";
import { addSecurityHeaders, isSecured } from "./site/headers.ts";
import type { Site } from "./site/load.ts";
import { serveSite } from "./site/serve.ts";
import { cameByTls } from "./site/tls.ts";

export type AppDeps = {
  config: Pick<Config, "ids" | "rateLimits" | "trustedHeader" | "leastFreeBytes" | "mail">;
  store: Pick<MessageStore, "addSoon" | "probeWrite" | "queueState">;
  /** Bytes left on the disk the store is on; may throw. */
  freeBytes: () => number;
  relay: Pick<Relay, "nudge">;
  clock: Clock;
  site: Site;
  log: Log;
  /** Given by tests only. */
  budget?: UploadBudget;
};

/** The whole server without a port: `app.request()` in tests, `app.fetch` behind a listener. */
export function createApp(deps: AppDeps): Hono {
  const { config, store, freeBytes, relay, clock, site, log, budget = createUploadBudget() } = deps;
  const proxied = config.trustedHeader !== undefined;
  const connectionOf = (request: Headers) => ({
    tls: cameByTls(request.get("x-forwarded-proto") ?? undefined, proxied),
  });
  const app = new Hono();
  app.use(async (c, next) => {
    const started = clock.now().getTime();
    await next();
    if (!isSecured(c.res)) addSecurityHeaders(c.res.headers, connectionOf(c.req.raw.headers));
    const { pathname } = new URL(c.req.url);
    const ms = clock.now().getTime() - started;
    if (isRoutine(pathname, c.res.status)) return;
    log.request({ method: c.req.method, path: pathname, status: c.res.status, ms });
  });
  app.onError((error, c) => {
    log.error(`${c.req.method} ${new URL(c.req.url).pathname} failed.`, error);
    return c.text("Something went wrong on our side. Please try again later.", 500);
  });
  app.route(
    "/",
    providerRoutes({
      config,
      store,
      onStored: relay.nudge,
      rateLimit: createRateLimit(config.rateLimits),
      budget,
      retryPages: retryPages(site, config.ids),
      connectionOf,
      clock,
      log,
    }),
  );
  const { leastFreeBytes, mail } = config;
  const mailed = mail !== undefined;
  app.route(
    "/",
    healthRoutes(createReadiness({ store, freeBytes, leastFreeBytes, mailed, clock, log })),
  );
  app.all("*", serveSite(site, connectionOf));
  return app;
}
