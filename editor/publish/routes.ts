import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { KindName } from "#content/kinds.ts";
import type { Publisher } from "./publisher.ts";

type Options = {
  publisher: Publisher;
  /** Who asks; empty if nobody has signed in. */
  nameOf: (context: Context) => string;
};

const change = v.object({
  /** The thread takes what differs, and nothing else: no text of a page gets into a path or a message. */
  kind: v.custom<KindName>((it) => typeof it === "string"),
  slug: v.string(),
  what: v.picklist(["changed", "added", "deleted", "moved", "order"]),
  version: v.string(),
});
const id = v.pipe(v.string(), v.regex(/^\d{17}-[\da-f]{12}$/));
const bodies = {
  changes: v.object({ since: v.optional(id) }),
  publish: v.object({ only: v.array(change) }),
  plan: v.object({ only: v.array(change), day: v.optional(v.string()) }),
  bringBack: v.object({ id }),
  takeBack: v.object({ only: v.array(change), since: v.optional(id) }),
};

/** Below /edit/publish. Long work runs on: `status` tells how far it is. */
export function publishRoutes({ publisher, nameOf }: Options): Hono {
  const routes = new Hono();
  routes.use(bodyLimit({ maxSize: 100_000 }));
  routes.post("/status", async (context) => context.json(await publisher.status()));
  routes.post("/changes", async (context) => {
    const { since } = v.parse(bodies.changes, await context.req.json());
    return context.json(await publisher.changes(since));
  });
  routes.post("/list", async (context) => context.json(await publisher.list()));
  routes.post("/publish", async (context) => {
    const { only } = v.parse(bodies.publish, await context.req.json());
    return context.json({ isStarted: await publisher.publish(nameOf(context), only) });
  });
  routes.post("/plan", async (context) => {
    const { only, day } = v.parse(bodies.plan, await context.req.json());
    return context.json(await publisher.plan(nameOf(context), only, day));
  });
  routes.post("/bring-back", async (context) => {
    const { id } = v.parse(bodies.bringBack, await context.req.json());
    return context.json({ isStarted: await publisher.bringBack(id, nameOf(context)) });
  });
  routes.post("/take-back", async (context) => {
    const { only, since } = v.parse(bodies.takeBack, await context.req.json());
    return context.json(await publisher.takeBack(nameOf(context), only, since));
  });
  routes.post("/undo", async (context) => context.json(await publisher.undo(nameOf(context))));
  return routes;
}
