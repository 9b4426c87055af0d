import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { KindName } from "#src/content/kinds.ts";
import type { Publisher } from "./publisher.ts";

type Options = {
  publisher: Publisher;
  /** Who asks; empty if nobody has signed in. */
  nameOf: (context: Context) => string;
};

const entry = v.object({ kind: v.string(), slug: v.string() });
const bodies = {
  takeBack: v.object({
    ...entry.entries,
    what: v.picklist(["changed", "added", "deleted", "moved", "order"]),
    from: v.optional(v.string()),
  }),
  takeBackAt: v.object({ ...entry.entries, path: v.array(v.union([v.string(), v.number()])) }),
  bringBack: v.object({ id: v.pipe(v.string(), v.regex(/^\d{17}-[\da-f]{12}$/)) }),
};

/** Below /edit/publish. Long work runs on: `status` tells how far it is. */
export function publishRoutes({ publisher, nameOf }: Options): Hono {
  const routes = new Hono();
  routes.use(bodyLimit({ maxSize: 10_000 }));
  routes.post("/status", async (context) => context.json(await publisher.status()));
  routes.post("/changes", async (context) => context.json(await publisher.changes()));
  routes.post("/list", async (context) => context.json(await publisher.list()));
  routes.post("/publish", async (context) =>
    context.json({ isStarted: await publisher.publish(nameOf(context)) }),
  );
  routes.post("/bring-back", async (context) => {
    const { id } = v.parse(bodies.bringBack, await context.req.json());
    return context.json({ isStarted: await publisher.bringBack(id, nameOf(context)) });
  });
  // The thread knows the kinds, and refuses others.
  routes.post("/take-back", async (context) => {
    const { kind, from, ...rest } = v.parse(bodies.takeBack, await context.req.json());
    const change = { kind: kind as KindName, ...rest, ...(from !== undefined && { from }) };
    return context.json(await publisher.takeBack(change));
  });
  routes.post("/take-back-at", async (context) => {
    const { kind, slug, path } = v.parse(bodies.takeBackAt, await context.req.json());
    return context.json(await publisher.takeBackAt({ kind: kind as KindName, slug }, path));
  });
  routes.post("/take-back-all", async (context) => context.json(await publisher.takeBackAll()));
  return routes;
}
