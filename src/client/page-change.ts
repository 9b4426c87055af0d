import type { createBrowserRouter } from "react-router";

type Router = ReturnType<typeof createBrowserRouter>;

/** Going back by a swipe, the visitor has moved the page away by hand. */
let wasSwiped = false;
// Listens before there is a router: those who listen first are told first.
addEventListener("popstate", (event) => (wasSwiped = event.hasUAVisualTransition));

/**
 * How the router shows another page: the old one leaves, then the new one enters (styles/motion.css
 * says how). A view transition would first take a still picture of each, and nothing moves while the
 * browser does (docs/decisions/0021).
 *
 * The new page is rendered in one go, and in the frame that shows it. In slices, as the router renders
 * whatever a loader has answered, each would wait for a frame with the old page in it; before the
 * frame, the new page's pictures would be unpacked first. What changes on the page itself, a filter or
 * a dialog, stays in slices and lets the press be seen.
 */
export function changePagesInTurn(router: Router): void {
  const subscribe = router.subscribe.bind(router);
  let shown = router.state.location.pathname;
  let leaving = false;
  router.subscribe = (listener) =>
    subscribe((state, options) => {
      const isOther = state.location.pathname !== shown;
      // Nothing on a page shows that another one is on its way.
      if (state.navigation.state === "loading" && !isOther) return;
      shown = state.location.pathname;
      // Whatever comes while a page leaves is shown when it has left.
      if (leaving) return;
      if (!isOther) return listener(state, options);

      leaving = true;
      const moves = !(state.historyAction === "POP" && wasSwiped);
      void leave(moves).then(() => {
        leaving = false;
        listener(router.state, { ...options, flushSync: true });
        if (moves) enter();
      });
    });
}

const pageOf = () => document.querySelector("main");

/** Ends in the frame that is to show the new page, or at once where no frames are drawn. */
async function leave(moves: boolean): Promise<void> {
  const page = pageOf();
  if (!page || document.hidden) return;
  if (moves) page.dataset["page"] = "leaves";
  const motions = page.getAnimations().map(({ finished }) => finished);
  await (motions.length > 0 ? Promise.allSettled(motions) : new Promise(requestAnimationFrame));
  // The new page is scrolled to its place before it moves.
  delete page.dataset["page"];
  // Removed with the focus in it, the old page would be styled once more.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && page.contains(activeElement)) activeElement.blur();
}

function enter(): void {
  const page = pageOf();
  if (page) page.dataset["page"] = "enters";
}
