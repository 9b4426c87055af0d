import { startTransition } from "react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { arrivedWith } from "./client/page-data.ts";
import { changePagesInTurn } from "./client/page-change.ts";
import { prepareOnIntent } from "./client/prepare-on-intent.ts";
import { completePage, pages } from "./client/routes.ts";
import { Site } from "./client/site.tsx";

/*
 * A static host answers unknown addresses with the built not-found page, also below routes that
 * take a parameter. The router would then see another page than the one that is there; such a
 * page stays as it is: its links are links, and its menus need no React.
 */
const isStatic = document.querySelector("[data-static-page]") !== null;

/*
 * Each step is a task of its own; together they would be one long one. The renderer is loaded
 * apart because its code is most of what there is to evaluate.
 */
async function hydrate() {
  const [{ hydrateRoot }, { flushSync }] = await Promise.all([
    import("react-dom/client"),
    import("react-dom"),
  ]);
  // The dev server's hot replacement needs the framework's own router (docs/decisions/0015).
  if (import.meta.env.DEV) return void hydrateRoot(document, <HydratedRouter />);

  const route = await completePage(location.pathname);
  const loaderData = { [route]: arrivedWith };
  const routes = [{ Component: Site, children: pages }];
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  changePagesInTurn(router);
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(document.body, <RouterProvider router={router} flushSync={flushSync} />);
    }),
  );
  prepareOnIntent();
  return undefined;
}

if (!isStatic) void hydrate();
