import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import type { EntryId } from "#editor/content/files.ts";
import type { Functions } from "#editor/content/worker.ts";
import type { Publisher } from "#editor/publish/publisher.ts";
import { publishRoutes } from "#editor/publish/routes.ts";
import { isServerOnly } from "#editor/publish/server-only.ts";
import { clientKey, lastEntry } from "#server/http/client.ts";
import { mediaType } from "#server/site/media-type.ts";
import { brandLogo, brandStyles, fontFile } from "./brand-styles.ts";
import type { Call } from "./content.ts";
import { appPage, signInPage } from "./documents.ts";
import { knownCookie, type SignIn, sessionCookie } from "./sign-in.ts";
import type { UnsavedForms } from "./unsaved-forms.ts";

type Options = {
  call: Call;
  /** Folder of the built app. */
  built: string;
  brandFolder: string;
  signIn: SignIn | undefined;
  publisher: Publisher;
  unsaved: UnsavedForms;
  /** Browsers reach it under another address than the one at which it listens. */
  isBehindProxy: boolean;
  report: (error: unknown) => void;
};

const megabyte = 1_000_000;
/** Of an IPv6 address: rented servers have such networks. */
const networkBits = 48;

/** Everything below /edit. Who may ask has been decided before. */
export function createApp(options: Options): Hono {
  const { call, built, brandFolder, signIn, publisher, unsaved, isBehindProxy, report } = options;
  const app = new Hono();
  const nameOf = (context: Context) => signIn?.nameOf(context.req.header("cookie")) ?? "";
  const noteAuthor = (name: string, args: readonly unknown[], result: unknown, by: string) => {
    const [id] = args as [unknown];
    const { slug } = (result ?? {}) as { slug?: string };
    const kind = name === "create" ? id : (id as { kind?: unknown } | null)?.kind;
    if (/^(?:save|create|changeAddress)$/.test(name) && slug !== undefined)
      publisher.saved({ kind: String(kind), slug }, by);
  };
  app.use(
    secureHeaders({
      // Without one, browsers send the forms for signing in and out with `Origin: null`.
      referrerPolicy: "same-origin",
      contentSecurityPolicy: { defaultSrc: ["'self'"], imgSrc: ["'self'", "data:", "blob:"] },
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });

  app.get("/edit", (context) => context.html(appPage));
  app.get("/edit/app.js", () => fileResponse(join(built, "app.js")));
  app.get("/edit/app.css", () => fileResponse(join(built, "app.css")));
  app.get("/edit/logo.svg", async (context) =>
    context.body(await brandLogo(brandFolder), 200, { "content-type": "image/svg+xml" }),
  );
  app.get("/edit/brand.css", async (context) =>
    context.body(await brandStyles(brandFolder), 200, { "content-type": "text/css" }),
  );
  app.get("/edit/font/:name", async (context) => {
    const file = await fontFile(brandFolder, context.req.param("name"));
    return file ? fileResponse(file) : context.notFound();
  });
  app.get("/edit/picture/*", (context) => {
    const path = decodeURIComponent(context.req.path.slice("/edit/picture/".length));
    return pictureResponse(path, brandFolder);
  });
  app.get("/edit/picture-of", async (context) => {
    const { kind = "", slug = "", name = "" } = context.req.query();
    const id = { kind: kind as EntryId["kind"], slug }; // the thread knows the kinds
    return pictureResponse((await call("findPicture", id, name)) ?? "", brandFolder);
  });
  app.get("/edit/icon/:name{.+\\.svg}", async (context) => {
    const svg = await call("iconSvg", context.req.param("name").replace(/\.svg$/, ""));
    return svg ? context.body(svg, 200, { "content-type": "image/svg+xml" }) : context.notFound();
  });

  const isSecure = (context: Context) =>
    context.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https";
  /** The proxy's entry is the last: those before it come from the client. */
  const addressOf = (context: Context) => {
    const forwarded = isBehindProxy ? lastEntry(context.req.header("x-forwarded-for")) : "";
    return clientKey(forwarded || (getConnInfo(context).remote.address ?? ""), networkBits);
  };
  const signInForm = (message?: string) => signInPage(signIn?.hasOnePassword === true, message);
  app.get("/edit/sign-in", (context) => context.html(signInForm()));
  app.post("/edit/sign-in", bodyLimit({ maxSize: 10_000 }), async (context) => {
    const { name = "", password = "" } = await context.req.parseBody();
    const result = await signIn?.attempt(String(name), String(password), {
      address: addressOf(context),
      cookies: context.req.header("cookie"),
    });
    if (result === "wait")
      return context.html(signInForm("Too many attempts: wait a minute, then try again."), 429);
    if (result === undefined)
      return context.html(signInForm("Name or password are not right."), 401);
    context.header("Set-Cookie", sessionCookie(result.session, isSecure(context)));
    const known = knownCookie(result.known, isSecure(context));
    context.header("Set-Cookie", known, { append: true });
    return context.redirect("/edit", 303);
  });
  app.post("/edit/sign-out", (context) => {
    signIn?.signOut(context.req.header("cookie"));
    context.header("Set-Cookie", sessionCookie(undefined, isSecure(context)));
    return context.redirect("/edit/sign-in", 303);
  });

  app.post("/edit/api/addPicture", bodyLimit({ maxSize: 60 * megabyte }), async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(await call("addPicture", bytes, context.req.query("name") ?? ""));
  });
  app.post("/edit/api/:name", bodyLimit({ maxSize: 5 * megabyte }), async (context) => {
    const name = context.req.param("name");
    if (isServerOnly(name)) return context.notFound();
    const args = (await context.req.json()) as Parameters<Functions["save"]>;
    const result = await call(name as "save", ...args);
    noteAuthor(name, args, result, nameOf(context));
    return context.json(result ?? { gone: true });
  });
  app.post("/edit/unsaved/:key", bodyLimit({ maxSize: megabyte }), async (context) => {
    const [id, value] = (await context.req.json()) as Parameters<Functions["unsavedEntry"]>;
    const form = await call("unsavedEntry", id, value);
    const isShown = form !== undefined && unsaved.keep(context.req.param("key"), form);
    return context.json({ isShown, page: form?.page });
  });
  app.delete("/edit/unsaved/:key", (context) => {
    unsaved.drop(context.req.param("key"));
    return context.json({ gone: true });
  });
  app.post("/edit/who", (context) =>
    context.json({ name: nameOf(context), canLeave: signIn !== undefined }),
  );
  app.route("/edit/publish", publishRoutes({ publisher, nameOf }));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    report(error);
    return context.json({ failed: true }, 500);
  });
  return app;
}

async function fileResponse(file: string): Promise<Response> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes
    ? new Response(bytes, { headers: { "content-type": mediaType(file) } })
    : new Response("Not found", { status: 404 });
}

/** A picture of the brand, or one that was added to a form. @param path from the project's root */
async function pictureResponse(path: string, brandFolder: string) {
  const folders = [brandFolder, join(".generated", "uploads"), join(".generated", "published")];
  const real = await realpath(path).catch(() => "");
  const roots = await Promise.all(folders.map((it) => realpath(it).catch(() => "/nowhere")));
  const isInside = roots.some((root) => real.startsWith(root + sep));
  if (!isInside || !/\.(?:avif|jpe?g|png|svg|webp)$/i.test(real))
    return new Response("Not found", { status: 404 });
  return fileResponse(real);
}
