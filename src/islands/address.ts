import { useSyncExternalStore } from "react";
import { onQueryChange, search } from "#src/browser/address.ts";

/** The query of the address; empty in the prerendered page and during hydration. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(onQueryChange, search, () => ""));
