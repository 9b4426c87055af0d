import { matchRoutes, type RouteObject } from "react-router";
import routes, { type PageRoute } from "virtual:page-routes";
import { pageData } from "./page-data.ts";
import { PageAsDocument } from "./page-as-document.tsx";
import { Site } from "./site.tsx";

type PageModule = Awaited<ReturnType<PageRoute["load"]>>;

/** What each of the routes below carries for `PageHead`. */
export type PageHandle = Pick<PageModule, "meta">;

const pages = routes.map(({ load, hasData, ...place }): RouteObject => ({
  ...place,
  ErrorBoundary: PageAsDocument,
  // A refusal would leave the page empty: the router goes on waiting for the code, and shows no error.
  lazy: () => load().then(ofModule, notLoaded),
  loader: hasData ? ({ request }) => pageData(new URL(request.url).pathname) : undefined,
  // The data is the page's: another filter or hash of it needs no other.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
}));

/** The site's pages for the browser's router. A page's code and its data are asked for at once. */
export const siteRoutes: RouteObject[] = [{ Component: Site, children: pages }];

const ofModule = ({ default: Component, meta }: PageModule) => ({
  Component,
  handle: { meta } satisfies PageHandle,
});

function notLoaded(error: unknown) {
  reportError(error);
  return { Component: PageAsDocument };
}

/**
 * Puts in place the code of the page that is there: the router has nothing to wait for then.
 * @returns the route's id
 * @throws when the code cannot be had
 */
export async function completePage(pathname: string): Promise<string> {
  const page = routeAt(pathname);
  if (!page) throw new Error(`There is no route for ${pathname}`);
  const route = pages.find(({ id }) => id === page.id);
  if (route) Object.assign(route, ofModule(await page.load()), { lazy: undefined });
  return page.id;
}

/** Fetches what a page needs, so that a click on a link to it finds it there. */
export function preloadPage(pathname: string): void {
  const route = routeAt(pathname);
  if (!route) return;
  const parts = [route.load(), route.hasData && pageData(pathname)];
  // What does not come now is asked for once more by the click, which then says so.
  for (const part of parts) Promise.resolve(part).catch(() => undefined);
}

const routeAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route;
