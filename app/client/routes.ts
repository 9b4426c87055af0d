import { matchRoutes, type RouteObject } from "react-router";
import routes, { type PageRoute } from "virtual:page-routes";
import { pageData } from "./page-data.ts";
import { PageAsDocument } from "./page-as-document.tsx";
import { Site } from "./site.tsx";

type PageModule = Awaited<ReturnType<PageRoute["load"]>>;

/** What each of the routes below carries for `PageHead`. */
export type PageHandle = Pick<PageModule, "meta">;

/** The site's pages for the browser's router. A page's code and its data are asked for at once. */
export const siteRoutes: RouteObject[] = [
  {
    Component: Site,
    children: routes.map(({ load, hasData, ...place }) => ({
      ...place,
      ErrorBoundary: PageAsDocument,
      lazy: async () => ofModule(await load()),
      loader: hasData && (({ request }) => pageData(new URL(request.url).pathname)),
      // The data is the page's: another filter or hash of it needs no other.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    })),
  },
];

const ofModule = ({ default: Component, meta }: PageModule) => ({
  Component,
  handle: { meta } satisfies PageHandle,
});

/**
 * Puts in place the code of the page that is there: the router has nothing to wait for then.
 * @returns the page's route
 */
export async function completePage(pathname: string): Promise<RouteObject | undefined> {
  const route = matchRoutes(siteRoutes, pathname)?.at(-1)?.route;
  if (typeof route?.lazy === "function")
    Object.assign(route, await route.lazy(), { lazy: undefined });
  return route;
}

/** Fetches what a page needs, so that a click on a link to it finds it there. */
export function preloadPage(pathname: string): void {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!route) return;
  const parts = [route.load(), route.hasData && pageData(pathname)];
  // What does not come now is asked for once more by the click, which then says so.
  for (const part of parts) Promise.resolve(part).catch(() => undefined);
}
