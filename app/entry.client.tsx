import { startTransition } from "react";
import { createBrowserRouter } from "react-router";
import { HydratedRouter, RouterProvider } from "react-router/dom";
import { arrivedWith } from "./client/page-data.ts";
import { preloadOnIntent } from "./client/preload-on-intent.ts";
import { completePage, siteRoutes } from "./client/routes.ts";

/*
 * A static host answers unknown addresses with the built not-found page, also below routes that
 * take a parameter. The router would then see another page than the one that is there; such a
 * page stays as it is: its links are links, and its menus need no React.
 */
const isStatic = document.querySelector("[data-static-page]") !== null;

/*
 * A view transition that the next navigation cuts short rejects a promise that the router leaves
 * alone; the browser would report it as an error of the page.
 */
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
});

/*
 * Each step is a task of its own; together they would be one long one. The renderer is loaded
 * apart because its code is most of what there is to evaluate.
 */
async function hydrate() {
  const { hydrateRoot } = await import("react-dom/client");
  // The dev server's hot replacement needs the framework's own router (docs/decisions/0015).
  if (import.meta.env.DEV) return void hydrateRoot(document, <HydratedRouter />);

  const route = await completePage(location.pathname);
  const loaderData = { [route]: arrivedWith };
  const router = createBrowserRouter(siteRoutes, { hydrationData: { loaderData } });
  showPagesAtOnce(router);
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(document.body, <RouterProvider router={router} />);
    }),
  );
  preloadOnIntent();
  return undefined;
}

/**
 * Another page is rendered in one go, and in the frame that shows it. In slices, as the router renders
 * whatever a loader has answered, each would wait for a frame with the old page in it; before the
 * frame, the new page's pictures would be unpacked first. What changes on the page itself, a filter or
 * a dialog, stays in slices and lets the press be seen.
 */
function showPagesAtOnce(router: ReturnType<typeof createBrowserRouter>) {
  const subscribe = router.subscribe.bind(router);
  let shown = router.state.location.pathname;
  router.subscribe = (listener) =>
    subscribe((state, options) => {
      const isOther = state.location.pathname !== shown;
      // Nothing on a page shows that another one is on its way.
      if (state.navigation.state === "loading" && !isOther) return;
      shown = state.location.pathname;
      const show = () => listener(router.state, { ...options, flushSync: true });
      if (!isOther) listener(state, options);
      else if (options.viewTransitionOpts || document.hidden) show();
      else requestAnimationFrame(show);
    });
}

if (!isStatic) void hydrate();
