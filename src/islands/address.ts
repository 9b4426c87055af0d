import { useSyncExternalStore } from "react";

/** Listeners to changes of the query that an island of this page made; `popstate` tells of the others. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
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
  for (const listener of listeners) listener();
}

/** Marks the history entry that Apply Now made: closing the dialog goes back over it. */
type EntryState = { fromApply: true } | null;

/**
 * The application dialog is a place in the history: Back closes it, its address opens it.
 * @param query the address's, with the dialog open
 */
export const openDialogEntry = (query: URLSearchParams): void =>
  setQuery(query, { state: { fromApply: true } satisfies EntryState });

/** @param query the address's, without the dialog */
export function closeDialogEntry(query: URLSearchParams): void {
  const entry = history.state as EntryState; // nothing else on these pages sets it
  if (entry?.fromApply) history.back();
  else setQuery(query, { replace: true });
}
