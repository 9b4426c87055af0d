import { matchRoutes, type RouteObject } from "react-router";
import routes, { type PageRoute } from "virtual:page-routes";
import { pageData } from "./page-data.ts";
import { PageAsDocument } from "./page-as-document.tsx";

type PageModule = Awaited<ReturnType<PageRoute["load"]>>;

/** What each of the routes below carries for `PageHead`. */
export type PageHandle = Pick<PageModule, "meta">;

/** The site's pages for the browser's router. A page's code and its data are asked for at once. */
export const pages = routes.map(({ load, hasData, ...place }): RouteObject => ({
  ...place,
  ErrorBoundary: PageAsDocument,
  // A refusal would leave the page empty: the router goes on waiting for the code, and shows no error.
  lazy: () => load().then(ofModule, notLoaded),
  loader: hasData ? ({ request }) => pageData(new URL(request.url).pathname) : undefined,
  // The data is the page's: another filter or hash of it needs no other.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
}));

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

/**
 * Fetches what a page needs, so that a click on a link to it finds it there.
 * @returns nothing where no page is
 * @throws when something does not come: the click asks for it once more, and then says so
 */
export async function preloadPage(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return undefined;
  const { load, hasData, id } = match.route;
  const [page, data] = await Promise.all([load(), hasData ? pageData(pathname) : undefined]);
  return { match: { ...match, route: { id, ...ofModule(page) } }, data };
}

const routeAt = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route;
