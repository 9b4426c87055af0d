/** A query that the address did not take: Safari allows 100 updates in 30 s. */
let unsaved: string | undefined;

/** The query of the address, as `location.search`. */
export const search = (): string => unsaved ?? location.search;

/** @returns a function that ends it */
export function onQueryChange(listener: () => void): () => void {
  addEventListener("popstate", listener);
  return () => removeEventListener("popstate", listener);
}

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
