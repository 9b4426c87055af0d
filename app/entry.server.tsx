import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { deferScripts } from "./lib/deferred-scripts.ts";
import { addStructuredData } from "./lib/structured-data/graph.ts";

/** Renders one page, whole: it runs at build time (and for each request of the dev server). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // React would otherwise move long pages' later parts into scripts.
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const page = addStructuredData(deferScripts(html), new URL(request.url).pathname);
  return new Response(page, { status, headers });
}
