import type { MiddlewareHandler } from "astro";
import { z } from "astro/zod";
import { isEntryFile, isOwn } from "./guard.ts";

const files = z.array(z.object({ path: z.string().refine(isEntryFile) }));
/** What Keystatic's forms post to `update`. */
const update = z.object({ additions: files, deletions: files });

/** Stands before Keystatic, whose routes are the only ones that are not prerendered. */
export const onRequest: MiddlewareHandler = async ({ isPrerendered, request }, next) => {
  if (isPrerendered) return next();
  if (!isOwn(request))
    return new Response("The editor answers its own pages only.", { status: 403 });
  const body = request.method === "GET" ? "" : await request.clone().text();
  if (body && !update.safeParse(parsed(body)).success)
    return new Response("The editor writes data and pictures of entries only.", { status: 403 });
  return next();
};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
