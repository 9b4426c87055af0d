import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}

/** The query of the address; empty in the prerendered page and during hydration. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return new URLSearchParams(search);
}

/** Changes the query of the address, in a new history entry unless `method` says otherwise. */
export function setQuery(
  query: URLSearchParams,
  method: "pushState" | "replaceState" = "pushState",
  state: unknown = null,
): void {
  const search = query.size > 0 ? `?${query}` : "";
  history[method](state, "", location.pathname + search + location.hash);
  // Browsers fire popstate for Back and Forward only.
  dispatchEvent(new PopStateEvent("popstate", { state }));
}

/**
 * The open application dialog has a history entry: Back closes it, and its address opens it. An entry pushed by
 * Apply Now is marked in its state, so that closing the dialog goes back instead of leaving it behind.
 * @param query the query with the dialog open
 */
export const openDialogEntry = (query: URLSearchParams): void =>
  setQuery(query, "pushState", "apply");

/** @param query the query without the dialog */
export function closeDialogEntry(query: URLSearchParams): void {
  if (history.state === "apply") history.back();
  else setQuery(query, "replaceState");
}
