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

type Options = {
  /** Changes the current history entry instead of adding one. */
  replace?: boolean;
  state?: unknown;
};

export function setQuery(query: URLSearchParams, { replace, state = null }: Options = {}): void {
  // A key without a value (`apply`) is written as such.
  const search = query.size > 0 ? `?${query}` : "";
  const address = location.pathname + search + location.hash;
  if (replace) history.replaceState(state, "", address);
  else history.pushState(state, "", address);
  // Browsers tell of Back and Forward only.
  dispatchEvent(new PopStateEvent("popstate", { state }));
}

/**
 * The application dialog is a place in the history: Back closes it, its address opens it. Its entry
 * is marked when Apply Now made it: closing the dialog then goes back over it.
 * @param query the address's, with the dialog open
 */
export const openDialogEntry = (query: URLSearchParams): void =>
  setQuery(query, { state: "apply" });

/** @param query the address's, without the dialog */
export function closeDialogEntry(query: URLSearchParams): void {
  if (history.state === "apply") history.back();
  else setQuery(query, { replace: true });
}
