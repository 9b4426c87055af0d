import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { isOwn } from "./guard.ts";
import type { Settings } from "./settings.ts";
import type { SignIn } from "./sign-in.ts";

/** Everybody, or whoever has signed in; without passwords the latter is everybody on this computer (guard.ts). */
type Who = "open" | "session";

/** Who may ask for what. A route that is missing here answers nobody. */
export const routes: Readonly<Record<string, Who>> = {
  "/edit/sign-in": "open",
  "/edit/app.css": "open",
  "/edit/brand.css": "open",
  "/edit/logo.svg": "open",
  "/edit/font/:name": "open",

  "/edit": "session",
  "/edit/app.js": "session",
  "/edit/picture/*": "session",
  "/edit/picture-of": "session",
  "/edit/not-found": "session",
  "/edit/icon/:name{.+\\.svg}": "session",
  "/edit/sign-out": "session",
  "/edit/who": "session",
  "/edit/api/addFile": "session",
  "/edit/api/addPicture": "session",
  "/edit/api/:name": "session",
  "/edit/draft/:key": "session",
  "/edit/publish/status": "session",
  "/edit/publish/changes": "session",
  "/edit/publish/list": "session",
  "/edit/publish/publish": "session",
  "/edit/publish/plan": "session",
  "/edit/publish/bring-back": "session",
  "/edit/publish/take-back": "session",
  "/edit/publish/undo": "session",
  /** What no other route answers: a page of the site, a web socket, nothing. */
  "/*": "session",
};

/** Decides who is answered. */
export function createAccess(settings: Settings, signIn: SignIn | undefined) {
  const isSignedIn = ({ headers }: IncomingMessage) =>
    signIn === undefined || signIn.nameOf(headers.cookie) !== undefined;
  /** @returns the status that says why not; undefined for anyone who may ask */
  const refusal = (asked: IncomingMessage, who: Who | undefined) => {
    if (!isOwn(asked, settings)) return 403;
    return who === "open" || (who === "session" && isSignedIn(asked)) ? undefined : 401;
  };

  /** In front of all routes: the router has read the address already, and says which of them will answer. */
  const gate: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
    // Routes name their method; what is for all of them is middleware, or the last route.
    const route = matchedRoutes(context).find(({ method }) => method !== "ALL")?.path ?? "/*";
    const who = routes[route];
    const status = refusal(context.env.incoming, who);
    if (status === 403) return context.text("The editor answers its own pages only.", 403);
    if (status === undefined) return next();
    if (who === undefined || context.req.method !== "GET") return context.body(null, 401);
    return context.redirect("/edit/sign-in", 303);
  };
  return { gate, maySocket: (asked: IncomingMessage) => refusal(asked, "session") === undefined };
}
