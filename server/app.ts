import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { sentenceOf } from "#contract/causes.ts";
import { type FileDeps, fileRoute } from "./files/routes.ts";
import type { Readiness } from "./watch/readiness.ts";
import { cameByTls } from "./http/client.ts";
import type { Log } from "./log.ts";
import { noStore } from "./forms/middleware.ts";
import { formRoutes, type FormRoutesDeps } from "./forms/routes.ts";
import { loggedPath, resolvedPath, type Route } from "./route.ts";
import type { Settings } from "./settings.ts";
import type { AssetStore } from "./site/asset-store.ts";
import { closedPolicy } from "./site/csp.ts";
import { securityHeaders } from "./site/headers.ts";
import { type NotFound, notFoundPath } from "./site/not-found.ts";
import { serveSite } from "./site/serve.ts";

export type AppDeps = FormRoutesDeps &
  FileDeps & {
    settings: Pick<Settings, "siteTime">;
    readiness: () => Promise<Readiness>;
    /** Aborted when the server is shutting down. */
    stopping?: AbortSignal;
    /** Counts pages that visitors asked for in vain. */
    notFound?: Pick<NotFound, "add" | "wanted"> | undefined;
    /** Undefined: a page opened before a deployment works as without scripts. */
    assets?: Pick<AssetStore, "find"> | undefined;
    log: Log;
  };

type Env = { Variables: { route: Route } };
export type App = Hono<Env>;

/** All routes and middleware, without a port. */
export function createApp(deps: AppDeps): App {
  const { settings, site, assets, notFound, clock, log } = deps;
  const { trustedHeader } = settings;
  const overTls = (c: Context) =>
    cameByTls(c.req.header("x-forwarded-proto"), trustedHeader && c.req.header(trustedHeader));
  const app: App = new Hono<Env>({ getPath: resolvedPath });

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    // None when the request was refused before.
    const route: Route | undefined = c.get("route");
    if (route?.isPolled && status === 200) return;
    const ms = Math.round(performance.now() - started);
    const path = loggedPath(route?.access === "link" ? route.path : c.req.path);
    if (status === 404 && isVisitOfPage(c)) notFound?.add(path);
    log.info({ method: c.req.method, path, status, ms });
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
  // Content-Length. Closed at once: Node would keep each chunk.
  app.use(async (c, next) =>
    c.req.header("transfer-encoding") === undefined
      ? next()
      : c.text("Send the body with its length.", 411, { Connection: "close", ...noStore }),
  );
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ err: error }, `${c.req.method} ${loggedPath(c.req.path)} failed.`);
    return c.text(sentenceOf("serverError", site().facts?.sentences?.forms), 500);
  });

  const now = () => settings.siteTime ?? clock.now();
  const pages = serveSite(site, now, assets);
  // All that the server answers.
  const routes: readonly Route[] = [
    ...formRoutes(deps),
    fileRoute(deps),
    ...healthRoutes(deps),
    ...(notFound && trustedHeader ? [wantedRoute(notFound, trustedHeader, pages)] : []),
    { path: "*", access: "open", answer: pages },
  ];
  for (const route of routes) {
    app.use(route.path, async (c, next) => {
      c.set("route", route);
      await next();
    });
    if (route.before) app.use(route.path, route.before);
    app.all(route.path, route.answer);
  }
  return app;
}

/** `/healthz`: the process runs and goes on. `/readyz`: it can store messages (200) or not (503). */
function healthRoutes({ stopping, readiness }: AppDeps): Route[] {
  const health = { access: "open", isPolled: true } as const;
  return [
    {
      ...health,
      path: "/healthz",
      answer: (c) =>
        stopping?.aborted ? c.text("stopping", 503, noStore) : c.text("ok", 200, noStore),
    },
    {
      ...health,
      path: "/readyz",
      async answer(c) {
        const result = await readiness();
        return c.json(result, result.ready ? 200 : 503, noStore);
      },
    },
  ];
}

/** Which pages visitors miss, for the editor: it asks this server itself, visitors ask the proxy, which sets the header. */
const wantedRoute = (
  notFound: Pick<NotFound, "wanted">,
  trustedHeader: string,
  pages: Route["answer"],
): Route => ({
  path: notFoundPath,
  access: "inside",
  answer: (c) =>
    c.req.header(trustedHeader) === undefined ? c.json(notFound.wanted(), 200, noStore) : pages(c),
});

/** By what browsers say, which scanners seldom do. */
const isVisitOfPage = (c: Context): boolean =>
  c.req.header("sec-fetch-mode") === "navigate" &&
  !c.req.path.startsWith("//") && // in the weekly mail it would be a link to another site
  !/\.(?!(?:html?|php|aspx?|jsp|cfm)$)\w+$/i.test(c.req.path); // endings of pages of older sites

/** Node accepts a Host that no URL can have (`1.2.3.4.5`), and two of them (RFC 9112, 3.2: one). */
function hasValidUrl(c: Context): boolean {
  const { rawHeaders } = (c.env as HttpBindings).incoming;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length <= 1 && URL.canParse(c.req.url);
}
