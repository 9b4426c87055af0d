/** Whether the browser has view transitions; asked for one where it has none, the router warns. */
export const viewTransitions =
  typeof document !== "undefined" && typeof document.startViewTransition === "function";
