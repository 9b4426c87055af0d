import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { sentenceOf } from "#contract/causes.ts";
import { filesPath } from "./files/links.ts";
import { type FileDeps, fileRoutes } from "./files/routes.ts";
import type { Metrics } from "./health/metrics.ts";
import type { Readiness } from "./health/readiness.ts";
import type { Log } from "./log.ts";
import { noStore } from "./forms/middleware.ts";
import { formRoutes, type FormRoutesDeps } from "./forms/routes.ts";
import type { Settings } from "./settings.ts";
import { closedPolicy } from "./site/csp.ts";
import type { EarlierFiles } from "./site/earlier.ts";
import { cameByTls, securityHeaders } from "./site/headers.ts";
import { serveSite } from "./site/serve.ts";

export type AppDeps = FormRoutesDeps &
  FileDeps & {
    settings: Pick<Settings, "siteTime">;
    readiness: () => Promise<Readiness>;
    isStopping?: () => boolean;
    metrics: Pick<Metrics, "count">;
    /** Undefined: a page opened before a deployment works as without scripts. */
    earlierFiles?: EarlierFiles | undefined;
    log: Log;
  };

const healthPaths = ["/healthz", "/readyz"];

/** All routes and middleware, without a port. */
export function createApp(deps: AppDeps): Hono {
  const { settings, site, earlierFiles, readiness, metrics, clock, log } = deps;
  const { trustedHeader } = settings;
  const overTls = (c: Context) =>
    cameByTls(c.req.header("x-forwarded-proto"), trustedHeader && c.req.header(trustedHeader));
  const app = new Hono({ getPath: rawPath });

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    // Node would read the rest of a body that nobody wants, however long it is.
    if (!(c.env as HttpBindings).incoming.complete) c.res.headers.set("Connection", "close");
    const { status } = c.res;
    const path = c.req.path.slice(0, 200);
    const isHealth = healthPaths.includes(path);
    metrics.count(isHealth ? "health" : path.startsWith("/api/") ? "message" : "page", status);
    // Load balancers poll these every few seconds.
    if (isHealth && status === 200) return;
    const ms = Math.round(performance.now() - started);
    // Who reads the log must not get the file.
    const logged = path.startsWith(filesPath) ? `${filesPath}...` : path;
    log.info({ method: c.req.method, path: logged, status, ms });
  });
  app.use(async (c, next) => {
    await next();
    const policy = c.res.headers.get("Content-Security-Policy") ?? closedPolicy;
    const headers = securityHeaders({ tls: overTls(c), policy });
    for (const [name, value] of Object.entries(headers))
      if (name === "Content-Security-Policy" || !c.res.headers.has(name))
        c.res.headers.set(name, value);
  });
  app.use(async (c, next) =>
    hasValidUrl(c) ? next() : c.text("The request's address is not valid.", 400),
  );
  // 100 kB in chunks of one byte cost Node 200 ms of processor time. Browsers send forms with
  // Content-Length. `Connection: close` keeps Node from reading the rest.
  app.use(async (c, next) =>
    c.req.header("transfer-encoding") === undefined
      ? next()
      : c.text("Send the body with its length.", 411, { Connection: "close", ...noStore }),
  );
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ err: error }, `${c.req.method} ${c.req.path.slice(0, 200)} failed.`);
    return c.text(sentenceOf("serverError", site().facts?.sentences?.forms), 500);
  });

  app.route("/", formRoutes(deps));
  app.route("/", fileRoutes(deps));
  // `/healthz`: the process runs and goes on. `/readyz`: it can store messages (200) or not (503).
  app.get("/healthz", (c) =>
    deps.isStopping?.() ? c.text("stopping", 503, noStore) : c.text("ok", 200, noStore),
  );
  app.get("/readyz", async (c) => {
    const result = await readiness();
    return c.json(result, result.ready ? 200 : 503, noStore);
  });
  const now = () => settings.siteTime ?? clock.now();
  app.all("*", serveSite(site, now, earlierFiles));
  return app;
}

/** Node accepts a Host that no URL can have (`1.2.3.4.5`). HTTP/1.1 requires one, never two (RFC 9112, 3.2). */
function hasValidUrl(c: Context): boolean {
  const { httpVersion, rawHeaders } = (c.env as HttpBindings).incoming;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  const hasHost = httpVersion === "1.0" || Boolean(c.req.header("host"));
  return hasHost && hosts.length <= 1 && URL.canParse(c.req.url);
}

/** Not decoded: line breaks could forge log lines, and Hono decodes invalid escapes slowly. */
const rawPath = ({ url }: Request): string => /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || "/";
