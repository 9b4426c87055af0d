import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * `false` in the prerendered page and while React takes it over, `true` from then on: what only
 * the browser knows (the address's query, say) may be shown without a mismatch.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
