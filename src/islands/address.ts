import { useSyncExternalStore } from "react";

/** A query that the address did not take: Safari allows 100 updates in 30 s. */
let unsaved: string | undefined;

const search = () => unsaved ?? location.search;

function subscribe(listener: () => void) {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}

/** The query of the address; empty in the prerendered page and during hydration. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, search, () => ""));

/**
 * Changes the query of the address, in a new history entry unless `method` says otherwise.
 * @param values by parameter; without a value, the parameter is removed
 */
export function changeQuery(
  values: Record<string, string | undefined>,
  method: "pushState" | "replaceState" = "pushState",
  state: unknown = method === "pushState" ? null : history.state,
): void {
  const query = new URLSearchParams(search());
  for (const [name, value] of Object.entries(values))
    if (value?.trim()) query.set(name, value);
    else query.delete(name);
  const changed = query.size > 0 ? `?${query}` : "";
  unsaved = undefined;
  try {
    history[method](state, "", location.pathname + changed + location.hash);
  } catch {
    unsaved = changed;
  }
  // Browsers fire popstate for Back and Forward only.
  dispatchEvent(new PopStateEvent("popstate", { state }));
}
