import { useSyncExternalStore } from "react";
import { onQueryChange, search } from "#src/browser/query.ts";

/** The query of the address; empty in the prerendered page and during hydration. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(onQueryChange, search, () => ""));
