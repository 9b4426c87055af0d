import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { addAtEnd, inlineIcons } from "./lib/inline-icons.ts";
import { pageScripts } from "./lib/page-scripts.ts";
import { addStructuredData } from "./lib/structured-data/graph.ts";

/** Renders one page, whole: it runs at build time (and for each request of the dev server). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (context.isSpaMode) return new Response(unusedFallback, { headers });
  // Without its stream of data, the framework writes no scripts for a router of its own.
  const given = import.meta.env.DEV ? context : { ...context, serverHandoffStream: undefined };
  const { prelude } = await prerender(<ServerRouter context={given} url={request.url} />, {
    // React would otherwise move long pages' later parts into scripts.
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const whole = addAtEnd(inlineIcons(html), scriptsOf(context));
  const page = addStructuredData(whole, new URL(request.url).pathname);
  return new Response(sayWhereItStarts(page), { status, headers });
}

/** A page that opens at an element of its own, without scripts too, is not laid out from the top. */
const sayWhereItStarts = (html: string) =>
  / autofocus=""/.test(html) ? html.replace("<html", '<html data-starts-within=""') : html;

/**
 * The framework has a page for unknown addresses made, and looks for its scripts in it. The build
 * throws it away (tools/build.ts): the site has a not-found page.
 */
const unusedFallback = "window.__reactRouterContext = window.__reactRouterRouteModules = {}";

function scriptsOf({ manifest, staticHandlerContext }: EntryContext): string {
  const { version, entry, routes } = manifest;
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const code = routes[id]?.module;
  if (code === undefined) throw new Error(`The route ${id} has no code for the browser`);
  const data: unknown = staticHandlerContext.loaderData[id];
  return pageScripts({ version, data }, [entry.module, code]);
}
