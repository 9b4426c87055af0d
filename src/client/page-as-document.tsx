import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";

/** The history entry that was there when the document came; its key outlives a reload. */
const arrivedAt = entryKey();

/**
 * Stands for a page that could not be shown: its code or data did not come, or they belong to a
 * newer build of the site. The browser loads it as a document, as without scripts, and says itself
 * what is wrong if that fails too. A document that fails here again stays: reloading would not end.
 */
export function PageAsDocument() {
  const { key } = useLocation();
  const error = useRouteError();
  useEffect(() => {
    if (error) reportError(error);
    if (key !== arrivedAt) location.reload();
  }, [key, error]);
  return null;
}

function entryKey(): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "key" in state ? state.key : "default";
}
