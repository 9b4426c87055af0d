/**
 * How the router shows the next page: through a view transition where the browser has them and the
 * visitor wants motion. Nothing is gained by two still pictures of the page; without motion they
 * would only make the change later.
 */
export const pageChange = () => ({
  viewTransition:
    typeof document.startViewTransition === "function" &&
    matchMedia("(prefers-reduced-motion: no-preference)").matches,
});
