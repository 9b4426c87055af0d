import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import { type Call, changedBy, type Functions, isForPages } from "#editor/api.ts";
import { type Drafts, isPagePath } from "#editor/preview/drafts.ts";
import type { createPreview } from "#editor/preview/proxy.ts";
import type { Publisher } from "#editor/publish/publisher.ts";
import { publishRoutes } from "#editor/publish/routes.ts";
import { clientKey, lastEntry } from "#server/http/client.ts";
import type { KindName } from "#content/kinds.ts";
import { cleanText } from "#content/rules/clean-text.ts";
import { brandLogo, brandStyles, fontFile, inLightTheme } from "./brand-styles.ts";
import type { bundled } from "./bundle.ts";
import { appPage, safeName, signInPage } from "./documents.ts";
import { fileResponse, pictureResponse } from "./file-response.ts";
import { wantedAt } from "./not-found.ts";
import { ended, refusals, type SignIn, sessionCookie } from "./sign-in.ts";

type Options = {
  /** Decides who is answered (access.ts). */
  gate: MiddlewareHandler<{ Bindings: HttpBindings }>;
  call: Call;
  /** Where a file of the built app is. */
  built: ReturnType<typeof bundled>;
  brandFolder: string;
  signIn: SignIn | undefined;
  publisher: Publisher;
  drafts: Drafts;
  passOn: ReturnType<typeof createPreview>["passOn"];
  /** Browsers reach it under another address than the one at which it listens. */
  isBehindProxy: boolean;
  /** Of the site's server. */
  siteUrl: string | undefined;
  report: (error: unknown) => void;
};

/** What a form sends; texts come in here, and only here. */
const formsIn = async (context: Context): Promise<unknown> =>
  JSON.parse(await context.req.text(), (_, it: unknown) =>
    typeof it === "string" ? cleanText(it) : it,
  );

const megabyte = 1_000_000;

/** Of an IPv6 address: rented servers have such networks. */
const networkBits = 48;

/** Forms and what they ask for below /edit; every other address is one of Astro's development server. */
export function createApp(options: Options) {
  const { gate, call, built, brandFolder, signIn, publisher, drafts, passOn, report, siteUrl } =
    options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const nameOf = (context: Context) => signIn?.nameOf(context.req.header("cookie")) ?? "";
  app.use(gate);
  app.use(
    "/edit/*",
    secureHeaders({
      // Without one, browsers send the forms for signing in and out with `Origin: null`.
      referrerPolicy: "same-origin",
      contentSecurityPolicy: { defaultSrc: ["'self'"], imgSrc: ["'self'", "data:", "blob:"] },
    }),
  );
  app.use("/edit/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });

  app.get("/edit", (context) => context.html(appPage));
  app.get("/edit/app.js", async () => fileResponse(await built("app.js")));
  app.get("/edit/app.css", async () => fileResponse(await built("app.css")));
  app.get("/edit/logo.svg", async (context) =>
    context.body(await brandLogo(brandFolder), 200, { "content-type": "image/svg+xml" }),
  );
  app.get("/edit/brand.css", (context) =>
    context.body(brandStyles(brandFolder), 200, { "content-type": "text/css" }),
  );
  app.get("/edit/font/:name", async (context) => {
    const file = fontFile(brandFolder, context.req.param("name"));
    return file ? fileResponse(file) : context.notFound();
  });
  app.get("/edit/picture/*", (context) => {
    const path = decodeURIComponent(context.req.path.slice("/edit/picture/".length));
    return pictureResponse(path, brandFolder);
  });
  app.get("/edit/picture-of", async (context) => {
    const { kind = "", slug = "", name = "" } = context.req.query();
    const id = { kind: kind as KindName, slug }; // it throws if it is none
    const found = await pictureResponse((await call("findPicture", id, name)) ?? "", brandFolder);
    return name.endsWith(".svg")
      ? new Response(inLightTheme(await found.text(), brandFolder), found)
      : found;
  });
  app.get("/edit/icon/:name{.+\\.svg}", async (context) => {
    const svg = await call("iconSvg", context.req.param("name").replace(/\.svg$/, ""));
    return svg ? context.body(svg, 200, { "content-type": "image/svg+xml" }) : context.notFound();
  });

  const isSecure = (context: Context) =>
    context.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
  /** The proxy's entry is the last: those before it come from the client. */
  const addressOf = (context: Context) => {
    const forwarded = options.isBehindProxy ? lastEntry(context.req.header("x-forwarded-for")) : "";
    return clientKey(forwarded || (getConnInfo(context).remote.address ?? ""), networkBits);
  };
  const signInForm = (context: Context, given?: unknown, message?: string) => {
    const why = signIn?.endedBy(context.req.header("cookie")) ?? "no session";
    return signInPage({
      isNameKept: signIn?.hasOnePassword === true,
      message,
      name: safeName(given),
      ended: context.req.query("ended") === undefined ? "" : ended[why],
    });
  };
  app.get("/edit/sign-in", (context) => context.html(signInForm(context)));
  app.post("/edit/sign-in", bodyLimit({ maxSize: 10_000 }), async (context) => {
    const { name = "", password = "" } = await context.req.parseBody();
    const client = addressOf(context);
    const result =
      (await signIn?.attempt(String(name), String(password), client)) ?? refusals.wrong;
    if ("problem" in result)
      return context.html(signInForm(context, name, result.problem), result.status);
    context.header("Set-Cookie", sessionCookie(result.session, isSecure(context)));
    return context.redirect("/edit", 303);
  });
  app.post("/edit/sign-out", (context) => {
    signIn?.signOut(context.req.header("cookie"));
    context.header("Set-Cookie", sessionCookie(undefined, isSecure(context)));
    return context.redirect("/edit/sign-in", 303);
  });

  for (const name of ["addFile", "addPicture"] as const)
    app.post(`/edit/api/${name}`, bodyLimit({ maxSize: 60 * megabyte }), async (context) => {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      return context.json(await call(name, bytes, context.req.query("name") ?? ""));
    });
  app.post("/edit/api/:name", bodyLimit({ maxSize: 5 * megabyte }), async (context) => {
    const name = context.req.param("name");
    if (!isForPages(name)) return context.notFound();
    const args = (await formsIn(context)) as Parameters<Functions[typeof name]>;
    const result = await call(name, ...args);
    for (const it of changedBy(result)) publisher.saved(it, nameOf(context));
    return context.json(result ?? { gone: true });
  });
  app.post("/edit/draft/:key", bodyLimit({ maxSize: megabyte }), async (context) => {
    const [id, value] = (await formsIn(context)) as Parameters<Functions["draftOf"]>;
    const draft = await call("draftOf", id, value);
    const isShown = draft !== undefined && drafts.keep(context.req.param("key"), draft);
    return context.json({ isShown, page: draft?.page });
  });
  app.delete("/edit/draft/:key", (context) => {
    drafts.drop(context.req.param("key"));
    return context.json({ gone: true });
  });
  app.post("/edit/who", (context) =>
    context.json({ name: nameOf(context), canLeave: signIn !== undefined }),
  );
  app.post("/edit/not-found", async (context) => context.json(await wantedAt(siteUrl)));
  app.route("/edit/publish", publishRoutes({ publisher, nameOf }));
  app.all("/edit/*", (context) => context.notFound());
  // Astro's server is read, and told nothing: what it takes by other methods, it would run.
  app.get("/*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    const { headers } = context.env.incoming;
    const pass = (path: string) => passOn(headers, path, context.req.raw.signal);
    return isPagePath(pathname) ? drafts.page(pathname + search, pass) : pass(pathname + search);
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    report(error);
    return context.json({ failed: true }, 500);
  });
  return app;
}
