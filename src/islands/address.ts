import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}

/** The address's query; none in the built page, and while React takes it over. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return new URLSearchParams(search);
}

/** @param write what becomes of the current history entry: another follows it, or it is changed */
export function setQuery(
  query: URLSearchParams,
  write: "pushState" | "replaceState" = "pushState",
  state: unknown = null,
): void {
  // A key without a value (`apply`) is written as such.
  const search = query.size > 0 ? `?${query}` : "";
  history[write](state, "", location.pathname + search + location.hash);
  // Browsers tell of Back and Forward only.
  dispatchEvent(new PopStateEvent("popstate", { state }));
}

/**
 * The application dialog is a place in the history: Back closes it, its address opens it. Its entry
 * is marked when Apply Now made it: closing the dialog then goes back over it.
 * @param query the address's, with the dialog open
 */
export const openDialogEntry = (query: URLSearchParams): void =>
  setQuery(query, "pushState", "apply");

/** @param query the address's, without the dialog */
export function closeDialogEntry(query: URLSearchParams): void {
  if (history.state === "apply") history.back();
  else setQuery(query, "replaceState");
}
